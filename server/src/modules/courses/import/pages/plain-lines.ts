import type { LeftOut } from '../imported-file.ts';
import { weekdayOf } from './labels.ts';
import { cellsPage, type Page } from './page.ts';

const mostLines = 500;
const longestLine = 200;
const longestDay = 12;
const name =
  '(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)(?![a-z])\\.?';
const clock = '\\d{1,2}(?:[:.]\\d\\d)?';
const half = '(?: ?[ap]\\.?m\\.?)?';
/** What of a line says when, each once; all else is the course, its teacher and the room. */
const parts = {
  weekday: new RegExp(
    `(?:周|星期|礼拜)[一二三四五六日天]|\\b${name}(?:(?: ?[,/&+] ?| and | )${name}){0,4}|\\b(?:MWF|MW|TuTh|TTh|TR)\\b(?! ?\\d{3})`,
    'i',
  ),
  hours: new RegExp(
    `(?<![\\d.:-])(?:\\d{1,2}[:.]\\d\\d${half} ?(?:-|–|—|~|至|到|to) ?${clock}|\\d{1,2}${half} ?(?:-|–|to) ?${clock}(?= ?[ap]\\.?m))${half}(?![\\d:])`,
    'i',
  ),
  periods:
    /第?(?:\d{1,2}(?: ?[-–~、,到至] ?\d{1,2}){0,5}|[一二三四五六七八九十]{1,2})大?节(?![^\s,;]*课)/,
  weeks:
    /第?\d{1,2}(?: ?[-–~] ?\d{1,2})?(?: ?[,、] ?\d{1,2}(?: ?[-–~] ?\d{1,2})?){0,5} ?周(?: ?[(（]?[单双]周?[)）]?)?|[单双]周|\bw(?:ee)?ks? \d{1,2}(?: ?[-–] ?\d{1,2})?/i,
} as const;
/** Who says nothing of them beside one who does means all, as where nobody does. */
const eachWeek = '1-18';
/** Periods are counted through the day. */
const partOfDay = /(?:上午|下午|晚上|早上)\s?(?=第?[\d一二三四五六七八九十]{1,2}[^:点\n]{0,12}节)/;
type Part = keyof typeof parts;

const room =
  /^(?:[A-Z]{1,4}[- ]?)?\d{2,4}[A-Z]?$|^[A-Z]{1,3}-?\d+|[\u4e00-\u9fff][A-Z]?-?\d{3,4}$|楼|教\d|教[一二三四五室]|[室馆厅]$|操场|机房|^(?:room|rm|hall|lab|theatre|online)\b|\b(?:hall|building|theatre)(?: \w{1,4})?$/i;
const teacher = /老师$|教授$|^(?:dr|prof|mr|ms|mrs)\.? /i;

/** A list that has no heading, as one types it or copies it from a message: each line has a day and a time. */
export function plainLines(text: string): { page: Page; left: LeftOut[] } | undefined {
  const rows: string[][] = [];
  const left: LeftOut[] = [];
  let day = '';
  for (const [at, line] of text.split(/\r?\n/, mostLines + 1).entries()) {
    if (line.trim() === '') continue;
    // A day alone is that of the lines below it.
    const alone = line.length < longestDay ? line.trim().replace(/[:：]$/, '') : '';
    if (weekdayOf(alone)) {
      day = alone;
      continue;
    }
    const row = at < mostLines && rowOf(line.slice(0, longestLine), day);
    if (row) rows.push(row);
    // The first may say what they are.
    else if (at > 0 || /\d/.test(line))
      left.push({ line: at + 1, reason: at < mostLines ? 'one_time' : 'too_many' });
  }
  // A line of prose may look like one.
  if (rows.length < 2 || left.length * 2 > rows.length) return undefined;
  return { page: cellsPage([['课程名称', '教师', '时间', '周次', '教室'], ...rows]), left };
}

function rowOf(line: string, day: string): string[] | undefined {
  let rest = line.normalize('NFKC').replace(partOfDay, ' ');
  const found: Partial<Record<Part, string>> = {};
  for (const part of Object.keys(parts) as Part[]) {
    const { 0: words, index } = parts[part].exec(rest) ?? {};
    if (words === undefined || index === undefined) continue;
    found[part] = words;
    rest = rest.slice(0, index) + mark.repeat(words.length) + rest.slice(index + words.length);
  }
  const { weekday = day, hours, periods, weeks = eachWeek } = found;
  if (!weekday || !(hours ?? periods)) return undefined;
  // A second time would be taken for the teacher or the room.
  if ([parts.weekday, parts.hours, parts.periods].some((part) => part.test(rest))) return undefined;
  const pieces = piecesOf(rest);
  const course = pieces.find((piece) => !room.test(piece) && !teacher.test(piece)) ?? pieces[0];
  if (!course) return undefined;
  const others = pieces.filter((piece) => piece !== course);
  const place = others.find((piece) => room.test(piece)) ?? '';
  const who = others.find((piece) => piece !== place) ?? '';
  return [course, who, `${weekday} ${hours ?? periods?.replaceAll('、', ',')}`, weeks, place];
}

/** Stands where something was read. */
const mark = '\uE000';
const paired = /^[^()]*(?:\([^()]*\)[^()]*)*$/;
/** Chinese words are parted by any space, English ones by more than that. */
const piecesOf = (words: string): string[] =>
  words
    .split(
      /[\t,;，；|\uE000@]+|\s{2,}|(?<=[\u4e00-\u9fff])\s+|\s+(?=[\u4e00-\u9fff])|\s(?=(?:room|rm|dr|prof)\b)/i,
    )
    .map((piece) =>
      piece
        .replace(
          paired.test(piece) ? /^[\s:·、-]+|[\s:·、-]+$/g : /^[\s:·、()-]+|[\s:·、()-]+$/g,
          '',
        )
        .replace(/^\(([^()]*)\)$/, '$1'),
    )
    .filter(Boolean);
