import type { SearchHit } from '@board/contracts/calls/search';
import { calendarDays } from '@board/contracts/constants/limits';
import { searchLimit } from '@board/contracts/constants/search';
import type { Match, Matcher } from '@board/contracts/search/matcher';
import { type Context, today } from '../../context.ts';
import type { Found, SearchSource } from '../../search-source.ts';
import { single } from '../../transaction.ts';
import { findEntries } from './entries.repository.ts';
import { lookupsOf } from './tokens.ts';

interface Wanted {
  words: string;
  forgiving: boolean;
  matches: Matcher;
  days: { start: string; end: string } | undefined;
}

/** What is done comes behind what is open. */
const costOfDone = 2;

/** The best first; of what is equally good, what comes soonest. */
export async function hitsOf(
  ctx: Context,
  source: SearchSource,
  wanted: Wanted,
): Promise<SearchHit[]> {
  if (wanted.words === '' && !wanted.days) return [];
  const found = 'ask' in source ? await source.ask(ctx, wanted) : await kept(ctx, source, wanted);
  return found
    .flatMap((thing) => {
      const match = wanted.matches(thing.title, thing.text);
      return match ? [{ thing, match }] : [];
    })
    .toSorted((one, other) => costOf(one) - costOf(other))
    .filter(once())
    .slice(0, searchLimit.hits)
    .map(({ thing, match }) => ({
      ...thing,
      kind: source.kind,
      marks: match.marks.map((each) => [...each]),
    }));
}

async function kept(
  ctx: Context,
  source: Extract<SearchSource, { find: unknown }>,
  { words, forgiving, matches, days }: Wanted,
): Promise<Found[]> {
  const { userId } = ctx.actor;
  const entries = await findEntries(single(ctx), lookupsOf(words, forgiving), {
    userId,
    kind: source.kind,
    start: days?.start ?? '',
    end: days?.end ?? calendarDays.last,
    today: today(ctx),
    most: searchLimit.hits,
  });
  const ids = entries
    .filter(({ words: kept }) => {
      const [title = '', ...text] = kept.split('\n');
      return matches(title, text.join('\n'));
    })
    .map(({ id }) => id);
  const things = await source.find(single(ctx), userId, ids);
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const costOf = ({ thing, match }: { thing: Found; match: Match }): number =>
  match.cost + (thing.completed ? costOfDone : 0);

function once() {
  const shown = new Set<string>();
  return ({ thing: { oneOf } }: { thing: Found }): boolean => {
    if (!oneOf) return true;
    const isNew = !shown.has(oneOf);
    shown.add(oneOf);
    return isNew;
  };
}
