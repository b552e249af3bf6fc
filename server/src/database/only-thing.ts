import type { Selectable } from 'kysely';
import type { Connection, Transaction } from './connection.ts';
import { type KeyedRows, keyedRows } from './keyed-rows.ts';
import type { Tables } from './schema.ts';

/** Tables in which a person has one row, or none. */
type OnlyTable =
  | 'avatars'
  | 'calendar_feeds'
  | 'education_bindings'
  | 'grade_scales'
  | 'reminder_channels'
  | 'sample_terms'
  | 'second_factors';

interface OnlyThing<Row>
  extends Omit<KeyedRows<Row, Extract<keyof Row, 'user_id'>>, 'find' | 'change' | 'drop'> {
  find(connection: Connection, userId: string): Promise<Row | undefined>;
  change(tx: Transaction, userId: string, change: Partial<Omit<Row, 'user_id'>>): Promise<boolean>;
  drop(tx: Transaction, userId: string): Promise<Row | undefined>;
}

/** What is done alike to the one row of a person in any of these tables. */
export function onlyThing<Name extends OnlyTable>(name: Name): OnlyThing<Selectable<Tables[Name]>> {
  // Kysely types a query by the columns of one table; of these only the owner is named.
  const rows = keyedRows(name as 'reminder_channels', ['user_id']);
  const thing: OnlyThing<Selectable<Tables['reminder_channels']>> = {
    ...rows,
    find: (connection, user_id) => rows.find(connection, { user_id }),
    change: (tx, user_id, change) => rows.change(tx, { user_id }, change),
    drop: (tx, user_id) => rows.drop(tx, { user_id }),
  };
  return thing as unknown as OnlyThing<Selectable<Tables[Name]>>;
}
