import { type SearchKind, searchKinds, searchLimit } from '../constants/search.ts';
import type { SearchGroup, SearchHit } from '../schemas/search.ts';
import { type Match, type Matcher, matcherOf } from './matcher.ts';
import { leastForgiven } from './near.ts';
import { piecesOf } from './pieces.ts';

export interface Found extends Omit<SearchHit, 'kind' | 'marks'> {
  /** Of those that share it, only the best is shown: the days of a series. */
  oneOf?: string | null;
}

interface Days {
  start: string;
  end: string;
}

/** One way to read what was asked. */
export interface Wanted {
  words: string;
  forgiving: boolean;
  matches: Matcher;
  /** Only these days, both included. */
  days: Days | undefined;
}

interface Query {
  q: string;
  /** What of it is no day. */
  rest: string;
  days: Days | undefined;
  kinds: readonly SearchKind[];
  limit?: number | undefined;
}

/**
 * Everything that has these words; with a day among them also what is on that day, and that alone when nothing is called so.
 * `find` has what is near first. The server and a page without a network ask this one.
 */
export async function foundByKind(
  { q, rest: unread, days, kinds, limit = searchLimit.first }: Query,
  find: (kind: SearchKind, wanted: Wanted) => Promise<readonly Found[]>,
): Promise<{ groups: SearchGroup[]; day: string | null; rest: string; only_day: boolean }> {
  // Of 'tomorrow?' nothing is left to look for; a picture beside a day is.
  const isNothing = piecesOf(unread).length === 0 && !/\p{Extended_Pictographic}/u.test(unread);
  const rest = days && isNothing ? '' : unread;
  const hitsOf = async (kind: SearchKind, words: string, then?: Days, forgiving = false) => {
    if (words === '' && !then) return [];
    const wanted = { words, days: then, forgiving, matches: matcherOf(words, { forgiving }) };
    return ranked(await find(kind, wanted), kind, wanted.matches);
  };
  const found = new Map<SearchKind, SearchHit[]>();
  for (const kind of kinds) {
    const either = async (forgiving: boolean) => {
      const whole = await hitsOf(kind, q, undefined, forgiving);
      return days ? joined(await hitsOf(kind, rest, days, forgiving), whole) : whole;
    };
    const exact = await either(false);
    // A slip, or a short form, is forgiven by each kind that has nothing written so.
    const hits = exact.length === 0 && mayForgive(q, kind) ? await either(true) : exact;
    if (hits.length > 0) found.set(kind, hits);
  }
  const onlyDay = found.size === 0 && days !== undefined && rest !== '';
  if (onlyDay) for (const kind of kinds) found.set(kind, await hitsOf(kind, '', days));
  const groups = searchKinds.flatMap((kind) => {
    const hits = found.get(kind) ?? [];
    return hits.length > 0 ? [{ kind, hits: hits.slice(0, limit), total: hits.length }] : [];
  });
  return { groups, day: days?.start ?? null, rest, only_day: onlyDay };
}

/** Of these one has few: what begins alike is looked through. */
const shortened: readonly SearchKind[] = ['course', 'exam'];

/** Whether it has a word in which a slip can be seen, or one that may be short for a name. */
export const mayForgive = (q: string, kind?: SearchKind): boolean =>
  piecesOf(q).some(({ han, folded }) =>
    han ? kind !== undefined && shortened.includes(kind) : folded.length >= leastForgiven,
  );

/** What is done comes behind what is open. */
const costOfDone = 2;

/** The best first; of what is equally good, what comes soonest. */
function ranked(found: readonly Found[], kind: SearchKind, matches: Matcher): SearchHit[] {
  const shown = new Set<string>();
  return found
    .flatMap((thing) => {
      const match = matches(thing.title, thing.text);
      return match ? [{ thing, match }] : [];
    })
    .toSorted((one, other) => costOf(one) - costOf(other))
    .filter(({ thing: { oneOf } }) => !oneOf || (!shown.has(oneOf) && shown.add(oneOf)))
    .slice(0, searchLimit.hits)
    .map(({ thing: { oneOf: _, ...thing }, match }) => ({
      ...thing,
      kind,
      marks: match.marks.map((each) => [...each]),
    }));
}

const costOf = ({ thing, match }: { thing: Found; match: Match }): number =>
  match.cost + (thing.completed ? costOfDone : 0);

function joined(first: readonly SearchHit[], second: readonly SearchHit[]): SearchHit[] {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
}
