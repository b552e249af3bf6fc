import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDay,
  lastDay,
  monthOf,
  sameDayIn,
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
import { masked, tokensIn } from './tokens.ts';

const asked: Options = { kinds: ['day', 'days', 'month', 'time'], asked: true };
const joins = /^\s*(?:to|till|until|through|and|-|–|~|到|至|和)\s*$/i;

/** Two at most, where one is none of a longer word of ours, such as 'which week'. */
export function timesIn(text: string, place: Place): Said[] {
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
export function spanOf(
  text: string,
  [first, second]: readonly Said[],
): Span | 'several' | undefined {
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

/** Friday of this week is a Friday; 'Friday in December' is neither, where the one is not in the other. */
export function isOfSeveral(said: Said): boolean {
  const [meant, ...around] = spansIn(said);
  const isNamed = outermost(said).filter(({ kind }) => kind !== 'time').length > 1;
  return (
    isNamed && around.some(({ start, end }) => meant && (meant.start < start || end < meant.end))
  );
}

const daysOf = (said: Said): Span | undefined => spansIn(said)[0];

/** The narrowest first. */
function spansIn({ day, days, month, taken: words }: Said): Span[] {
  const isWeekend = words.some(({ words: said }) => /周末|weekend/i.test(said));
  const spans: Span[] = [];
  // An hour alone has today for its day.
  if (day !== undefined && (!days || words.some(({ kind }) => kind === 'day')))
    spans.push({ start: day, end: isWeekend && weekdayOf(day) === 6 ? addDays(day, 1) : day });
  if (days) spans.push(days);
  if (month !== undefined) spans.push(monthSpan(month));
  return spans;
}

/** 'since Monday' ends today, and what is due by Friday is due from today on. */
export function opened(span: Span, text: string, said: readonly Taken[], today: Day): Span {
  if (/\bsince\b|以来|至今|到现在|^从[^到至]*(?:开始|起)/i.test(text))
    return { start: lately(span, today).start, end: today };
  const isTerm = said.some(
    ({ kind, words }) =>
      kind === 'day' && /^(?:due )?(?:by|before|until|within)\b|[之以]?[前内]$/i.test(words),
  );
  return isTerm && span.end > today ? { start: today, end: span.end } : span;
}

/** What is compared, the earlier first: two spans that were named, or one and what runs or was before it. */
export function compared(times: readonly Said[], today: Day): [Span, Span] | undefined {
  const spans = times.map((said) => daysOf(said)).filter((span) => span !== undefined);
  const [one = monthSpan(monthOf(today)), other] = spans.map((span) => lately(span, today));
  if (spans.length < times.length || times.length > 2) return undefined;
  const isNow = one.start <= today && today <= one.end;
  const both = [one, other ?? (isNow ? before(one) : running(one, today))];
  const [first, second] = both.sort((a, b) => a.start.localeCompare(b.start));
  return first && second && first.start < second.start ? [first, second] : undefined;
}

const monthSpan = (month: string): Span => ({ start: firstDay(month), end: lastDay(month) });

function before(span: Span): Span {
  if (isMonth(span)) return monthSpan(addMonths(monthOf(span.start), -1));
  const days = daysBetween(span.start, span.end) + 1;
  return { start: addDays(span.start, -days), end: addDays(span.end, -days) };
}

/** This month, this week or today, as long as what it is compared with. */
function running(span: Span, today: Day): Span {
  if (isMonth(span)) return monthSpan(monthOf(today));
  const days = daysBetween(span.start, span.end) + 1;
  const start = days === 7 ? addDays(today, 1 - weekdayOf(today)) : today;
  return { start, end: addDays(start, days - 1) };
}

/** Nothing was spent on a day to come: the last one of its name is meant. */
export function lately({ start, end }: Span, today: Day): Span {
  if (start <= today) return { start, end };
  if (isMonth({ start, end })) {
    const month = addMonths(monthOf(start), -12);
    return { start: firstDay(month), end: lastDay(month) };
  }
  const isOfWeek = daysBetween(today, end) <= 7;
  const back = (day: Day) => (isOfWeek ? addDays(day, -7) : sameDayIn(day, -12));
  return { start: back(start), end: back(end) };
}

/** A month that is over is meant to come again, where what is over is not asked for. */
export const ahead = (span: Span, today: Day): Span =>
  isMonth(span) && span.end < today
    ? { start: sameDayIn(span.start, 12), end: lastDay(monthOf(sameDayIn(span.start, 12))) }
    : span;

const isMonth = ({ start, end }: Span): boolean =>
  start === firstDay(monthOf(start)) && end === lastDay(monthOf(start));
