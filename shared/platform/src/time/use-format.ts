import { formatLocale, type Locale } from '@board/contracts/constants/locales';
import type { boardState } from '../state/board-state.ts';
import { useBoardValue } from '../state/use-board-value.ts';

type Formats = ReturnType<typeof createFormats>;

const minus = '\u2212';

let known: { language: Locale; timeZone: string; formats: Formats } | undefined;

/** Dates, money and numbers as the person's language writes them. Days are 'YYYY-MM-DD' and belong to no zone. */
export function useFormat(): Formats {
  return useBoardValue(formatsOf);
}

function formatsOf({
  locale: language,
  timeZone,
}: Pick<typeof boardState, 'locale' | 'timeZone'>): Formats {
  // Every row of every list formats, and they all speak one language in one zone.
  if (known?.language !== language || known.timeZone !== timeZone) {
    known = { language, timeZone, formats: createFormats(formatLocale[language], timeZone) };
  }
  return known.formats;
}

function createFormats(locale: string, timeZone: string) {
  const time = { timeStyle: 'short', hourCycle: 'h23', timeZone } as const;
  const days = new Map<string, (value: string) => string>();
  const day = (options: Intl.DateTimeFormatOptions) => {
    const name = JSON.stringify(options);
    const known = days.get(name);
    if (known) return known;
    const format = later(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    const write = (value: string) => format().format(new Date(`${value}T00:00:00Z`));
    days.set(name, write);
    return write;
  };
  const instant = (options: Intl.DateTimeFormatOptions) => {
    const format = later(() => new Intl.DateTimeFormat(locale, options));
    return (value: number | string) =>
      format().format(typeof value === 'string' ? Date.parse(value) : value);
  };
  const number = (options?: Intl.NumberFormatOptions) => {
    const format = later(() => new Intl.NumberFormat(locale, options));
    return (value: number) => format().format(value);
  };
  const isChinese = locale.startsWith('zh');
  const dayOnly = day({ day: 'numeric' });
  const money = number({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const plain = number();
  const order = later(() => new Intl.Collator(locale));
  return {
    /** The order of names: in Chinese by how they sound. */
    compare: (one: string, other: string) => order().compare(one, other),
    day,
    /** 'Fri, Nov 20', and 'Fri, November 20'. */
    shortDay: day({ weekday: 'short', month: 'short', day: 'numeric' }),
    namedDay: day({ weekday: 'short', month: 'long', day: 'numeric' }),
    weekday: day({ weekday: 'long' }),
    shortWeekday: day({ weekday: 'short' }),
    monthDay: day({ month: 'long', day: 'numeric' }),
    month: day({ year: 'numeric', month: 'long' }),
    /** A month that holds for both days is named once: in Chinese before them, in English after. */
    span: (first: string, last: string, month: 'long' | 'short' = 'long') => {
      const whole = day({ month, day: 'numeric' });
      if (first.slice(0, 7) !== last.slice(0, 7)) return `${whole(first)} \u2013 ${whole(last)}`;
      const [start, end] = isChinese ? [whole, dayOnly] : [dayOnly, whole];
      return `${start(first)}\u2013${end(last)}`;
    },
    fullDay: day({ dateStyle: 'full' }),
    mediumDay: day({ dateStyle: 'medium' }),
    /** With the sign of the currency, and before it that of the amount. */
    currency: (value: number) => `${value < 0 ? minus : ''}¥${money(Math.abs(value))}`,
    money: (value: number) => money(value).replace('-', minus),
    number: (value: number) => plain(value).replace('-', minus),
    percent: number({ style: 'percent' }),
    clock: instant(time),
    instant: instant({ ...time, dateStyle: 'medium' }),
    /** What is due begins where it ends: it has one time. */
    timeRange: (range: string) => [...new Set(range.split('-'))].join('\u2013'),
  };
}

/** A formatter takes a while to make and most are never used, so each is made at its first use. */
function later<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
