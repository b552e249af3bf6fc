import { type RawBuilder, sql } from 'kysely';

/** One owner's rows by their ids. As pairs, since for a mere list of ids SQLite walks all that the owner has. */
export const ownRows = (userId: string, ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(user_id, id) in (values ${sql.join(ids.map((id) => sql`(${userId}, ${id})`))})`;
