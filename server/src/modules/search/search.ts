import type { QueryOf, ReplyOf } from '@board/contracts/calls/call';
import type { search as searchCall } from '@board/contracts/calls/search';
import { foundByKind } from '@board/contracts/search/by-kind';
import { wallIn } from '@board/time';
import { readWords, type Span } from '@board/time/words';
import type { SearchSource } from '../../area/search-source.ts';
import { type Context, today } from '../../context/context.ts';
import { read } from '../../writing/transaction.ts';
import { thingsOf } from './things-of.ts';

type SearchQuery = QueryOf<typeof searchCall>;

export function search(
  ctx: Context,
  sources: readonly SearchSource[],
  { q, kind, limit }: SearchQuery,
): Promise<ReplyOf<typeof searchCall>> {
  const byKind = new Map(sources.map((source) => [source.kind, source]));
  const kinds = [...byKind.keys()].filter((each) => kind === undefined || each === kind);
  return read(ctx, (snapshot) =>
    foundByKind({ q, kinds, limit, ...wordsAndDays(ctx, q) }, async (each, wanted) => {
      const source = byKind.get(each);
      return source ? thingsOf({ ...ctx, snapshot }, source, wanted) : [];
    }),
  );
}

function wordsAndDays(ctx: Context, q: string): { rest: string; days: Span | undefined } {
  const date = today(ctx);
  const { timeZone: zone } = ctx.actor;
  const { time: now } = wallIn(zone, ctx.clock.now());
  const place = { locale: ctx.locale, today: date, openDay: date, now, zone };
  const said = readWords(q, place, { kinds: ['day', 'days'], asked: true });
  const days = said.day === undefined ? said.days : { start: said.day, end: said.day };
  return { rest: said.title, days };
}
