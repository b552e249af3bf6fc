import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import type { EducationBindingsTable } from '../../database/tables/education.ts';

export type BindingRow = Selectable<EducationBindingsTable>;

const ofUser = statement<{ userId: string }>()((query, value) =>
  query.selectFrom('education_bindings').selectAll().where('user_id', '=', value.text('userId')),
);

export function findBinding(
  connection: Connection,
  userId: string,
): Promise<BindingRow | undefined> {
  return ofUser.first(connection, { userId });
}

export async function putBinding(tx: Transaction, row: BindingRow): Promise<void> {
  await tx.query
    .insertInto('education_bindings')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function changeBinding(
  tx: Transaction,
  userId: string,
  change: Partial<Omit<BindingRow, 'user_id'>>,
): Promise<void> {
  await tx.query
    .updateTable('education_bindings')
    .set(change)
    .where('user_id', '=', userId)
    .execute();
}

export async function dropBinding(tx: Transaction, userId: string): Promise<void> {
  await tx.query.deleteFrom('education_bindings').where('user_id', '=', userId).execute();
}
