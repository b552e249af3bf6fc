import { addDays, type Day, type Time } from '@board/time';
import type { Place, Said, Span } from '@board/time/words';
import { type Asides, asideIn } from './asides.ts';
import { asks } from './asking.ts';
import type { Concept } from './concepts.ts';
import { ahead, compared, isOfSeveral, lately, opened, spanOf, timesIn } from './days-asked.ts';
import { named } from './named.ts';
import { kinds, type Question, type QuestionIntent, questions } from './questions.ts';
import { masked, ownNames, type Token, tokensIn } from './tokens.ts';

export interface Asked extends Asides {
  intent: QuestionIntent;
  has: ReadonlySet<Concept>;
  span?: Span;
  at?: Time;
  name?: string;
  /** The earlier and the later of what is compared. */
  both?: [Span, Span];
  /** What was written with a slip, without it. */
  readAs?: string;
}

interface Rest extends Asides, Pick<Asked, 'both'> {
  name: string;
  span: Span | undefined;
  at: Time | undefined;
  accounts: readonly string[];
  courses: readonly string[];
  /** A word of it asks; 'bought milk' tells. */
  isAsked: boolean;
}

const ofSomeDay = /哪一?天|\b(?:which|what) days?\b|\bfree days?\b/i;
/** What somebody else spends is not known. */
const ofOthers =
  /\bdoes\b|\b(?:did|do|has|have) (?!i\b|we\b|you\b|the\b|my\b)\w+ (?:spend|spent|earn|earned|pay|paid|make)\b/i;
const silent = /[\s,，、;；:：.。!！?？~～—–\-()（）'’"“”\uE001]/;

/** A question, if it is one of ours to the last word. */
export function readQuestion(
  text: string,
  place: Place,
  names: readonly string[] = [],
  accounts: readonly string[] = [],
): Asked | undefined {
  const aside = asideIn(text);
  const asides = aside ? [{ ...aside, concept: 'time' as const }] : [];
  const own = ownNames(text, [...names, ...accounts]);
  const rest = masked(text, [...own, ...asides]);
  const times = timesIn(rest, place);
  if (times.some(isOfSeveral)) return undefined;
  const hidden = masked(
    rest,
    times.flatMap(({ taken }) => taken),
  );
  const tokens: Token[] = [
    ...own,
    ...asides,
    ...times.flatMap((said) =>
      said.taken.map(({ from, to }) => ({ from, to, concept: 'time' as const })),
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
  if (aside?.tag) has.add('task');
  // 'due tomorrow' and 'tomorrow morning' are read as a day.
  if (ofTimes.some(({ words }) => /^due\b/i.test(words))) has.add('due');
  for (const { concept } of ofTimes.flatMap(({ words }) => tokensIn(words)))
    if (concept === 'part1' || concept === 'part2' || concept === 'part3') has.add(concept);
  // Of which day one is free is asked of more than today.
  const week = { start: place.today, end: addDays(place.today, 6) };
  const span = spanOf(rest, times) ?? (has.has('free') && ofSomeDay.test(text) ? week : undefined);
  if (span === 'several' && !has.has('compare')) return undefined;
  const both = has.has('compare') ? compared(times, place.today) : undefined;
  return answerable(
    has,
    {
      ...(aside?.tag && { tag: aside.tag }),
      ...(aside?.periods && { periods: aside.periods }),
      name,
      ...(both && { both }),
      span: span === 'several' || !span ? undefined : opened(span, text, ofTimes, place.today),
      at: hourIn(times[0]),
      accounts,
      courses: names,
      isAsked: asks.test(text) && !ofOthers.test(text),
    },
    place.today,
  );
}

/** An hour by itself; that of a part of the day is only its usual one. */
const hourIn = (said: Said | undefined): Time | undefined =>
  said?.taken.some(({ kind }) => kind === 'time') ? said.time?.start : undefined;

/** A teacher may be one letter, 张; what is bought or examined is not, and is no figure. */
const isName = (name: string, intent: string): boolean =>
  !/^每|^不[用必需]|[$€£,，:：;；]|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|dollars?|euros?|pounds?|yuan)\b/i.test(
    name,
  ) &&
  // A room has figures behind its letters.
  !(intent === 'named' ? /(?<![\p{L}\d-])\d\d/u : /\d\d/).test(name) &&
  // 'Quiz 2'.
  (name.length > 1 || (intent === 'named' ? /[\p{Script=Han}]/u : /^\d$/).test(name));

function answerable(has: ReadonlySet<Concept>, rest: Rest, today: Day): Asked | undefined {
  const { name, span, at, accounts: _, courses: __, isAsked: ___, both, ...asides } = rest;
  const found = questions.find((question) => fits(question, has, rest));
  if (!found) return undefined;
  return {
    ...asides,
    ...(found.intent === 'compare' && { both }),
    intent: found.intent,
    has,
    ...(span &&
      found.intent !== 'compare' && {
        span:
          found.intent === 'spending'
            ? lately(span, today)
            : found.intent === 'exams'
              ? ahead(span, today)
              : span,
      }),
    ...(at && { at }),
    ...(name !== '' && { name }),
  };
}

function fits(
  { intent, needs, may = [], takes = [], name: naming, days }: Question,
  has: ReadonlySet<Concept>,
  { name, span, at, tag, periods, accounts, courses, isAsked, both }: Rest,
): boolean {
  const allowed = new Set([...needs.flat(), ...may]);
  return (
    needs.every((row) => row.some((concept) => has.has(concept))) &&
    [...has].every((concept) => allowed.has(concept)) &&
    (name === ''
      ? naming === undefined || naming === 'may'
      : naming !== undefined && isName(name, intent)) &&
    (intent !== 'spending' || name === '' || (isAsked && !kinds.some((each) => has.has(each)))) &&
    (naming !== 'account' || named(name, accounts, String).length > 0) &&
    (naming !== 'course' || named(name, courses, String).length > 0) &&
    (span === undefined ? days !== 'must' : takes.includes('days')) &&
    (at === undefined || takes.includes('time')) &&
    (tag === undefined || takes.includes('tag')) &&
    (periods === undefined || takes.includes('periods')) &&
    (intent !== 'compare' || both !== undefined)
  );
}

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
