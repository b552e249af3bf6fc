import { minutesOf } from '../../clock.ts';
import { addDays, weekdayOf } from '../../days.ts';
import { insensitive } from '../expressions.ts';
import { enNumber, numberOf } from '../numbers.ts';
import type { Groups, Piece, TimeValue } from '../piece.ts';
import { comingDateOfMonth } from './dates.ts';
import { dayWord, nearDay, weekdayAt, weekdayName } from './en-days.ts';
import { atPart, dash } from './hours.ts';

const hour = '(?:1[0-2]|0?[1-9])';
const fullHour = '(?:[01]\\d|2[0-3])';
const oClock = "o['’]?clock(?!\\s+(?:shadow|rock|news)\\b)";
/** 'Look at one' is of no hour. */
const hourWord =
  '(?:one(?=\\s+(?:o|thirty))|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const minute = '(?:[:.][0-5]\\d)';
const start = "(?<![\\w'’.:/$€£¥-])";
const end = "(?![\\w'’]|[:.]\\d|-[a-z])";
const led =
  '(?:\\bdue\\s+)?(?:(?:\\b(?:at|by|from|before|after|until|around|about|between|no later than)\\s+)|@\\s*)?';
const partWords = 'in the (?:morning|afternoon|evening)|at night';
const partOf = (words: string | undefined): string | undefined =>
  words && /night/i.test(words) ? 'night' : words?.split(' ').at(-1)?.toLowerCase();
const sharesOf: Readonly<Record<string, number>> = {
  half: 30,
  quarter: 15,
  five: 5,
  ten: 10,
  twenty: 20,
  'twenty-five': 25,
};

const met =
  'meeting|call|tutorial|lab|appointment|interview|dentist|doctor|stand-?up|shift|train|bus|gym|dinner|lunch|rehearsal';

