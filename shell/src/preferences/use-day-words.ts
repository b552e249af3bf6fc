import { loadWords, useFormat, useLocale, useToday } from '@board/platform';
import { useCallback } from 'react';

/** Reads a day that somebody wrote; of words that are more than a day, or none, there is nothing. */
export function useDayWords() {
  const locale = useLocale();
  const today = useToday();
  const { fullDay } = useFormat();
  return useCallback(
    async (words: string) => {
      const read = await loadWords().catch(() => undefined);
      const place = { locale, today, openDay: today, now: '00:00' };
      const { day, title } = read?.(words, place, { kinds: ['day'] }) ?? {};
      return day && title === '' ? { day, words: fullDay(day) } : undefined;
    },
    [locale, today, fullDay],
  );
}
