import { type RawBuilder, sql } from 'kysely';

/** One owner's rows by their ids. As pairs, since for a mere list of ids SQLite walks all that the owner has. */
export const ownRows = (userId: string, ids: readonly string[]): RawBuilder<boolean> =>
  arePairs(
    sql`user_id, id`,
    ids.map((id) => [userId, id]),
  );

/** Two columns that are one of these pairs. */
export const arePairs = (
  columns: RawBuilder<unknown>,
  pairs: readonly (readonly [string, string])[],
): RawBuilder<boolean> =>
  sql<boolean>`(${columns}) in (values ${sql.join(pairs.map(([first, second]) => sql`(${first}, ${second})`))})`;