export const enTimes: readonly Piece[] = [
  {
    kind: 'time',
    pattern: insensitive(
      `${led}${start}(?<from>${hour}${minute}?)\\s*(?<half>am|pm|a\\.m\\.|p\\.m\\.)?\\s*(?:${dash}|(?<=\\bbetween\\s[^;]*)and\\b)\\s*(?<to>${hour}${minute}?)\\s*(?<endHalf>am|pm|a\\.m\\.|p\\.m\\.)${end}`,
    ),
    sure: true,
    read: readRange,
  },
  {
    kind: 'time',
    pattern: insensitive(
      `${led}${start}(?<from>${hour}${minute}?)\\s*(?<half>am|pm|a\\.m\\.|p\\.m\\.)${end}(?:\\s+sharp${end})?`,
    ),
    sure: true,
    read: ({ from = '', half }) => startAt(minutes(from), halfOf(half)),
  },
  {
    kind: 'time',
    pattern: insensitive(
      `${led}${start}(?<from>${hour}${minute}?)(?:\\s+o['’]?clock)?\\s+(?<part>${partWords})${end}`,
    ),
    sure: true,
    read: ({ from = '', part }) => startAt(minutes(from), partOf(part)),
  },
  {
    kind: 'time',
    pattern: insensitive(
      `(?:\\b(?:at|around|by|before|until)\\s+|@\\s*|\\bfrom\\s+(?=\\d{1,2}\\s+(?:until|till?)\\s)|${start}(?=\\w+\\s+${oClock}))(?<from>${hour}(?:\\.[0-5]\\d)?|${hourWord}(?:\\s+thirty)?)(?:\\s*${dash}\\s*(?<to>${hour}(?:\\.[0-5]\\d)?))?(?<clock>\\s+(?:${oClock}|sharp))?${end}(?!%|\\s*(?:st|nd|rd|th|[ap]m)\\b)`,
    ),
    sure: ({ clock }) => clock !== undefined,
    read: ({ from = '', to }) => ({
      start: minutes(from),
      end: to === undefined ? undefined : minutes(to),
      vague: 6,
    }),
  },
  {
    kind: 'time',
    // 'Tomorrow night 9' and 'Saturday 10-12', but not 'Friday 9'.
    pattern: insensitive(
      `(?<=\\b(?:${dayWord}|this(?= [mae]))\\s+(?:(?:morning|afternoon|evening|night)\\s+)?)(?:(?<=(?:morning|afternoon|evening|night)\\s+|\\b(?:breakfast|brunch|lunch|dinner|supper)\\b.*)(?<from>${hour})|(?<first>${hour})\\s*${dash}\\s*(?<to>${hour}))(?=\\s*$)`,
    ),
    read: ({ from, first, to }) =>
      first === undefined
        ? { start: Number(from) * 60, vague: 6 }
        : { start: Number(first) * 60, end: Number(to) * 60, vague: 6 },
  },
  {
    kind: 'time',
    // 'Coffee with Sam tomorrow 3'; 'quiz wed 9' is of the ninth where that is a Wednesday.
    pattern: insensitive(
      `(?<=[a-z].*\\s(?:${nearDay}|(?<!\\bto\\s)(?<name>${weekdayName}))\\s+)(?<from>${hour}(?:\\.[0-5]\\d)?)(?=\\s*$)`,
    ),
    read: ({ name, from = '' }, { today }) => {
      const coming = comingDateOfMonth(today, Number(from))?.day;
      if (name && coming && weekdayOf(coming) === weekdayAt(name)) return undefined;
      return { start: minutes(from), vague: 6 };
    },
  },
  {
    kind: 'time',
    // '8.30 sun', and 'lunch 12-1', 'between 10 and 12': hours of what has no other figures.
    pattern: insensitive(
      `(?<![\\w$£€.:/-]|\\b(?:buy|pay|paid|spent|budget|costs?|node|ios)\\s+)(?<from>${hour}\\.(?:00|15|30|45))(?=\\s+(?:${dayWord})\\s*$)|(?:(?<=\\b(?:lunch|brunch|dinner|gym|shift|appointment|rehearsal|training)\\s+)(?<first>${hour})\\s?[-–]\\s?|\\bbetween\\s+(?<first>${hour}${minute}?)\\s+and\\s+)(?<to>${hour}${minute}?)(?![\\w.:%/-])(?=\\s*(?:$|[,;]|(?:with|w|w\\/|at|on|in|for|${dayWord})\\b))`,
    ),
    sure: ({ first }) => first !== undefined,
    read: ({ from, first = from, to }) => ({
      start: minutes(first ?? ''),
      end: to === undefined ? undefined : minutes(to),
      vague: 6,
    }),
  },
  {
    kind: 'time',
    // '2359hrs', 'train 0740'.
    pattern: insensitive(
      `(?:\\b(?:at|by)\\s+)?${start}(?<hour>${fullHour})(?<rest>[0-5]\\d)(?:hrs${end}(?!\\s+of\\b)|(?<=\\b(?:train|bus|coach|ferry)\\s+\\d{4})(?=\\s*(?:$|,|\\s(?:on|${dayWord})\\b)))`,
    ),
    sure: true,
    read: readFigures,
  },
  {
    kind: 'time',
    pattern: insensitive(
      `${led}${start}(?<from>${hour}${minute}?)[- ]?ish${end}(?:(?<=\\b(?:${dayWord})\\s[^,;]*)|(?=\\s*(?:$|[,;]|(?:with|w|at|on|in|for|${dayWord})\\b)))`,
    ),
    sure: true,
    read: ({ from = '' }) => ({ start: minutes(from), vague: 6 }),
  },
  {
    kind: 'time',
    // 'Gym 6-7 tonight'.
    pattern: insensitive(
      `(?<=[a-z]\\s+)(?<from>${hour})\\s*-\\s*(?<to>${hour})(?=\\s+(?<when>${nearDay}|(?:this|tomorrow) (?:morning|afternoon|evening|night)|${weekdayName})\\s*$)`,
    ),
    read: readEvening,
  },
  {
    kind: 'time',
    pattern: insensitive(
      `\\bat\\s+(?<hour>${fullHour})(?<rest>[0-5][05])${end}(?:(?<company>(?=\\s+with\\b))|)`,
    ),
    sure: ({ company }) => company !== undefined,
    endOnly: true,
    read: readFigures,
  },
  {
    kind: 'time',
    // Of what is said to be at 1430; a year, a sum or a number of words is not: '2025 lab report'.
    pattern: insensitive(
      `(?<=^|\\b(?:${dayWord})\\s+)(?<hour>${fullHour})(?<rest>[0-5][05])\\s+(?=(?:${met})\\b)(?:(?<!^\\d{4}\\s+)|(?=(?:${met})(?:\\s+(?:${met}))?(?:\\s*(?:$|[,;])|\\s+(?:with|at|on|in|for|${dayWord})\\b)))`,
    ),
    sure: true,
    read: readFigures,
  },
  {
    kind: 'time',
    pattern: insensitive(
      `(?:\\b(?<lead>at|by|before|until)\\s+)?(?:\\ba\\s+)?\\b(?<share>half|quarter|five|ten|twenty(?:[- ]five)?|[12]?[05](?= past))\\s+(?:(?<way>past|to)\\s+)?(?<hour>(?!an?\\b)${enNumber})(?:\\s*(?<noon>am|pm))?${end}`,
    ),
    sure: ({ lead }) => lead !== undefined,
    read: (groups) => {
      const hours = numberOf(groups.hour ?? '');
      const share = shareOf(groups);
      if (share === undefined || !(hours >= 1 && hours <= 12)) return undefined;
      const at = hours * 60 + share;
      return groups.noon ? startAt(at, groups.noon) : { start: at, vague: 6 };
    },
  },
  {
    kind: 'time',
    pattern: insensitive(
      `(?:(?<lead>\\b(?:at|by|before|until|due)\\s|@)\\s*)?\\b(?:12\\s+)?(?<word>noon|midday|midnight)${end}(?:(?=\\s+(?<beside>${dayWord})\\b)|)`,
    ),
    sure: ({ lead, beside }) => (lead ?? beside) !== undefined,
    endOnly: true,
    read: ({ word = '' }) => ({ start: /midnight/i.test(word) ? 1440 : 720 }),
  },
  {
    kind: 'time',
    pattern: insensitive(
      `(?:\\bdue\\s+)?\\bin\\s+(?<count>half\\s+an|\\d\\.5|${enNumber})\\s+(?<unit>hour|hr|minute|min)s?(?<more>\\s+and\\s+a\\s+half)?${end}`,
    ),
    sure: true,
    read: ({ count = '', unit = '', more }, { today, now }) => {
      const whole = count.includes('.') ? Number(count) : numberOf(count);
      const number = /^half/i.test(count) ? 0.5 : whole + (more ? 0.5 : 0);
      const at = minutesOf(now) + Math.round(number * (/^h/i.test(unit) ? 60 : 1));
      if (Number.isNaN(at)) return undefined;
      return { start: at % 1440, day: addDays(today, Math.floor(at / 1440)) };
    },
  },
];

