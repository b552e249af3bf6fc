import type { Connection, Transaction } from './connection.ts';

export interface Entry {
  id: string;
  words: string;
}

/** For each word of a query the tokens of which one must be there. */
export type Wanted = readonly (readonly { token: string; prefix: boolean }[])[];

interface Range {
  userId: string;
  kind: string;
  start: string;
  end: string;
  today: string;
  most: number;
  /** Many things may have all of these words. */
  isCommon: boolean;
}

/** Newer ones are looked at first, and no more than these. */
const mostLookedAt = 1_000;
/** A word that most things have is among so many of the newest often enough. */
const newest = 5_000;

/** What comes soonest, then what was last, then what has no day. */
const byDay = ([first, second]: readonly string[]) =>
  `day < ${first}, case when day >= ${second} then day end, day desc, seq desc`;

/** Tokens hold letters and digits only, so nothing in them has to be quoted. */
const joined = (wanted: Wanted, and: string, or: string, one: (token: string) => string) =>
  wanted
    .map((any) => any.map(({ token, prefix }) => one(token) + (prefix ? starts[or] : '')))
    .map((any) => `(${any.join(or)})`)
    .join(and);
const starts: Record<string, string> = { ' OR ': '*', ' | ': ':*' };

/** The engine's own index of words; whose they are is part of each. */
export async function entriesWith(
  connection: Connection,
  wanted: Wanted,
  range: Range,
): Promise<Entry[]> {
  if (connection.engine === 'sqlite') return onSqlite(connection, wanted, range);
  // GIN would lead to each of the many that have a letter.
  const found = range.isCommon ? await onPostgres(connection, wanted, range, fromNewest) : [];
  return found.length < range.most ? onPostgres(connection, wanted, range, fromAll) : found;
}

async function onSqlite(
  connection: Connection,
  wanted: Wanted,
  { userId, kind, start, end, today, most }: Range,
): Promise<Entry[]> {
  const { rows } = await connection.run(
    `select id, words from (
       select e.id, e.words, e.day, e.seq
         from search_tokens t cross join search_entries e on e.seq = t.rowid
        where t.search_tokens match ? and e.user_id = ? and e.kind = ?
          and e.day >= ? and e.day <= ?
        order by t.rowid desc limit ${mostLookedAt})
     order by ${byDay(['?', '?'])} limit ?`,
    [
      joined(wanted, ' AND ', ' OR ', (token) => `"${token}"`),
      ...[userId, kind, start, end, today, today, most],
    ],
  );
  return rows as unknown as Entry[];
}

const fromNewest = `(select * from search_entries where user_id = $2 and kind = $3
  order by seq desc limit ${newest})`;
const fromAll = '(select * from search_entries where user_id = $2 and kind = $3)';

async function onPostgres(
  connection: Connection,
  wanted: Wanted,
  { userId, kind, start, end, today, most }: Range,
  entries: string,
): Promise<Entry[]> {
  const { rows } = await connection.run(
    `with found as materialized (
       select id, words, day, seq from ${entries} as entries
        where tokens @@ $1::tsquery and day >= $4 and day <= $5)
     select id, words from (select * from found order by seq desc limit ${mostLookedAt}) as looked_at
      order by ${byDay(['$6', '$6'])} limit $7`,
    [
      joined(wanted, ' & ', ' | ', (token) => `'${token}'`),
      ...[userId, kind, start, end, today, most],
    ],
  );
  return rows as unknown as Entry[];
}

interface KeptEntry {
  seq: number;
  userId: string;
  day: string;
  words: string;
}

/** What is found, and under what; it is not stale any more. */
export async function keepTokens(
  tx: Transaction,
  { seq, userId, day, words }: KeptEntry,
  tokens: readonly string[],
): Promise<void> {
  const entry = [day, words, seq, userId];
  const kept = tokens.join(' ');
  if (tx.engine === 'sqlite') {
    await tx.run(
      'update search_entries set day = ?, words = ?, stale = 0 where seq = ? and user_id = ?',
      entry,
    );
    await tx.run('insert or replace into search_tokens (rowid, tokens) values (?, ?)', [seq, kept]);
  } else {
    await tx.run(
      `update search_entries
          set day = $1, words = $2, stale = 0, tokens = array_to_tsvector(string_to_array($5, ' '))
        where seq = $3 and user_id = $4`,
      [...entry, kept],
    );
  }
}
