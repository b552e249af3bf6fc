import type { Locale } from '@board/contracts/constants/locales';
import i18next, { type i18n } from 'i18next';
import { boardState } from '../state/board-state.ts';
import { forgetTexts } from './use-text.ts';

export type Messages = { readonly [key: string]: string | Messages };
export type Catalogs = Readonly<Record<Locale, Messages>>;

/** One instance for the page; a remote's catalog is a namespace with the remote's name. */
export function createI18n(locale: Locale): i18n {
  void i18next.init({
    lng: locale,
    resources: {},
    interpolation: { escapeValue: false },
    // Sentences in Chinese stand together with nothing between them.
    returnEmptyString: true,
    initAsync: false,
  });
  applyLocale(locale);
  return i18next;
}

export function addMessages(namespace: string, catalogs: Catalogs): void {
  for (const [locale, messages] of Object.entries(catalogs)) {
    i18next.addResourceBundle(locale, namespace, messages, true, true);
  }
  forgetTexts();
}

/** For a part that is loaded later: what only it says comes along, so the first dashboard does without. */
export const alongWith =
  (words: () => Promise<unknown>) =>
  async <Part>(part: Promise<Part>): Promise<Part> => {
    const [loaded] = await Promise.all([part, words()]);
    return loaded;
  };

export async function setLocale(locale: Locale): Promise<void> {
  await i18next.changeLanguage(locale);
  applyLocale(locale);
}

function applyLocale(locale: Locale): void {
  boardState.locale = locale;
  document.documentElement.lang = locale;
}
