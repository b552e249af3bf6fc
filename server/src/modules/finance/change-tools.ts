import { Id, Strict } from '@board/contracts/schemas/common';
import type { Transaction } from '@board/contracts/schemas/finance';
import { type Proposable, ToolInputError, type WriteTool, writeTool } from '../../area/tool.ts';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { read } from '../../writing/transaction.ts';
import { deleteTransaction, restoreTransaction, updateTransaction } from './change-transaction.ts';
import { proposed } from './tools.ts';
import { findEntryRow, toEntry } from './transactions.repository.ts';

interface Shown {
  id: string;
  /** As the person saw it when it was proposed. */
  version: number;
}

interface Change extends Shown {
  before: number;
  amount: number;
}

async function findTransaction(ctx: Context, id: string): Promise<Transaction> {
  const row = await read(ctx, (connection) => findEntryRow(connection, ctx.actor.userId, id));
  if (!row || row.deleted_at !== null) throw new ServiceError('transaction.not_found');
  return toEntry(row);
}

export const changeTransactionTool: WriteTool = writeTool({
  name: 'change_transaction',
  description: 'Puts another amount on an entry of income or expense, found by list_transactions.',
  writes: ['transactions'],
  parameters: Strict({ id: Id, amount: proposed.amount }),
  async draft(ctx, { id, amount }) {
    const { version, description, amount: before } = await findTransaction(ctx, id);
    if (before === amount) throw new ToolInputError('the entry is like that already');
    return {
      input: { kind: 'transaction.change', id, version, before, amount },
      title: { 'zh-CN': '修改记录', en: 'Change a record' },
      subject: description,
      changes: [{ field: 'amount', before, after: amount }],
    };
  },
});

export const deleteTransactionTool: WriteTool = writeTool({
  name: 'delete_transaction',
  description: 'Deletes an entry of income or expense, found by list_transactions.',
  writes: ['transactions'],
  parameters: Strict({ id: Id }),
  async draft(ctx, { id }) {
    const { version, description, ...entry } = await findTransaction(ctx, id);
    return {
      input: { kind: 'transaction.delete', id, version },
      title: { 'zh-CN': '删除记录', en: 'Delete a record' },
      subject: description,
      changes: (['amount', 'date'] as const).map((field) => ({ field, after: entry[field] })),
    };
  },
});

export const changeProposals: readonly Proposable[] = [
  {
    kind: 'transaction.change',
    writes: ['transactions'],
    async perform(ctx, { id, version, before, amount }: Change) {
      const after = await updateTransaction(ctx, id, { amount }, version);
      return { id, version: after.version, before };
    },
    takeBack: (ctx, { id, version, before }: Change) =>
      updateTransaction(ctx, id, { amount: before }, version),
  },
  {
    kind: 'transaction.delete',
    writes: ['transactions'],
    perform: (ctx, { id, version }: Shown) =>
      deleteTransaction(ctx, id, version).then(() => ({ id })),
    takeBack: (ctx, { id }: Shown) => restoreTransaction(ctx, id),
  },
];
