import { Id, Strict } from '@board/contracts/schemas/common';
import type { Transaction } from '@board/contracts/schemas/finance';
import { Type } from 'typebox';
import { type Proposable, ToolInputError, type WriteTool, writeTool } from '../../area/tool.ts';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { read } from '../../writing/transaction.ts';
import { deleteTransaction, restoreTransaction, updateTransaction } from './change-transaction.ts';
import type { EntryFields } from './entry-rules.ts';
import { proposed } from './tools.ts';
import { findEntryRow, toEntry } from './transactions.repository.ts';

interface Change {
  id: string;
  /** As the person saw it when it was proposed. */
  version: number;
  fields: EntryFields;
}

async function findTransaction(ctx: Context, id: string): Promise<Transaction> {
  const row = await read(ctx, (connection) => findEntryRow(connection, ctx.actor.userId, id));
  if (!row || row.deleted_at !== null) throw new ServiceError('transaction.not_found');
  return toEntry(row);
}

const valuesOf = (entry: Transaction, fields: EntryFields): EntryFields =>
  Object.fromEntries(
    Object.keys(fields).map((field) => [field, entry[field as keyof typeof entry]]),
  );

/** From one account to another it is moved on its page. */
const { account: _, ...changing } = proposed;

export const changeTransactionTool: WriteTool = writeTool({
  name: 'change_transaction',
  description: 'Changes one entry of income or expense, found by list_transactions.',
  writes: ['transactions'],
  parameters: Strict({ id: Id, ...Type.Partial(Type.Object(changing)).properties }),
  async draft(ctx, { id, ...fields }) {
    const entry = await findTransaction(ctx, id);
    const changes = (Object.keys(changing) as (keyof typeof changing)[]).flatMap((field) => {
      const [before, after] = [entry[field], fields[field]];
      return after === undefined || after === before ? [] : [{ field, before, after }];
    });
    if (changes.length === 0) throw new ToolInputError('the entry is like that already');
    return {
      input: { kind: 'transaction.change', id, version: entry.version, fields },
      title: { 'zh-CN': '修改记录', en: 'Change a record' },
      subject: entry.description,
      changes,
    };
  },
});

export const deleteTransactionTool: WriteTool = writeTool({
  name: 'delete_transaction',
  description: 'Deletes one entry of income or expense, found by list_transactions.',
  writes: ['transactions'],
  parameters: Strict({ id: Id }),
  async draft(ctx, { id }) {
    const { version, description, amount, date } = await findTransaction(ctx, id);
    return {
      input: { kind: 'transaction.delete', id, version },
      title: { 'zh-CN': '删除记录', en: 'Delete a record' },
      subject: description,
      changes: [
        { field: 'amount', after: amount },
        { field: 'date', after: date },
      ],
    };
  },
});

export const changeProposals: readonly Proposable[] = [
  {
    kind: 'transaction.change',
    writes: ['transactions'],
    async perform(ctx, { id, version, fields }: Change): Promise<Change> {
      const before = valuesOf(await findTransaction(ctx, id), fields);
      const after = await updateTransaction(ctx, id, fields, version);
      return { id, version: after.version, fields: before };
    },
    takeBack: (ctx, { id, fields, version }: Change) => updateTransaction(ctx, id, fields, version),
  },
  {
    kind: 'transaction.delete',
    writes: ['transactions'],
    async perform(ctx, { id, version }: Omit<Change, 'fields'>) {
      await deleteTransaction(ctx, id, version);
      return { id };
    },
    takeBack: (ctx, { id }: { id: string }) => restoreTransaction(ctx, id),
  },
];
