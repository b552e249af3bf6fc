import type { readWords } from '@board/time/words';

export type ReadWords = typeof readWords;

/** The reader of days, times and rhythms in words; it comes late, so ask for it when somebody is about to write. */
export const loadWords = (): Promise<ReadWords> =>
  import('@board/time/words').then((words) => words.readWords);
