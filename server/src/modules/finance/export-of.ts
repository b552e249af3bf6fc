import { fromMinor } from '@board/contracts/constants/money';
import { type ExportPart, few, mapped, ownedPart } from '../../area/export-part.ts';
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
    ownedPart(ctx, 'transactions', toEntry),
    { file: 'transactions.csv', tables: [], text: exportTransactions(ctx, {}) },
    ownedPart(ctx, 'transaction_imports'),
    ownedPart(ctx, 'recurring_transactions', toRecurring),
    { file: 'accounts.json', tables: ['money_accounts'], items: few(() => listAccounts(ctx)) },
    ownedPart(ctx, 'transfers', toTransfer),
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
    {
      file: 'budgets.json',
      tables: ['budgets'],
      items: few(async () => (await listBudgets(ctx)).items),
    },
  ];
}
