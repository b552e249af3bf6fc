import { readWords } from '@board/time/words';
import { english, type KnownMoments } from '../../texts/moments.tsx';

/** A Wednesday. */
export const moments: KnownMoments = {
  ...english,
  today: '2026-11-18',
  now: () => '15:32',
  loadWords: async () => readWords,
};
