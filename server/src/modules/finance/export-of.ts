import { fromMinor } from '@board/contracts/constants/money';
import { type ExportPart, mapped, ownedRows } from '../../area/export-part.ts';
import type { Context } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { toTransfer } from './accounts/transfers.repository.ts';
import { listBudgets } from './budgets.ts';
import { exportTransactions } from './export-transactions.ts';
import { toRecurring } from './recurring/recurring.repository.ts';
import { allShares } from './splits/splits.repository.ts';
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
    { file: 'accounts.json', tables: ['money_accounts'], items: accounts(ctx) },
    {
      file: 'transfers.json',
      tables: ['transfers'],
      items: mapped(ownedRows(ctx, 'transfers'), toTransfer),
    },
    {
      file: 'record-shares.json',
      tables: ['record_shares'],
      items: mapped(
        allShares(single(ctx), ctx.actor.userId),
        ({ record_id, friend_id, minor }) => ({
          record: record_id,
          friend: friend_id,
          amount: fromMinor(minor),
        }),
      ),
    },
    { file: 'budgets.json', tables: ['budgets'], items: budgets(ctx) },
  ];
}

async function* accounts(ctx: Context): AsyncGenerator<unknown> {
  yield* await listAccounts(ctx);
}

async function* budgets(ctx: Context): AsyncGenerator<unknown> {
  yield* (await listBudgets(ctx)).items;
}
