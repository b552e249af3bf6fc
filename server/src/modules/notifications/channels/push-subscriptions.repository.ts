import { pushEndpoints } from '@board/contracts/constants/limits';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { PushSubscriptionsTable } from '../../../database/tables/push.ts';

export type SubscriptionRow = Selectable<PushSubscriptionsTable>;

export const {
  all: subscriptionsOf,
  find: findSubscription,
  drop: dropSubscription,
} = ownThings('push_subscriptions');

/**
 * A browser that somebody else signs in with belongs to them from now on. Of one person's the
 * latest are kept: ids begin with the time.
 */
export async function replaceSubscription(tx: Transaction, row: SubscriptionRow): Promise<void> {
  await tx.query.deleteFrom('push_subscriptions').where('endpoint', '=', row.endpoint).execute();
  await tx.query.insertInto('push_subscriptions').values(row).execute();
  await tx.query
    .deleteFrom('push_subscriptions')
    .where('user_id', '=', row.user_id)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', row.user_id)
        .orderBy('id', 'desc')
        .limit(pushEndpoints),
    )
    .execute();
}

export function sameSubscription(
  { query }: Connection,
  row: Omit<SubscriptionRow, 'id' | 'created_at'>,
): Promise<{ id: string } | undefined> {
  return query
    .selectFrom('push_subscriptions')
    .select('id')
    .where('endpoint', '=', row.endpoint)
    .where('user_id', '=', row.user_id)
    .where('session_id', '=', row.session_id)
    .where('p256dh', '=', row.p256dh)
    .where('auth', '=', row.auth)
    .executeTakeFirst();
}
