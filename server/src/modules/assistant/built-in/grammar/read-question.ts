import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDay,
  lastDay,
  monthOf,
  sameDayIn,
  type Time,
  weekdayOf,
} from '@board/time';
import {
  type Options,
  type Place,
  readWords,
  type Said,
  type Span,
  type Taken,
} from '@board/time/words';
import { type Concept, concepts } from './concepts.ts';
import { type Question, type QuestionIntent, questions } from './questions.ts';

export interface Asked {
  intent: QuestionIntent;
  has: ReadonlySet<Concept>;
  span?: Span;
  at?: Time;
  name?: string;
}

interface Rest {
  name: string;
  span: Span | undefined;
  at: Time | undefined;
}

interface Token {
  from: number;
  to: number;
  /** `name`: one of the person's own. */
  concept: Concept | 'name' | 'time';
}

const meanings = new Map<string, Concept>();
for (const [concept, words] of Object.entries(concepts))
  for (const word of words.split(concept === 'filler' ? ' ' : '|'))
    if (!meanings.has(word)) meanings.set(word, concept as Concept);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isHan = (word: string) => /\p{Script=Han}/u.test(word);
const bounded = (word: string) =>
  isHan(word) ? escaped(word) : `(?<![a-z])${escaped(word)}(?![a-z])`;
const byLength = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);
const vocabulary = new RegExp(byLength(meanings.keys()).map(bounded).join('|'), 'gi');

/** Stands where something has been read. */
const taken = '\uE001';
const asked: Options = { kinds: ['day', 'days', 'month', 'time'], asked: true };
const joins = /^\s*(?:to|till|until|through|and|-|–|~|到|至|和)\s*$/i;
const silent = /[\s,，、;；:：.。!！?？~～—–\-()（）'’"“”\uE001]/;

/** A question, if it is one of ours to the last word. */
export function readQuestion(
  text: string,
  place: Place,
  names: readonly string[] = [],
): Asked | undefined {
  const own = ownNames(text, names);
  const rest = masked(text, own);
  const times = timesIn(rest, place);
  const hidden = masked(
    rest,
    times.flatMap(({ taken }) => taken),
  );
  const tokens = [
    ...own,
    ...times.flatMap((said) =>
      said.taken.map(({ from, to }): Token => ({ from, to, concept: 'time' })),
    ),
    ...tokensIn(hidden),
  ].sort((a, b) => a.from - b.from);
  const name = nameIn(text, tokens);
  if (name === undefined) return undefined;
  const has = new Set(
    tokens.flatMap(({ concept }) =>
      concept === 'filler' || concept === 'name' || concept === 'time' ? [] : [concept],
    ),
  );
  const ofTimes = times.flatMap(({ taken }) => taken);
  // 'due tomorrow' and 'tomorrow morning' are read as a day.
  if (ofTimes.some(({ words }) => /^due\b/i.test(words))) has.add('due');
  for (const { concept } of ofTimes.flatMap(({ words }) => tokensIn(words)))
    if (concept === 'part1' || concept === 'part2' || concept === 'part3') has.add(concept);
  const span = spanOf(rest, times);
  if (span === 'several' && !has.has('compare')) return undefined;
  const isTwo = has.has('compare') && times.length === 2;
  const days = isTwo ? spanOf(rest, otherMonth(times, place.today)) : span;
  return answerable(
    has,
    {
      name,
      span: days === 'several' || !days ? undefined : opened(days, text, ofTimes, place.today),
      at: hourIn(times[0]),
    },
    place.today,
  );
}

/** 'since Monday' ends today, and what is due by Friday is due from today on. */
function opened(span: Span, text: string, said: readonly Taken[], today: Day): Span {
  if (/\bsince\b|以来|至今|到现在/i.test(text))
    return { start: lately(span, today).start, end: today };
  const isTerm = said.some(({ words }) => /^(?:by|before|until)\b|[之以]?前$/i.test(words));
  return isTerm && span.end > today ? { start: today, end: span.end } : span;
}

/** Of two months that are compared, the one that is not the present. */
const otherMonth = (times: readonly Said[], today: Day): readonly Said[] =>
  times.filter(({ month }) => month !== monthOf(today)).slice(-1);

/** An hour by itself; that of a part of the day is only its usual one. */
const hourIn = (said: Said | undefined): Time | undefined =>
  said?.taken.some(({ kind }) => kind === 'time') ? said.time?.start : undefined;

const past: readonly QuestionIntent[] = ['spending', 'compare'];

/** Nothing was spent on a day to come: the last one of its name is meant. */
function lately({ start, end }: Span, today: Day): Span {
  if (start <= today) return { start, end };
  if (isMonth({ start, end })) {
    const month = addMonths(monthOf(start), -12);
    return { start: firstDay(month), end: lastDay(month) };
  }
  const isOfWeek = daysBetween(today, end) <= 7;
  const back = (day: Day) => (isOfWeek ? addDays(day, -7) : sameDayIn(day, -12));
  return { start: back(start), end: back(end) };
}

/** Months are compared, and nothing else. */
const isMonth = ({ start, end }: Span): boolean =>
  start === firstDay(monthOf(start)) && end === lastDay(monthOf(start));

/** A teacher may be one letter, 张; what is bought or examined is not, and is no figure. */
const isName = (name: string, intent: QuestionIntent): boolean =>
  !/[$€£]|\d\d/.test(name) && (name.length > 1 || intent === 'named');

function answerable(has: ReadonlySet<Concept>, rest: Rest, today: Day): Asked | undefined {
  const { name, span, at } = rest;
  const found = questions.find((question) => fits(question, has, rest));
  if (!found) return undefined;
  return {
    intent: found.intent,
    has,
    ...(span && { span: past.includes(found.intent) ? lately(span, today) : span }),
    ...(at && { at }),
    ...(name !== '' && { name }),
  };
}

function fits(
  { intent, needs, may = [], takes = [], name: naming, days }: Question,
  has: ReadonlySet<Concept>,
  { name, span, at }: Rest,
): boolean {
  const allowed = new Set([...needs.flat(), ...may]);
  return (
    needs.every((row) => row.some((concept) => has.has(concept))) &&
    [...has].every((concept) => allowed.has(concept)) &&
    (name === '' ? naming !== 'must' : naming !== undefined && isName(name, intent)) &&
    (span === undefined ? days !== 'must' : takes.includes('days')) &&
    (at === undefined || takes.includes('time')) &&
    (intent !== 'compare' || span === undefined || isMonth(span))
  );
}

/** Two at most, where one is none of a longer word of ours, such as 'which week'. */
function timesIn(text: string, place: Place): Said[] {
  const phrases = tokensIn(text).filter(({ concept }) => concept !== 'filler');
  const within = ({ from, to }: Taken) =>
    phrases.some((each) => each.from <= from && to <= each.to && each.to - each.from > to - from);
  const veiled = masked(text, readWords(text, place, asked).taken.filter(within));
  const first = readWords(veiled, place, asked);
  if (first.taken.length === 0) return [];
  const second = readWords(masked(veiled, first.taken), place, asked);
  return second.taken.length === 0 ? [first] : [first, second];
}

/** The days that are meant, from one to the other where two are joined. */
function spanOf(text: string, [first, second]: readonly Said[]): Span | 'several' | undefined {
  if (!first) return undefined;
  const start = daysOf(first);
  const end = second && daysOf(second);
  if (!second || !start || !end) return second ? 'several' : start;
  const ends = [first, second].flatMap(outermost).sort((a, b) => a.from - b.from);
  const between = text.slice(ends[0]?.to, ends.at(-1)?.from);
  const joined = joins.test(between) && ends.length === 2;
  if (!joined) return 'several';
  const [one, other] = first.taken.includes(ends[0] as Taken) ? [start, end] : [end, start];
  // On a Wednesday 'Monday to Wednesday' began this week.
  const from = one.start > other.end ? addDays(one.start, -7) : one.start;
  return from <= other.end ? { start: from, end: other.end } : 'several';
}

/** The month within a date is none besides it. */
const outermost = ({ taken: words }: Said): readonly Taken[] =>
  words.filter(
    (each) =>
      !words.some((other) => other !== each && other.from <= each.from && each.to <= other.to),
  );

function daysOf({ day, days, month, taken: words }: Said): Span | undefined {
  if (days) return days;
  if (day !== undefined) {
    const isWeekend = words.some(({ words: said }) => /周末|weekend/i.test(said));
    return { start: day, end: isWeekend && weekdayOf(day) === 6 ? addDays(day, 1) : day };
  }
  return month === undefined ? undefined : { start: firstDay(month), end: lastDay(month) };
}

function tokensIn(text: string): Token[] {
  return [...text.matchAll(vocabulary)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    concept: meanings.get(match[0].toLowerCase()) ?? 'filler',
  }));
}

