import type { Selectable } from 'kysely';
import type { Connection, Transaction } from './connection.ts';
import { ownRows } from './own-rows.ts';
import type { Tables } from './schema.ts';
import { statement } from './statement.ts';

/** The tables whose key is an owner and an id of his. */
export type OwnTable = {
  [Name in keyof Tables]: Tables[Name] extends { user_id: string; id: string } ? Name : never;
}[keyof Tables];

interface Key {
  user_id: string;
  id: string;
}

interface OwnThings<Row> {
  /** Deleted ones too, where they can be restored. */
  find(connection: Connection, userId: string, id: string): Promise<Row | undefined>;
  /** All of a person's, where he has a handful. */
  all(connection: Connection, userId: string): Promise<Row[]>;
  insert(tx: Transaction, row: Row): Promise<void>;
  /** As it is now, whether it was there or not. */
  put(tx: Transaction, row: Row): Promise<void>;
  replace(tx: Transaction, row: Row): Promise<void>;
  change(tx: Transaction, key: Key, change: Partial<Omit<Row, keyof Key>>): Promise<void>;
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
  const byKey = statement<{ userId: string; id: string }>()((query, value) =>
    query
      .selectFrom(table)
      .selectAll()
      .where('user_id', '=', value.text('userId'))
      .where('id', '=', value.text('id')),
  );
  const ofUser = statement<{ userId: string }>()((query, value) =>
    query.selectFrom(table).selectAll().where('user_id', '=', value.text('userId')).orderBy('id'),
  );
  const things: Things<ExamLike> = {
    find: (connection, userId, id) => byKey.first(connection, { userId, id }),
    all: (connection, userId) => ofUser.all(connection, { userId }),
    async insert(tx, row) {
      await tx.query.insertInto(table).values(row).execute();
    },
    async put(tx, row) {
      const { user_id: _, id: __, ...values } = row;
      await tx.query
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
        .execute();
    },
    replace: (tx, { user_id, id, ...values }) => things.change(tx, { user_id, id }, values),
    async change(tx, { user_id, id }, change) {
      await tx.query
        .updateTable(table)
        .set(change)
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .execute();
    },
    drop: (tx, userId, id) =>
      tx.query
        .deleteFrom(table)
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
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
        const row = await byKey.first(connection, { userId, id });
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
