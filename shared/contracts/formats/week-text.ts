import { timetableLimit } from '../constants/limits.ts';
import { runs } from './period-text.ts';
import { plainText, unwrapped } from './plain-text.ts';

type Parity = 'odd' | 'even' | 'all';

const parityWord = '(?:[单双奇偶]周?|全周?|全部|每周)';
const segment = new RegExp(
  `^第?(\\d{1,2})周?(?:-第?(\\d{1,2}))?周?(?:\\((${parityWord})\\)|\\[(${parityWord})\\]|[|/]?(${parityWord}))?周?$`,
);
const braced = new RegExp(`^\\{([^{}|]+)(?:\\|(${parityWord}))?\\}$`);
const wholeTerm = /^(单周|双周|奇数?周|偶数?周|每周|全周|全部周?)$/;

/** The weeks that a text names, ascending; null when it cannot be read. `termWeeks` is what 'every odd week' ends with. */
export function readWeeks(text: string, termWeeks: number): readonly number[] | null {
  const plain = unwrapped(inChinese(plainText(text)))
    .replace(/^前(?=\d)/, '1-')
    .replace(/周上/g, '周')
    .replace(/(^|,)([单双])周?(\d+(?:-\d+)?)/g, '$1$3周$2')
    .replace(/(?<=[周)\]])(?=\d)/g, ',');
  if (wholeTerm.test(plain)) return within(1, termWeeks, parityOf(plain));
  const brace = braced.exec(plain);
  const inside = brace?.[1] ?? plain;
  const shared = parityOf(brace?.[2]);
  const weeks = new Set<number>();
  for (const part of inside.replace(/[([](\d+(?:-\d+)?周?)[)\]]/g, '$1').split(',')) {
    const match = segment.exec(part);
    if (!match) return null;
    const first = Number(match[1]);
    const last = match[2] === undefined ? first : Number(match[2]);
    const own = parityOf(match[3] ?? match[4] ?? match[5]);
    const named = within(first, last, own === 'all' ? shared : own);
    if (first < 1 || last > timetableLimit.weeks || named.length === 0) return null;
    for (const week of named) weeks.add(week);
  }
  return [...weeks].sort((a, b) => a - b);
}

/** '1-16 odd', 'weeks 2-16 (even)', 'odd': one grammar reads both languages. */
function inChinese(plain: string): string {
  return plain
    .replace(/^(?:weeks?|wks?\.?):?(?=\d)/i, '')
    .replace(/(?<=\d)(?:&|and)(?=\d)/gi, ',')
    .replace(/(?<=\d)to(?=\d)/gi, '-')
    .replace(/,(?=(?:odd|even)(?:weeks?)?$)/i, '')
    .replace(/odd(?:weeks?)?/gi, '单周')
    .replace(/even(?:weeks?)?/gi, '双周')
    .replace(/weeks?|wks?\.?/gi, '周');
}

/** '1-16周', '1-15周(单)', '1-8,10周'. */
export function writeWeeks(weeks: readonly number[]): string {
  const parts: string[] = [];
  let rest = weeks;
  while (rest.length > 0) {
    const stepped = alternating(rest);
    if (stepped > 2) {
      const [first, last] = [rest[0] ?? 0, rest[stepped - 1] ?? 0];
      parts.push(`${first}-${last}周(${first % 2 === 1 ? '单' : '双'})`);
      rest = rest.slice(stepped);
    } else {
      const [first, last] = runs(rest)[0] ?? [0, 0];
      parts.push(first === last ? `${first}周` : `${first}-${last}周`);
      rest = rest.slice(last - first + 1);
    }
  }
  return parts.join(',').replace(/(\d)周,(?=[\d,-]*周(?!\())/g, '$1,');
}

/** How many of the first weeks follow each other in steps of two. */
function alternating(weeks: readonly number[]): number {
  let count = 1;
  while (count < weeks.length && (weeks[count] ?? 0) - (weeks[count - 1] ?? 0) === 2) count += 1;
  return count;
}

function within(first: number, last: number, parity: Parity): number[] {
  const weeks: number[] = [];
  for (let week = first; week <= last; week += 1) {
    if (parity === 'all' || (week % 2 === 1) === (parity === 'odd')) weeks.push(week);
  }
  return weeks;
}

function parityOf(word: string | undefined): Parity {
  if (word === undefined) return 'all';
  if (/[单奇]/.test(word)) return 'odd';
  return /[双偶]/.test(word) ? 'even' : 'all';
}
