import { loadSampleTerm, removeSampleTerm } from '@board/contracts/calls/terms';
import { paths } from '@board/contracts/constants/paths';
import { attempt, useSend, useWrite } from '@board/platform';
import { useNavigate } from '@board/platform/router';
import { useTexts } from '../text.ts';

/** Puts the sample there and takes it away, and says so where nobody sees it come or go. */
export function useSampleTerm() {
  const t = useTexts();
  const navigate = useNavigate();
  const { write, pending } = useWrite(loadSampleTerm);
  const takeAway = useSend(removeSampleTerm);
  const failed = t('sample.failed');
  const remove = () => void attempt(() => takeAway({}), { done: t('sample.removed'), failed });
  const load = () => void attempt(() => write({}), { failed });
  const loadUnseen = () =>
    attempt(() => write({}), {
      done: ({ courses: count }) => t('sample.loaded', { count }),
      failed,
      open: { label: t('sample.see'), run: () => void navigate(paths.timetable) },
      undo: { label: t('sample.takeAway'), run: remove },
    });
  return { load, loadUnseen, remove, pending };
}
