import { type RawBuilder, sql } from 'kysely';
import { breathing } from '../turns/breathing.ts';
import type { Transaction } from './connection.ts';
import { ownRows } from './own-rows.ts';
import type { OwnTable } from './own-things.ts';

interface Pieces {
  /** Does not hold any more for what was gone over. */
  which?: RawBuilder<boolean>;
  atOnce?: number;
}

/**
 * One person's rows of a table, some at a time, for a statement that would go over all of them at
 * once: an embedded database serves nobody else meanwhile.
 */
export async function* ownPieces(
  tx: Transaction,
  name: OwnTable,
  userId: string,
  { which = sql`true`, atOnce = 500 }: Pieces = {},
): AsyncGenerator<RawBuilder<boolean>> {
  const table = name as 'exams';
  const breathe = breathing();
  for (;;) {
    const rows = await tx.query
      .selectFrom(table)
      .select('id')
      .where('user_id', '=', userId)
      .where(which)
      .limit(atOnce)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) yield ownRows(userId, ids);
    if (ids.length < atOnce) return;
    await breathe();
  }
}

/** Answers how many there were. */
export async function deleteInPieces(
  tx: Transaction,
  name: OwnTable,
  userId: string,
  pieces?: Pieces,
): Promise<number> {
  let gone = 0;
  for await (const rows of ownPieces(tx, name, userId, pieces)) {
    const { numDeletedRows } = await tx.query
      .deleteFrom(name as 'exams')
      .where(rows)
      .executeTakeFirst();
    gone += Number(numDeletedRows);
  }
  return gone;
}
