import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Connection, Transaction } from './connection.ts';
import type { Tables } from './schema.ts';
import { statement } from './statement.ts';

export interface KeyedRows<Row, Key extends keyof Row> {
  find(connection: Connection, key: Pick<Row, Key>): Promise<Row | undefined>;
  insert(tx: Transaction, row: Row): Promise<void>;
  /** False where one of that key is there already, which stays as it is. */
  add(tx: Transaction, row: Row): Promise<boolean>;
  /** As it is now, whether it was there or not. */
  put(tx: Transaction, row: Row): Promise<void>;
  /** Answers whether it is there, as `change` does. */
  replace(tx: Transaction, row: Row): Promise<boolean>;
  change(tx: Transaction, key: Pick<Row, Key>, change: Partial<Omit<Row, Key>>): Promise<boolean>;
  /** Answers what is gone by it. */
  drop(tx: Transaction, key: Pick<Row, Key>): Promise<Row | undefined>;
}

type ExamLike = Selectable<Tables['exams']>;
type TextIn<Row> = {
  [Column in keyof Row]: Row[Column] extends string ? Column : never;
}[keyof Row];

/** What is done alike to the one row of a table that has these texts as its key. */
export function keyedRows<
  Name extends keyof Tables,
  Key extends TextIn<Selectable<Tables[Name]>> & string,
>(name: Name, key: readonly [Key, ...Key[]]): KeyedRows<Selectable<Tables[Name]>, Key> {
  // Kysely types a query by the columns of one table; of these none is named but by the key.
  const table = name as unknown as 'exams';
  const columns = key as readonly string[] as readonly ('user_id' | 'id')[];
  const ofKey =
    (row: Pick<ExamLike, 'user_id' | 'id'>) => (is: ExpressionBuilder<Tables, 'exams'>) =>
      is.and(columns.map((column) => is(column, '=', row[column])));
  const withoutKey = (row: ExamLike) =>
    Object.fromEntries(
      Object.entries(row).filter(([column]) => !key.some((each) => each === column)),
    ) as Omit<ExamLike, 'user_id' | 'id'>;
  const byKey = statement<Record<string, string>>()((query, value) =>
    query
      .selectFrom(table)
      .selectAll()
      .where((is) => is.and(columns.map((column) => is(column, '=', value.text(column))))),
  );
  const rows: KeyedRows<ExamLike, 'user_id' | 'id'> = {
    find: (connection, { ...given }) => byKey.first(connection, given),
    async insert(tx, row) {
      await tx.query.insertInto(table).values(row).execute();
    },
    async add(tx, row) {
      const { numInsertedOrUpdatedRows } = await tx.query
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.columns(columns).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    async put(tx, row) {
      await tx.query
        .insertInto(table)
        .values(row)
        .onConflict((conflict) => conflict.columns(columns).doUpdateSet(withoutKey(row)))
        .execute();
    },
    replace: (tx, row) => rows.change(tx, row, withoutKey(row)),
    async change(tx, given, change) {
      const { numUpdatedRows } = await tx.query
        .updateTable(table)
        .set(change)
        .where(ofKey(given))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    drop: (tx, given) =>
      tx.query.deleteFrom(table).where(ofKey(given)).returningAll().executeTakeFirst(),
  };
  return rows as unknown as KeyedRows<Selectable<Tables[Name]>, Key>;
}
