import type { Selectable } from 'kysely';
import type { Connection, Transaction } from './connection.ts';
import type { Tables } from './schema.ts';
import { statement } from './statement.ts';

/** Tables in which a person has one row, or none. */
type OnlyTable = 'calendar_feeds' | 'education_bindings' | 'reminder_channels' | 'second_factors';

interface OnlyThing<Row> {
  find(connection: Connection, userId: string): Promise<Row | undefined>;
  /** In the place of the one that was there. */
  put(tx: Transaction, row: Row): Promise<void>;
  change(tx: Transaction, userId: string, change: Partial<Omit<Row, 'user_id'>>): Promise<void>;
  drop(tx: Transaction, userId: string): Promise<void>;
}

type ChannelLike = Selectable<Tables['reminder_channels']>;

/** What is done alike to the one row of a person in any of these tables. */
export function onlyThing<Name extends OnlyTable>(name: Name): OnlyThing<Selectable<Tables[Name]>> {
  // Kysely types a query by the columns of one table; of these only the owner is named.
  const table = name as 'reminder_channels';
  const ofUser = statement<{ userId: string }>()((query, value) =>
    query.selectFrom(table).selectAll().where('user_id', '=', value.text('userId')),
  );
  const thing: OnlyThing<ChannelLike> = {
    find: (connection, userId) => ofUser.first(connection, { userId }),
    async put(tx, row) {
      await tx.query
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
        .execute();
    },
    async change(tx, userId, change) {
      await tx.query.updateTable(table).set(change).where('user_id', '=', userId).execute();
    },
    async drop(tx, userId) {
      await tx.query.deleteFrom(table).where('user_id', '=', userId).execute();
    },
  };
  return thing as unknown as OnlyThing<Selectable<Tables[Name]>>;
}
