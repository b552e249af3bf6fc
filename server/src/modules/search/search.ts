import type { ReplyOf } from '@board/contracts/calls/call';
import type { SearchGroup, SearchHit, search as searchCall } from '@board/contracts/calls/search';
import { type SearchKind, searchKinds, searchLimit } from '@board/contracts/constants/search';
import { matcherOf } from '@board/contracts/search/matcher';
import { leastForgiven } from '@board/contracts/search/near';
import { piecesOf } from '@board/contracts/search/pieces';
import { wallIn } from '@board/time';
import { readWords, type Span } from '@board/time/words';
import { type Context, today } from '../../context.ts';
import type { SearchSource } from '../../search-source.ts';
import { read } from '../../transaction.ts';
import { hitsOf } from './hits-of.ts';

interface SearchQuery {
  q: string;
  kind?: SearchKind;
  limit?: number;
}

/** Everything that has these words; with a day among them also what is on that day, and that alone when nothing is called so. */
export function search(
  ctx: Context,
  sources: readonly SearchSource[],
  { q, kind, limit = searchLimit.first }: SearchQuery,
): Promise<ReplyOf<typeof searchCall>> {
  const { rest, days } = wordsAndDays(ctx, q);
  const asked = sources.filter((source) => kind === undefined || source.kind === kind);
  return read(ctx, async (snapshot) => {
    const inside = { ...ctx, snapshot };
    const found = async (forgiving: boolean, among: readonly SearchSource[]) => {
      const all = await everyKind(inside, among, { words: q, forgiving });
      return days
        ? joined(await everyKind(inside, among, { words: rest, days, forgiving }), all)
        : all;
    };
    let groups = await found(false, asked);
    const none = asked.filter((source) => !groups.has(source.kind) && mayForgive(q, source.kind));
    // A slip, or a short form, is forgiven by each kind that has nothing written so.
    groups = new Map([...groups, ...(await found(true, none))]);
    const onlyDay = groups.size === 0 && days !== undefined && rest !== '';
    if (onlyDay) groups = await everyKind(inside, asked, { words: '', days });
    return {
      groups: searchKinds.flatMap((each) => groupOf(each, groups.get(each), limit)),
      day: days?.start ?? null,
      rest,
      only_day: onlyDay,
    };
  });
}

/** Of these one has few: what begins alike is looked through. */
const shortened: readonly SearchKind[] = ['course', 'exam'];

/** Whether it has a word in which a slip can be seen, or one that may be short for a name. */
const mayForgive = (q: string, kind: SearchKind): boolean =>
  piecesOf(q).some(({ han, folded }) =>
    han ? shortened.includes(kind) : folded.length >= leastForgiven,
  );

function wordsAndDays(ctx: Context, q: string): { rest: string; days: Span | undefined } {
  const date = today(ctx);
  const { time: now } = wallIn(ctx.actor.timeZone, ctx.clock.now());
  const place = { locale: ctx.locale, today: date, openDay: date, now };
  const said = readWords(q, place, { kinds: ['day', 'days'], asked: true });
  const days = said.day === undefined ? said.days : { start: said.day, end: said.day };
  return { rest: said.title, days };
}

type Hits = Map<SearchKind, SearchHit[]>;

async function everyKind(
  ctx: Context,
  sources: readonly SearchSource[],
  { words, days, forgiving = false }: { words: string; days?: Span; forgiving?: boolean },
): Promise<Hits> {
  const all: Hits = new Map();
  const wanted = { words, days, forgiving, matches: matcherOf(words, { forgiving }) };
  for (const source of sources) {
    const hits = await hitsOf(ctx, source, wanted);
    if (hits.length > 0) all.set(source.kind, hits);
  }
  return all;
}

function joined(first: Hits, second: Hits): Hits {
  const both: Hits = new Map(first);
  for (const [kind, hits] of second) {
    const known = both.get(kind) ?? [];
    const ids = new Set(known.map(({ id }) => id));
    both.set(kind, [...known, ...hits.filter(({ id }) => !ids.has(id))]);
  }
  return both;
}

const groupOf = (kind: SearchKind, hits: SearchHit[] | undefined, limit: number): SearchGroup[] =>
  hits ? [{ kind, hits: hits.slice(0, limit), total: hits.length }] : [];
