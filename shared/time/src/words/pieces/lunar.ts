import type { Day } from '../../day.ts';

const feasts = ['春节', '端午', '七夕', '中秋', '重阳'] as const;

/**
 * The feasts of the moon in years of the sun, from the almanac; a later year has none, and is not
 * understood. The platform's own Chinese calendar is a day late in 2027 and early in 2030.
 */
const days: Readonly<Record<number, string>> = {
  2026: '02-17 06-19 08-19 09-25 10-18',
  2027: '02-06 06-09 08-08 09-15 10-08',
  2028: '01-26 05-28 08-26 10-03 10-26',
  2029: '02-13 06-16 08-16 09-22 10-16',
  2030: '02-03 06-05 08-05 09-12 10-05',
  2031: '01-23 06-24 08-24 10-01 10-24',
  2032: '02-11 06-12 08-12 09-19 10-12',
  2033: '01-31 06-01 08-01 09-08 10-01',
  2034: '02-19 06-20 08-20 09-27 10-20',
  2035: '02-08 06-10 08-10 09-16 10-09',
  2036: '01-28 05-30 08-28 10-04 10-27',
};

export function lunarFeast(name: (typeof feasts)[number], year: number): Day | undefined {
  const date = days[year]?.split(' ')[feasts.indexOf(name)];
  return date && `${year}-${date}`;
}
