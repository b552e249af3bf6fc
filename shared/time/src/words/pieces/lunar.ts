import type { Day } from '../../day.ts';
import { addDays } from '../../days.ts';
import { numberOf, zhNumber } from '../numbers.ts';
import type { Piece } from '../piece.ts';
import { upTo } from './both.ts';
import { zhBefore } from './dates.ts';

/**
 * The first days of the months of the moon from new year to new year, by the almanac, with a + that
 * of a doubled month; of a later year nothing is understood. The platform's own Chinese calendar is
 * a day late in 2027 and early in 2030.
 */
const months: Readonly<Record<number, string>> = {
  2026: '02-17 03-19 04-17 05-17 06-15 07-14 08-13 09-11 10-10 11-09 12-09 01-08 02-06',
  2027: '02-06 03-08 04-07 05-06 06-05 07-04 08-02 09-01 09-30 10-29 11-28 12-28 01-26',
  2028: '01-26 02-25 03-26 04-25 05-24 +06-23 07-22 08-20 09-19 10-18 11-16 12-16 01-15 02-13',
  2029: '02-13 03-15 04-14 05-13 06-12 07-11 08-10 09-08 10-08 11-06 12-05 01-04 02-03',
  2030: '02-03 03-04 04-03 05-02 06-01 07-01 07-30 08-29 09-27 10-27 11-25 12-25 01-23',
  2031: '01-23 02-21 03-23 +04-22 05-21 06-20 07-19 08-18 09-17 10-16 11-15 12-14 01-13 02-11',
  2032: '02-11 03-12 04-10 05-09 06-08 07-07 08-06 09-05 10-04 11-03 12-03 01-01 01-31',
  2033: '01-31 03-01 03-31 04-29 05-28 06-27 07-26 08-25 09-23 10-23 11-22 +12-22 01-20 02-19',
  2034: '02-19 03-20 04-19 05-18 06-16 07-16 08-14 09-13 10-12 11-11 12-11 01-09 02-08',
  2035: '02-08 03-10 04-08 05-08 06-06 07-05 08-04 09-02 10-01 10-31 11-30 12-29 01-28',
  2036: '01-28 02-27 03-28 04-26 05-26 06-24 +07-23 08-22 09-20 10-19 11-18 12-17 01-16 02-15',
};

/** A day of a year of the moon, whose last months are of the next year of the sun; 0 is the day before the month. */
export function lunarDay(year: number, month: number, date: number): Day | undefined {
  const firsts = months[year]?.split(' ') ?? [];
  const plain = firsts.filter((first) => !first.startsWith('+'));
  const at = firsts.indexOf(plain[month - 1] ?? '');
  const [first, next] = [at, at + 1].map((each) => {
    const said = firsts[each]?.replace('+', '') ?? '';
    return `${each > 3 && said < '03' ? year + 1 : year}-${said}`;
  });
  const day = at < 0 || !first ? undefined : addDays(first, date - 1);
  return day && next && day < next ? day : undefined;
}

const named = ['正', '冬', '腊'];
const monthAt = (name: string): number => [1, 11, 12][named.indexOf(name)] ?? numberOf(name);

/** 农历八月十五, 腊月二十三; a rhythm of them no rule knows. */
export const lunarDays: readonly Piece[] = [
  {
    kind: 'day',
    pattern: new RegExp(
      `(?<!每年的?(?:[农阴旧]历的?)?)(?:(?:[农阴旧]历的?(?<month>正|冬|腊|十[一二]?|[一二三四五六七八九]|1[0-2]|0?[1-9])|(?<name>正|冬|腊))月|大年(?=初))(?:初(?<early>十|[一二三四五六七八九])|(?<date>${zhNumber}))[日号]?${zhBefore}`,
    ),
    sure: true,
    read: ({ name, month = name ?? '正', early, date = early }, { today }) => {
      const year = Number(today.slice(0, 4));
      return [year - 1, year, year + 1]
        .map((each) => lunarDay(each, monthAt(month), upTo(date, 30) ?? 31))
        .flatMap((day) => (day && day >= today ? [{ day }] : []))[0];
    },
  },
];
