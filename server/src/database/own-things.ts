import type { Selectable } from 'kysely';
import type { Connection, Transaction } from './connection.ts';
import { type KeyedRows, keyedRows } from './keyed-rows.ts';
import { ownRows } from './own-rows.ts';
import type { Tables } from './schema.ts';
import { statement } from './statement.ts';

interface Key {
  user_id: string;
  id: string;
}

/** The tables whose key is an owner and an id of his. */
export type OwnTable = {
  [Name in keyof Tables]: Tables[Name] extends Key ? Name : never;
}[keyof Tables];

interface OwnThings<Row>
  extends Omit<KeyedRows<Row, Extract<keyof Row, keyof Key>>, 'find' | 'drop'> {
  /** Deleted ones too, where they can be restored. */
  find(connection: Connection, userId: string, id: string): Promise<Row | undefined>;
  /** All of a person's, where he has a handful. */
  all(connection: Connection, userId: string): Promise<Row[]>;
  /** Answers what is gone by it. */
  drop(tx: Transaction, userId: string, id: string): Promise<Row | undefined>;
  dropAll(tx: Transaction, userId: string): Promise<void>;
  /** Of what is made again and again, all but the last. */
  keepLast(tx: Transaction, userId: string, most: number): Promise<void>;
}

interface RestorableThings<Row> {
  /** Those of them that are there. */
  standing(connection: Connection, userId: string, ids: readonly string[]): Promise<Row[]>;
  /** Of all people, what was deleted before that moment: it can no longer be restored. */
  purge(tx: Transaction, before: string): Promise<void>;
  /** Of one who deletes again and again, all but the last that he deleted. */
  crowdOut(tx: Transaction, userId: string, most: number): Promise<void>;
}

type Things<Row> = OwnThings<Row> &
  (Row extends { deleted_at: string | null } ? RestorableThings<Row> : unknown);

type ExamLike = Selectable<Tables['exams']>;

/** What is done alike to the rows of any table of a person's things: by their owner and their id. */
export function ownThings<Name extends OwnTable>(name: Name): Things<Selectable<Tables[Name]>> {
  // Kysely types a query by the columns of one table; of these only those that all have are named.
  const table = name as 'exams';
  const rows = keyedRows(table, ['user_id', 'id']);
  const ofUser = statement<{ userId: string }>()((query, value) =>
    query.selectFrom(table).selectAll().where('user_id', '=', value.text('userId')).orderBy('id'),
  );
  const things: Things<ExamLike> = {
    ...rows,
    find: (connection, user_id, id) => rows.find(connection, { user_id, id }),
    all: (connection, userId) => ofUser.all(connection, { userId }),
    drop: (tx, user_id, id) => rows.drop(tx, { user_id, id }),
    async dropAll(tx, userId) {
      await tx.query.deleteFrom(table).where('user_id', '=', userId).execute();
    },
    async keepLast({ query }, userId, most) {
      await query
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('id', '<=', (mine) =>
          mine
            .selectFrom(table)
            .select('id')
            .where('user_id', '=', userId)
            .orderBy('id', 'desc')
            .limit(1)
            .offset(most),
        )
        .execute();
    },
    async standing(connection, userId, ids) {
      const [id, ...others] = ids;
      if (id === undefined) return [];
      // Every write of one thing reads it once more, for the index of words.
      if (others.length === 0) {
        const row = await things.find(connection, userId, id);
        return row?.deleted_at === null ? [row] : [];
      }
      return connection.query
        .selectFrom(table)
        .selectAll()
        .where(ownRows(userId, ids))
        .where('deleted_at', 'is', null)
        .execute();
    },
    async purge(tx, before) {
      await tx.query.deleteFrom(table).where('deleted_at', '<', before).execute();
    },
    async crowdOut({ query }, userId, most) {
      await query
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('deleted_at', '<', (mine) =>
          mine
            .selectFrom(table)
            .select('deleted_at')
            .where('user_id', '=', userId)
            .where('deleted_at', 'is not', null)
            .orderBy('deleted_at', 'desc')
            .limit(1)
            .offset(most - 1),
        )
        .execute();
    },
  };
  return things as unknown as Things<Selectable<Tables[Name]>>;
}
