import { hash } from 'node:crypto';
import type { SearchKind } from '@board/contracts/constants/search';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { type Entry, entriesWith, keepTokens } from '../../database/full-text.ts';
import { statement } from '../../database/statement.ts';
import type { SearchEntriesTable } from '../../database/tables/search.ts';
import { type Lookup, tokensOf } from './tokens.ts';

type EntryRow = Selectable<SearchEntriesTable>;

export interface Look {
  userId: string;
  kind: SearchKind;
  start: string;
  end: string;
  today: string;
  most: number;
  /** What has no letters that could be looked up. */
  sign: string;
}

/** A word of so few is the beginning of many. */
const commonLetters = 2;

/** Begins every token: one person's words of one kind stand together in the index, and nobody else's among them. */
const mark = (userId: string, kind: SearchKind): string =>
  hash('sha256', userId, 'hex').slice(0, 10) + kind;

export function findEntries(
  connection: Connection,
  lookups: readonly Lookup[],
  look: Look,
): Promise<Entry[]> {
  if (look.sign) return withSign.all(connection, { ...look, most: look.most * inTextToo });
  if (lookups.length === 0) return entriesOfDays(connection, look);
  const own = mark(look.userId, look.kind);
  const wanted = lookups.map((any) =>
    any.map(({ token, prefix }) => ({ token: own + token, prefix })),
  );
  const isCommon = lookups.every(([word]) => (word?.token.length ?? 0) <= commonLetters);
  return entriesWith(connection, wanted, { ...look, isCommon });
}

const ofDays = statement<Look>()((query, value) =>
  query
    .selectFrom('search_entries')
    .select(['id', 'words'])
    .where('user_id', '=', value.text('userId'))
    .where(sql<boolean>`kind = ${value.text('kind')}`)
    .where(sql<boolean>`day <> ''`)
    .where('day', '>=', value.text('start'))
    .where('day', '<=', value.text('end'))
    .orderBy('day')
    .orderBy('seq')
    .limit(value.number('most')),
);

/** No index knows signs: of the newest those are taken that have them. */
const mostLookedThrough = 5_000;
/** Of those that have it many may have it in their text alone, and are not meant. */
const inTextToo = 10;
const withSign = statement<Look>()((query, value) =>
  query
    .selectFrom(
      query
        .selectFrom('search_entries')
        .select(['id', 'words', 'day'])
        .where('user_id', '=', value.text('userId'))
        .where(sql<boolean>`kind = ${value.text('kind')}`)
        .orderBy('seq', 'desc')
        .limit(mostLookedThrough)
        .as('newest'),
    )
    .select(['id', 'words'])
    .where(sql<boolean>`replace(words, ${value.text('sign')}, '') <> words`)
    .where('day', '>=', value.text('start'))
    .where('day', '<=', value.text('end'))
    .orderBy(sql`day < ${value.text('today')}`)
    .orderBy(sql`case when day >= ${value.text('today')} then day end`)
    .orderBy('day', 'desc')
    .limit(value.number('most')),
);

const entriesOfDays = (connection: Connection, look: Look): Promise<Entry[]> =>
  ofDays.all(connection, look);

const stale = statement<{ most: number }>()((query, value) =>
  query
    .selectFrom('search_entries')
    .select(['seq', 'user_id', 'kind', 'id'])
    // Written out, so that the partial index is used.
    .where(sql<boolean>`stale = 1`)
    .orderBy('seq')
    .limit(value.number('most')),
);

export type StaleEntry = Pick<EntryRow, 'seq' | 'user_id' | 'kind' | 'id'>;

/** Those of this transaction, and after an update of the server those that were there before. */
export const staleEntries = (tx: Transaction, most: number): Promise<StaleEntry[]> =>
  stale.all(tx, { most });

export function keepEntry(
  tx: Transaction,
  { seq, user_id: userId, kind }: StaleEntry,
  { title, text, day }: { title: string; text: string; day: string },
): Promise<void> {
  const own = mark(userId, kind);
  const tokens = tokensOf(title, text).map((token) => own + token);
  return keepTokens(tx, { seq, userId, day, words: `${title}\n${text}` }, tokens);
}

const drop = statement<{ seq: number; userId: string }>()((query, value) =>
  query
    .deleteFrom('search_entries')
    .where('seq', '=', value.number('seq'))
    .where('user_id', '=', value.text('userId')),
);

export const dropEntry = (
  tx: Transaction,
  { seq, user_id: userId }: StaleEntry,
): Promise<unknown> => drop.run(tx, { seq, userId });
