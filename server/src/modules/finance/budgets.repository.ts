import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import type { BudgetsTable } from '../../database/tables/finance.ts';

export type BudgetRow = Selectable<BudgetsTable>;

const ofUser = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('budgets')
    .selectAll()
    .where('user_id', '=', value.text('userId'))
    .orderBy('category'),
);

/** Seven at most. */
export function budgetRows(connection: Connection, userId: string): Promise<BudgetRow[]> {
  return ofUser.all(connection, { userId });
}

export async function putBudgetRow(tx: Transaction, row: BudgetRow): Promise<void> {
  const { minor, version, updated_at } = row;
  await tx.query
    .insertInto('budgets')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'category']).doUpdateSet({ minor, version, updated_at }),
    )
    .execute();
}

export async function deleteBudgetRow(
  tx: Transaction,
  userId: string,
  category: string,
): Promise<void> {
  await tx.query
    .deleteFrom('budgets')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .execute();
}

/** True for whoever is the first to say it. */
export async function rememberAlert(
  tx: Transaction,
  alert: { userId: string; month: string; category: string; percent: number },
): Promise<boolean> {
  const { userId, ...told } = alert;
  const found = await tx.query
    .insertInto('budget_alerts')
    .values({ user_id: userId, ...told })
    .onConflict((conflict) => conflict.doNothing())
    .returning('percent')
    .execute();
  return found.length > 0;
}

/** Another budget is another promise: what was told of the old one no longer counts. */
export async function forgetAlerts(
  tx: Transaction,
  userId: string,
  category: string,
): Promise<void> {
  await tx.query
    .deleteFrom('budget_alerts')
    .where('user_id', '=', userId)
    .where('category', '=', category)
    .execute();
}
