import type { Locale } from '@board/contracts/constants/locales';
import { formatLocale } from './format-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const justNow: Record<Locale, string> = { 'zh-CN': '刚刚', en: 'just now' };

interface RelativeOptions {
  /** Notifications count days up to a week; the chat turns to a date after a day. */
  days?: boolean;
  timeZone?: string;
}

/** 'just now', minutes, hours, then days or a date. */
export function relativeTime(
  instant: number,
  now: number,
  locale: Locale,
  { days = false, timeZone }: RelativeOptions = {},
): string {
  const age = now - instant;
  if (age < minute) return justNow[locale];
  const words = new Intl.RelativeTimeFormat(formatLocale[locale], { numeric: 'always' });
  if (age < hour) return words.format(-Math.floor(age / minute), 'minute');
  if (age < day) return words.format(-Math.floor(age / hour), 'hour');
  if (days && age < 7 * day) return words.format(-Math.floor(age / day), 'day');
  return new Intl.DateTimeFormat(formatLocale[locale], {
    dateStyle: 'medium',
    ...(timeZone && { timeZone }),
  }).format(instant);
}