/** Courses by their names, whatever the words in them mean elsewhere. */
function ownNames(text: string, names: readonly string[]): Token[] {
  const line = text.toLowerCase();
  for (const name of byLength(new Set(names))) {
    const from = line.indexOf(name.toLowerCase());
    if (from >= 0 && name.length > 1) return [{ from, to: from + name.length, concept: 'name' }];
  }
  return [];
}

const masked = (text: string, spans: readonly { from: number; to: number }[]): string =>
  spans.reduce(
    (line, { from, to }) => line.slice(0, from) + taken.repeat(to - from) + line.slice(to),
    text,
  );

/** What no list knows, as it stands; '' where there is none, undefined where it stands in several places. */
function nameIn(text: string, tokens: readonly Token[]): string | undefined {
  let begin = -1;
  let end = -1;
  let closed = false;
  const take = (from: number, to: number): boolean => {
    if (closed && begin >= 0) return false;
    if (begin < 0) begin = from;
    end = to;
    return true;
  };
  let at = 0;
  for (const token of [...tokens, { from: text.length, to: text.length, concept: 'filler' }]) {
    const between = text.slice(at, token.from);
    const lead = [...between].findIndex((letter) => !silent.test(letter));
    if (lead >= 0 && !take(at + lead, token.from)) return undefined;
    if (token.concept === 'name') {
      if (!take(token.from, token.to)) return undefined;
    } else if (token.concept !== 'filler' && begin >= 0) closed = true;
    at = token.to;
  }
  return begin < 0
    ? ''
    : text.slice(begin, end).replace(/^[\s"“”'《「]+|(?:'s)?[\s"“”'》」?？!！.。,，]*$/g, '');
}
