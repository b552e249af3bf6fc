import { calendarDays } from '@board/contracts/constants/limits';
import { searchLimit } from '@board/contracts/constants/search';
import type { Found, Wanted } from '@board/contracts/search/by-kind';
import { signOf } from '@board/contracts/search/matcher';
import type { SearchSource } from '../../area/search-source.ts';
import { type Context, today } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { findEntries } from './entries.repository.ts';
import { lookupsOf } from './tokens.ts';

/** What of a source may be meant, what comes soonest first. */
export async function thingsOf(
  ctx: Context,
  source: SearchSource,
  wanted: Wanted,
): Promise<readonly Found[]> {
  if ('ask' in source) return source.ask(ctx, wanted);
  const { words, forgiving, matches, days } = wanted;
  const { userId } = ctx.actor;
  const entries = await findEntries(single(ctx), lookupsOf(words, forgiving), {
    userId,
    kind: source.kind,
    start: days?.start ?? '',
    end: days?.end ?? calendarDays.last,
    today: today(ctx),
    most: searchLimit.hits,
    sign: signOf(words),
  });
  const ids = entries
    .filter(({ words: kept }) => {
      const [title = '', ...text] = kept.split('\n');
      return matches(title, text.join('\n'));
    })
    .map(({ id }) => id)
    .slice(0, searchLimit.hits);
  const things = await source.find(single(ctx), userId, ids);
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
