import type { Locale } from '@board/contracts/constants/locales';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The two largest units that there are: '41 days, 6 hours', '41天6小时'. */
export function formatUptime(seconds: number, locale: Locale): string {
  let left = Math.max(0, Math.floor(seconds));
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count === 0 && (parts.length > 0 || unit !== 'second')) {
      if (parts.length > 0) break;
      continue;
    }
    parts.push(
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    );
    if (parts.length === 2) break;
  }
  return parts.join(locale === 'en' ? ', ' : ' ');
}
