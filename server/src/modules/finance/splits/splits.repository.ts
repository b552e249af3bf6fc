import type { Connection, Transaction } from '../../../database/connection.ts';
import { withTotal } from '../../../database/with-total.ts';
import type { EntryRow } from '../transactions.repository.ts';

export interface ShareRow {
  record_id: string;
  friend_id: string;
  minor: number;
}

/** Of these records, in the order of their friends. */
export async function sharesOf(
  connection: Connection,
  userId: string,
  records: readonly string[],
): Promise<ShareRow[]> {
  if (records.length === 0) return [];
  return connection.query
    .selectFrom('record_shares')
    .select(['record_id', 'friend_id', 'minor'])
    .where('user_id', '=', userId)
    .where('record_id', 'in', records)
    .orderBy('record_id')
    .orderBy('friend_id')
    .execute();
}

/** In the place of those that a record had. */
export async function putShares(
  tx: Transaction,
  userId: string,
  record: string,
  shares: readonly Omit<ShareRow, 'record_id'>[],
): Promise<void> {
  await tx.query
    .deleteFrom('record_shares')
    .where('user_id', '=', userId)
    .where('record_id', '=', record)
    .execute();
  if (shares.length === 0) return;
  await tx.query
    .insertInto('record_shares')
    .values(shares.map((share) => ({ ...share, user_id: userId, record_id: record })))
    .execute();
}

/** Records that are shared and there, the newest first. */
export function sharedRecords(
  connection: Connection,
  userId: string,
  { record, ...slice }: { record: string | undefined; limit: number; offset: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  let mine = connection.query
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where((is) =>
      is(
        'id',
        'in',
        is.selectFrom('record_shares').select('record_id').where('user_id', '=', userId),
      ),
    );
  if (record !== undefined) mine = mine.where('id', '=', record);
  return withTotal(mine.selectAll().orderBy('date', 'desc').orderBy('id', 'desc'), slice);
}

/** All of a person's, for the file that he takes along: those of records that are there. */
export async function* allShares(connection: Connection, userId: string): AsyncGenerator<ShareRow> {
  const limit = 200;
  for (let offset = 0; ; offset += limit) {
    const { rows } = await sharedRecords(connection, userId, { record: undefined, limit, offset });
    yield* await sharesOf(
      connection,
      userId,
      rows.map(({ id }) => id),
    );
    if (rows.length < limit) return;
  }
}
