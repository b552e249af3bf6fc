import type { Context } from '../../context.ts';
import { type ExportPart, mapped, ownedRows } from '../../export-part.ts';
import { listBudgets } from './budgets.ts';
import { exportTransactions } from './export-transactions.ts';
import { toRecurring } from './recurring/recurring.repository.ts';
import { toEntry } from './transactions.repository.ts';

export function exportOf(ctx: Context): ExportPart[] {
  return [
    {
      file: 'transactions.json',
      tables: ['transactions'],
      items: mapped(ownedRows(ctx, 'transactions'), toEntry),
    },
    { file: 'transactions.csv', tables: [], text: exportTransactions(ctx, {}) },
    {
      file: 'transaction-imports.json',
      tables: ['transaction_imports'],
      items: ownedRows(ctx, 'transaction_imports'),
    },
    {
      file: 'recurring-transactions.json',
      tables: ['recurring_transactions'],
      items: mapped(ownedRows(ctx, 'recurring_transactions'), toRecurring),
    },
    { file: 'budgets.json', tables: ['budgets'], items: budgets(ctx) },
  ];
}

async function* budgets(ctx: Context): AsyncGenerator<unknown> {
  yield* (await listBudgets(ctx)).items;
}
