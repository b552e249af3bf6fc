import { certain, oneOfAKind } from './certain.ts';
import type { Options, Place, Said } from './said.ts';
import { folded, type Reading, scan, veiled } from './scan.ts';
import { settle } from './settle.ts';
import { withSpans } from './spans.ts';
import { withEnds } from './until.ts';

/** 在 before a day goes with it, but not the one of 现在; so does 截止. */
const led =
  /(?:(?<=\b(?:moved|changed|pushed(?: back)?|shifted|postponed|rescheduled)\s)to\s?|(?<![现正存实不好内所外])在|大[概约]|截[止至](?:日期|时间)?到?\s?[:：]?\s?)$/;
const ends = /^[\s,，、;；:：.。~—–-]+|[\s,，、;；:：~—–-]+$/g;

/** Longer than a title may be; the rest of a long question is not looked at. */
const mostRead = 500;

/**
 * What a line in Chinese or English says of day, time, rhythm, reminder and priority. Nothing is
 * taken out of the title unless it is certain, and what was taken is told word by word.
 */
export function readWords(line: string, place: Place, options: Options = {}): Said {
  const open = folded(line.slice(0, mostRead));
  const plain = veiled(open);
  const kept = (options.without ?? []).map((words) => words.trim().toLowerCase());
  const isKept = ({ from, to }: Reading) =>
    kept.includes(line.slice(from, to).trim().toLowerCase());
  const scanned = scan(plain, place, options, open);
  const isForRhythms = !options.asked && (options.kinds?.includes('repeat') ?? true);
  const found = withEnds(plain, isForRhythms ? withSpans(plain, scanned, place.today) : scanned);
  const free = found.filter((each) => !isKept(each));
  const taken = options.asked ? oneOfAKind(free) : certain(plain, free, found.filter(isKept));
  const readings = withEnds(plain, taken);
  const said = settle(readings, place, options.asked);
  const last = readings.find(({ kind }) => kind === 'until');
  // What ends before it begins is not understood.
  if (last && said.repeat?.until && said.day && said.repeat.until < said.day)
    return readWords(line, place, {
      ...options,
      without: [...kept, line.slice(last.from, last.to)],
    });
  let title = line;
  for (const { from, to } of readings.filter(({ stays }) => !stays).toReversed())
    title = `${title.slice(0, from).replace(led, '')} ${title.slice(to).replace(/^的/, '')}`;
  // 'Remind me tomorrow at 5pm to call mum'.
  if (readings.some(({ kind, from }) => kind === 'remind' && from === 0))
    title = title.replace(/^\s*to\s+/i, '');
  return {
    title: readings.length > 0 ? tidied(title) : title.trim().replace(/\s+/g, ' '),
    ...said,
    taken: readings.map(({ kind, from, to }) => ({ kind, words: line.slice(from, to), from, to })),
  };
}

const tidied = (title: string): string =>
  title
    .replace(/\s+/g, ' ')
    .replace(/(?:[(（][ ,，;；]*[)）]|【 ?】)/g, '')
    .replace(/ ?[—–]? ?(?=[,，;；])| (?=[!?]+(?: |$))/g, '')
    .replace(/([,，;；])(?: ?[,，;；])+/g, '$1')
    .replace(/(?<=[：，、！】]) /g, '')
    .replace(ends, '');
