import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../database/connection.ts';
import { keyedRows } from '../../database/keyed-rows.ts';
import { statement } from '../../database/statement.ts';
import type { BudgetsTable } from '../../database/tables/finance.ts';

export type BudgetRow = Selectable<BudgetsTable>;

export const { put: putBudgetRow, drop: deleteBudgetRow } = keyedRows('budgets', [
  'user_id',
  'category',
]);

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
