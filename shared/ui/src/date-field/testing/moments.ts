import { readWords } from '@board/time/words';
import type { Moments } from '../../texts/moments.tsx';

const written = (options: Intl.DateTimeFormatOptions) => (day: string) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** A Wednesday. */
export const moments: Moments = {
  locale: 'en',
  today: '2026-11-18',
  now: () => '15:32',
  format: {
    day: written,
    month: written({ year: 'numeric', month: 'long' }),
    fullDay: written({ dateStyle: 'full' }),
    weekday: written({ weekday: 'long' }),
    shortWeekday: written({ weekday: 'short' }),
  },
  loadWords: async () => readWords,
};
