import { type AttemptWords, attempt } from './attempt.ts';

/** Into the clipboard, as far as the browser allows. */
export const copy = (text: string, words: AttemptWords): Promise<boolean> =>
  attempt(() => navigator.clipboard.writeText(text), words);
