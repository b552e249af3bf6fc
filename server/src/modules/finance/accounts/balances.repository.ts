import type { Connection } from '../../../database/connection.ts';

/** What all records, transfers and shares that are there add to accounts, in minor units, before what they began with. */
export async function movedOf(
  connection: Connection,
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  const moved = new Map<string, number>();
  const add = (account: string | null, minor: number) => {
    if (account !== null) moved.set(account, (moved.get(account) ?? 0) + minor);
  };
  for (const { account_id, type, minor } of await recordsOf(connection, userId)) {
    add(account_id, type === 'income' ? minor : -minor);
  }
  for (const { from_id, to_id, minor } of await transfersOf(connection, userId)) {
    add(from_id, -minor);
    add(to_id, minor);
  }
  for (const { friend_id, account_id, type, minor } of await sharesOf(connection, userId)) {
    const owed = type === 'income' ? -minor : minor;
    add(friend_id, owed);
    add(account_id, -owed);
  }
  return moved;
}

const recordsOf = (connection: Connection, userId: string) =>
  connection.query
    .selectFrom('transactions')
    .select((is) => ['account_id', 'type', is.fn.sum<number>('minor').as('minor')])
    .where('user_id', '=', userId)
    .where('account_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy(['account_id', 'type'])
    .execute();

const transfersOf = (connection: Connection, userId: string) =>
  connection.query
    .selectFrom('transfers')
    .select((is) => ['from_id', 'to_id', is.fn.sum<number>('minor').as('minor')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy(['from_id', 'to_id'])
    .execute();

/** Paid for friends from an account: gone from there, and owed by them. */
const sharesOf = (connection: Connection, userId: string) =>
  connection.query
    .selectFrom('record_shares as share')
    .innerJoin('transactions as record', (join) =>
      join.onRef('record.user_id', '=', 'share.user_id').onRef('record.id', '=', 'share.record_id'),
    )
    .select((is) => [
      'share.friend_id',
      'record.account_id',
      'record.type',
      is.fn.sum<number>('share.minor').as('minor'),
    ])
    .where('share.user_id', '=', userId)
    .where('record.deleted_at', 'is', null)
    .groupBy(['share.friend_id', 'record.account_id', 'record.type'])
    .execute();