/** Minutes after the hour. 'Half 5' is half past; 'half ten' needs a word that leads to a time, as 'ten to six' does, which may be a span. */
function shareOf({ lead, share = '', way, hour: said = '' }: Groups): number | undefined {
  const minutes = sharesOf[share.toLowerCase().replace(' ', '-')] ?? Number(share);
  if (/^past$/i.test(way ?? '')) return minutes;
  if (minutes === 30) return !way && (lead || /\d/.test(said)) ? 30 : undefined;
  return way && (lead || minutes === 15) ? -minutes : undefined;
}

/** Of 3-1 and of 3-5 tonight nobody knows that they are hours. */
function readEvening({ from, to, when = '' }: Groups): TimeValue | undefined {
  const hours = (Number(to) - Number(from) + 12) % 12;
  if (hours === 0 || hours > 8 || (/night|evening/i.test(when) && Number(from) < 5))
    return undefined;
  return { start: Number(from) * 60, end: Number(to) * 60, vague: 6 };
}

function readFigures({ hour: hours, rest }: Groups): TimeValue {
  return { start: Number(hours) * 60 + Number(rest) };
}

function readRange({ from = '', half, to = '', endHalf }: Groups): TimeValue | undefined {
  const end = atPart(minutes(to), halfOf(endHalf));
  const start = atPart(minutes(from), halfOf(half ?? endHalf));
  if (start === undefined || end === undefined) return undefined;
  // '11-1pm' begins in the morning.
  return half === undefined && start >= end && start >= 720
    ? { start: start - 720, end }
    : { start, end };
}

function startAt(at: number, part: string | undefined): TimeValue | undefined {
  const start = atPart(at, part);
  return start === undefined ? undefined : { start };
}

const halfOf = (half: string | undefined): string | undefined => half?.replaceAll('.', '');

function minutes(time: string): number {
  const [hours = '', rest = '0'] = time.split(/[:.\s]+/);
  return numberOf(hours) * 60 + (rest.toLowerCase() === 'thirty' ? 30 : Number(rest));
}
