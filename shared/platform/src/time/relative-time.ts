import { formatLocale, type Locale } from '@board/contracts/constants/locales';
import { dayMs, hourMs, minuteMs, weekMs } from '@board/time';

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
  if (age < minuteMs) return justNow[locale];
  const words = new Intl.RelativeTimeFormat(formatLocale[locale], { numeric: 'always' });
  if (age < hourMs) return words.format(-Math.floor(age / minuteMs), 'minute');
  if (age < dayMs) return words.format(-Math.floor(age / hourMs), 'hour');
  if (days && age < weekMs) return words.format(-Math.floor(age / dayMs), 'day');
  return new Intl.DateTimeFormat(formatLocale[locale], {
    dateStyle: 'medium',
    ...(timeZone && { timeZone }),
  }).format(instant);
}
