import type { Locale } from '../constants/locales.ts';

export const repeatWeekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
export type RepeatWeekday = (typeof repeatWeekdays)[number];

export type RuleParts = Partial<
  Record<'FREQ' | 'INTERVAL' | 'COUNT' | 'UNTIL' | 'BYDAY' | 'BYMONTHDAY', string>
>;

/** Of a rule as RFC 5545 writes it. */
export const partsOfRule = (rule: string): RuleParts =>
  Object.fromEntries(rule.split(';').map((part) => part.split('=')));

export const dayOfUntil = (until: string): string =>
  `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;

/** The first Monday after the calendar of the computer began; what follows are its weekdays. */
const someMonday = 5;
const someDay = (weekday: RepeatWeekday): string =>
  `1970-01-${String(someMonday + repeatWeekdays.indexOf(weekday)).padStart(2, '0')}`;

/** How the days of whoever reads are written. */
interface Days {
  shortWeekday(day: string): string;
  mediumDay(day: string): string;
}

export const repeatWeekdayName =
  ({ shortWeekday }: Pick<Days, 'shortWeekday'>) =>
  (weekday: RepeatWeekday): string =>
    shortWeekday(someDay(weekday));

interface Words {
  every: Readonly<Record<string, readonly [one: string, few: (count: string) => string]>>;
  /** By the number before a weekday: '1MO', '-1FR'. */
  place: Readonly<Record<string, (day: string) => string>>;
  lastDay: string;
  onDate: (date: string) => string;
  onDays: (days: readonly string[]) => string;
  until: (day: string) => string;
  times: (count: string) => string;
}

const words: Record<Locale, Words> = {
  'zh-CN': {
    every: {
      DAILY: ['每天', (count) => `每 ${count} 天`],
      WEEKLY: ['每周', (count) => `每 ${count} 周`],
      MONTHLY: ['每月', (count) => `每 ${count} 个月`],
      YEARLY: ['每年', (count) => `每 ${count} 年`],
    },
    place: {
      1: (day) => `第一个${day}`,
      2: (day) => `第二个${day}`,
      3: (day) => `第三个${day}`,
      4: (day) => `第四个${day}`,
      '-1': (day) => `最后一个${day}`,
    },
    lastDay: '最后一天',
    onDate: (date) => ` ${date} 日`,
    onDays: (days) => `（${days.join('、')}）`,
    until: (day) => `，到 ${day}`,
    times: (count) => `，共 ${count} 次`,
  },
  en: {
    every: {
      DAILY: ['Every day', (count) => `Every ${count} days`],
      WEEKLY: ['Every week', (count) => `Every ${count} weeks`],
      MONTHLY: ['Every month', (count) => `Every ${count} months`],
      YEARLY: ['Every year', (count) => `Every ${count} years`],
    },
    place: {
      1: (day) => `first ${day}`,
      2: (day) => `second ${day}`,
      3: (day) => `third ${day}`,
      4: (day) => `fourth ${day}`,
      '-1': (day) => `last ${day}`,
    },
    lastDay: ' on the last day',
    onDate: (date) => ` on day ${date}`,
    onDays: (days) => ` on ${days.join(', ')}`,
    until: (day) => `, until ${day}`,
    times: (count) => `, ${count} ${count === '1' ? 'time' : 'times'}`,
  },
};

/** A rule as one says it: 'Every 2 weeks on Mon, Wed, until 4 Dec 2026'. */
export function repeatText(rule: string, locale: Locale, days: Days): string {
  const say = words[locale];
  const { FREQ = '', INTERVAL = '1', COUNT, UNTIL, BYDAY, BYMONTHDAY = '' } = partsOfRule(rule);
  // The last day of a year, or its first Monday, is of another month.
  const isOfMonth = Boolean(BYDAY) || Number(BYMONTHDAY) < 0;
  const years = FREQ === 'MONTHLY' && !isOfMonth ? Number(INTERVAL) / 12 : 0;
  const isOfYears = years > 0 && Number.isInteger(years);
  const [one, few] = say.every[isOfYears ? 'YEARLY' : FREQ] ?? [rule, () => rule];
  const count = isOfYears ? String(years) : INTERVAL;
  return [count === '1' ? one : few(count), onWhich(), end()].join('');

  function onWhich(): string {
    // The month is that of the first day, which a rule does not say.
    if (isOfYears) return '';
    if (BYMONTHDAY) return BYMONTHDAY === '-1' ? say.lastDay : say.onDate(BYMONTHDAY);
    return BYDAY ? say.onDays(BYDAY.split(',').map(dayText)) : '';
  }

  function dayText(part: string): string {
    const name = repeatWeekdayName(days)(repeatWeekdays.find((day) => part.endsWith(day)) ?? 'MO');
    return say.place[part.slice(0, -2)]?.(name) ?? name;
  }

  function end(): string {
    if (UNTIL) return say.until(days.mediumDay(dayOfUntil(UNTIL)));
    return COUNT ? say.times(COUNT) : '';
  }
}
