import { isCalendarDay } from '../../../calendar-day.ts';
import { addDays, weekdayOf } from '../tools/day-range.ts';

/** The days a question is about. */
export interface When {
  start: string;
  end: string;
  /** The words that said so, to be taken out of a title. */
  words: string;
}

const weekdays = [
  /(?:\bmonday\b|(?:周|星期|礼拜)一)/i,
  /(?:\btuesday\b|(?:周|星期|礼拜)二)/i,
  /(?:\bwednesday\b|(?:周|星期|礼拜)三)/i,
  /(?:\bthursday\b|(?:周|星期|礼拜)四)/i,
  /(?:\bfriday\b|(?:周|星期|礼拜)五)/i,
  /(?:\bsaturday\b|(?:周|星期|礼拜)六)/i,
  /(?:\bsunday\b|(?:周|星期|礼拜)[日天])/i,
];

const near: readonly (readonly [RegExp, number])[] = [
  [/\bthe day after tomorrow\b|后天/i, 2],
  [/\btomorrow\b|明天|明日|明晚/i, 1],
  [/\byesterday\b|昨天|昨日/i, -1],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening))\b|今天|今日|今晚/i, 0],
];

/** Reads the first day or week that is named; nothing where none is. */
export function readWhen(message: string, today: string): When | undefined {
  return (
    readDate(message, today) ??
    readNearDay(message, today) ??
    readWeekday(message, today) ??
    readWeek(message, today)
  );
}

function readDate(message: string, today: string): When | undefined {
  const written = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(message);
  const chinese = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})[日号]/.exec(message);
  const found = written ?? chinese;
  if (!found) return undefined;
  const [words, year = today.slice(0, 4), month = '', day = ''] = found;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? { start: date, end: date, words } : undefined;
}

function readNearDay(message: string, today: string): When | undefined {
  for (const [pattern, days] of near) {
    const [words] = pattern.exec(message) ?? [];
    if (words === undefined) continue;
    const date = addDays(today, days);
    return { start: date, end: date, words };
  }
  return undefined;
}

const nextWeek = /\bnext\s+|下(?:个)?(?=周|星期|礼拜)/i;

/** The coming one, today included; of the next week where it says so. */
function readWeekday(message: string, today: string): When | undefined {
  for (const [index, pattern] of weekdays.entries()) {
    const [words] =
      new RegExp(`(?:(?:on|this|next)\\s+|[这本下]个?)?${pattern.source}`, 'i').exec(message) ?? [];
    if (words === undefined) continue;
    const monday = addDays(today, 1 - weekdayOf(today));
    const inWeek = addDays(monday, index);
    const date = nextWeek.test(words)
      ? addDays(inWeek, 7)
      : inWeek < today
        ? addDays(inWeek, 7)
        : inWeek;
    return { start: date, end: date, words };
  }
  return undefined;
}

function readWeek(message: string, today: string): When | undefined {
  const [words] =
    /(?:\b(?:this|the|next|my)\s+)?\bweek\b|[这本下]个?(?:周|星期|礼拜)/i.exec(message) ?? [];
  if (words === undefined) return undefined;
  const monday = addDays(today, 1 - weekdayOf(today) + (/next|下/i.test(words) ? 7 : 0));
  return { start: monday, end: addDays(monday, 6), words };
}

/** 'YYYY-MM': this month, or the one before where it says so. */
export function readMonth(message: string, today: string): string {
  const written = /\b(\d{4})-(\d{2})\b/.exec(message)?.[0];
  if (written) return written;
  const chinese = /(?:(\d{4})年)?(\d{1,2})月(?:份)?(?!\d)/.exec(message);
  if (chinese && Number(chinese[2]) >= 1 && Number(chinese[2]) <= 12) {
    return `${chinese[1] ?? today.slice(0, 4)}-${(chinese[2] ?? '').padStart(2, '0')}`;
  }
  if (!/\blast month\b|上个?月/i.test(message)) return today.slice(0, 7);
  return addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
}
