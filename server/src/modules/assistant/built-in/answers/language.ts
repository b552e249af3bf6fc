import type { Locale } from '@board/contracts/constants/locales';

/** The language of what was written; the person's own where it has none, such as '18:00?'. */
export function languageOf(message: string, own: Locale): Locale {
  if (/\p{Script=Han}/u.test(message)) return 'zh-CN';
  return /[a-z]{2}/i.test(message) ? 'en' : own;
}
