import type { TransactionEdit } from '@board/contracts/schemas/finance';
import type { Proposable } from '../../area/tool.ts';
import { budgetProposal } from './budget-proposal.ts';
import { deleteTransaction } from './change-transaction.ts';
import { createTransaction } from './create-transaction.ts';

export interface AddedTransaction {
  kind: 'transaction.add';
  transaction: TransactionEdit & { id: string };
}

export const financeProposals: readonly Proposable[] = [
  {
    kind: 'transaction.add',
    writes: ['transactions'],
    async perform(ctx, { transaction }: AddedTransaction) {
      const { id, version } = await createTransaction(ctx, transaction);
      return { id, version };
    },
    takeBack: (ctx, { id, version }: { id: string; version: number }) =>
      deleteTransaction(ctx, id, version),
  },
  budgetProposal,
];
