import { chooseLocale, type Locale, locales } from '@board/contracts/constants/locales';

const storageKey = 'board.locale';

/** What was chosen here before, else what the browser prefers. */
export function initialLocale(): Locale {
  const stored = localStorage.getItem(storageKey);
  return locales.find((locale) => locale === stored) ?? chooseLocale(navigator.languages);
}

export function rememberLocale(locale: Locale): void {
  localStorage.setItem(storageKey, locale);
}

/** Each language by its own name, whatever language is on. */
export const localeNames: Record<Locale, { short: string; full: string }> = {
  'zh-CN': { short: '中文', full: '简体中文' },
  en: { short: 'EN', full: 'English' },
};

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'zh-CN' : 'en';
}
