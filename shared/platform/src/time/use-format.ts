import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { boardState } from '../board/board-state.ts';
import { formatLocale } from './format-locale.ts';

const minus = '\u2212';

/** Dates, money and numbers as the person's language writes them. Days are 'YYYY-MM-DD' and belong to no zone. */
export function useFormat() {
  const { locale: language, timeZone } = useSnapshot(boardState);
  return useMemo(() => {
    const locale = formatLocale[language];
    const day = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      return (value: string) => format.format(new Date(`${value}T00:00:00Z`));
    };
    const money = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    const clock = new Intl.DateTimeFormat(locale, {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    const instant = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone,
    });
    const number = new Intl.NumberFormat(locale);
    const percent = new Intl.NumberFormat(locale, { style: 'percent' });
    return {
      day,
      weekday: day({ weekday: 'long' }),
      shortWeekday: day({ weekday: 'short' }),
      monthDay: day({ month: 'long', day: 'numeric' }),
      month: day({ year: 'numeric', month: 'long' }),
      fullDay: day({ dateStyle: 'full' }),
      mediumDay: day({ dateStyle: 'medium' }),
      money: (value: number) => money.format(value).replace('-', minus),
      number: (value: number) => number.format(value).replace('-', minus),
      percent: (value: number) => percent.format(value),
      clock: (value: number) => clock.format(value),
      instant: (value: number) => instant.format(value),
      timeRange: (range: string) => range.replace('-', '\u2013'),
    };
  }, [language, timeZone]);
}
