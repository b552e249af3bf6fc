import { sql } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { statement } from '../../../database/statement.ts';

export interface Counter {
  /** '' counts everybody. */
  userId: string;
  configId: string;
  span: string;
}

/** Counts one more unless the limit is reached, in one statement, so that no two requests share the last place. */
const countUp = statement<Counter & { limit: number }>()((query, value) =>
  query
    .insertInto('assistant_usage')
    .values({
      user_id: value.text('userId'),
      config_id: value.text('configId'),
      span: value.text('span'),
      used: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'config_id', 'span'])
        .doUpdateSet({ used: sql<number>`assistant_usage.used + 1` })
        .where('assistant_usage.used', '<', value.number('limit')),
    )
    .returning('used'),
);

/** How many it makes, or nothing when the limit is reached. */
export async function countOne(
  tx: Transaction,
  counter: Counter,
  limit: number,
): Promise<number | undefined> {
  return (await countUp.first(tx, { ...counter, limit }))?.used;
}

const countDown = statement<Counter>()((query, value) =>
  query
    .updateTable('assistant_usage')
    .set({ used: sql<number>`used - 1` })
    .where('user_id', '=', value.text('userId'))
    .where('config_id', '=', value.text('configId'))
    .where('span', '=', value.text('span'))
    .where('used', '>', 0),
);

export async function countBack(tx: Transaction, counter: Counter): Promise<void> {
  await countDown.run(tx, counter);
}

const counted = statement<Counter>()((query, value) =>
  query
    .selectFrom('assistant_usage')
    .select('used')
    .where('user_id', '=', value.text('userId'))
    .where('config_id', '=', value.text('configId'))
    .where('span', '=', value.text('span')),
);

export async function usedIn(connection: Connection, counter: Counter): Promise<number> {
  return (await counted.first(connection, counter))?.used ?? 0;
}

const drop = statement<{ before: string }>()((query, value) =>
  query.deleteFrom('assistant_usage').where('span', '<', value.text('before')),
);

/** Minutes and days sort as one: '2026-11-18' comes before '2026-11-18T00:00'. */
export async function dropUsageBefore(tx: Transaction, day: string): Promise<void> {
  await drop.run(tx, { before: day });
}
