import { loadSampleTerm, removeSampleTerm } from '@board/contracts/calls/terms';
import { attempt, useSend, useWrite } from '@board/platform';
import { useTexts } from '../text.ts';

/** Puts the sample there and takes it away, and says so where nobody sees it go. */
export function useSampleTerm() {
  const t = useTexts();
  const { write, pending } = useWrite(loadSampleTerm);
  const takeAway = useSend(removeSampleTerm);
  const failed = t('sample.failed');
  return {
    load: () => void attempt(() => write({}), { failed }),
    remove: () => void attempt(() => takeAway({}), { done: t('sample.removed'), failed }),
    pending,
  };
}
