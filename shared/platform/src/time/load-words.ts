import type { readWords } from '@board/time/words';

export type ReadWords = typeof readWords;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The reader of days, times and rhythms in words; it comes late, so ask for it when somebody is about to write. */
export const loadWords = async (): Promise<ReadWords> => {
  const { getReady, readWords } = await import('@board/time/words');
  await getReady(pause);
  return readWords;
};
