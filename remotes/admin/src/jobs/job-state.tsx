import type { Job } from '@board/contracts/calls/admin';
import { Status, type StatusProps } from '@board/ui';
import { useTexts } from '../text.ts';

const tones: Record<Job['state'], StatusProps['tone']> = {
  ready: 'off',
  running: 'info',
  done: 'success',
  dead: 'error',
};

export function JobState({ state }: Pick<Job, 'state'>) {
  const t = useTexts();
  return <Status tone={tones[state]}>{t(`jobs.of.${state}`)}</Status>;
}
