import type { Locale } from '@board/contracts/constants/locales';
import { boardState } from '../state/board-state.ts';
import { forgetMessages } from './catalogues.ts';

/** Once a page, before anything is said. */
export function createI18n(locale: Locale): void {
  forgetMessages();
  void setLocale(locale);
}

/** For a part that is loaded later: what only it says comes along, so the first dashboard does without. */
export const alongWith =
  (words: () => Promise<unknown>) =>
  async <Part>(part: Promise<Part>): Promise<Part> => {
    const [loaded] = await Promise.all([part, words()]);
    return loaded;
  };

/** Those that look at the language have heard of it by then. */
export async function setLocale(locale: Locale): Promise<void> {
  boardState.locale = locale;
  document.documentElement.lang = locale;
}
