import type { SlowStatement } from '@board/contracts/schemas/admin';
import type { Connection, Transaction } from '../../../database/connection.ts';

/** As many of each instance and hour are kept, and as many of all are shown. */
export const slowTold = 20;

/** In place of what this instance has said of the same hour. */
export async function keepSlow(
  tx: Transaction,
  { at, instance }: { at: string; instance: string },
  statements: readonly SlowStatement[],
  before: string,
): Promise<void> {
  await tx.query
    .deleteFrom('slow_statements')
    .where((is) =>
      is.or([is('at', '<', before), is.and([is('at', '=', at), is('instance', '=', instance)])]),
    )
    .execute();
  if (statements.length === 0) return;
  await tx.query
    .insertInto('slow_statements')
    .values(statements.map((statement) => ({ at, instance, ...statement })))
    .execute();
}

export function slowSince(connection: Connection, since: string): Promise<SlowStatement[]> {
  return connection.query
    .selectFrom('slow_statements')
    .select((is) => [
      'shape',
      is.fn.sum<number>('times').as('times'),
      is.fn.max('slowest_ms').as('slowest_ms'),
      is.fn.max('p95_ms').as('p95_ms'),
    ])
    .where('at', '>', since)
    .groupBy('shape')
    .orderBy('slowest_ms', 'desc')
    .limit(slowTold)
    .execute();
}
