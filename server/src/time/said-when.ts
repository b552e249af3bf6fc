import { formatLocale, type Locale } from '@board/contracts/constants/locales';

/** 'Wed 25 November', as the reader writes it. */
export const saidDay = (locale: Locale, date: string): string =>
  new Intl.DateTimeFormat(formatLocale[locale], {
    weekday: 'short',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`));

/** What is due has but one. */
export function saidTime(range: string): string {
  const [from, to] = range.split('-');
  return from === to || !to ? `${from}` : `${from}–${to}`;
}
