import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import { createTransaction } from '../../finance/index.ts';
import { createTask, findTask, updateTask } from '../../tasks/index.ts';
import type { ProposalInput, ProposalUndo, TaskChange } from './proposal-input.ts';
import { keepUndo } from './proposals.repository.ts';
import { takeProposal } from './take-proposal.ts';

/** Does what was shown, and remembers how to take it back. */
export function confirmProposal(ctx: Context, id: string): Promise<Proposal> {
  return takeProposal(ctx, id, { from: 'open', to: 'confirmed' }, async (inside, row, tx) => {
    const undo = await perform(inside, JSON.parse(row.input) as ProposalInput);
    await keepUndo(tx, row.user_id, row.id, JSON.stringify(undo));
  });
}

async function perform(ctx: Context, input: ProposalInput): Promise<ProposalUndo> {
  switch (input.kind) {
    case 'task.add': {
      const { id, version } = await createTask(ctx, input.task);
      return { verb: 'delete-task', id, version };
    }
    case 'task.change':
      return changeTask(ctx, input);
    case 'transaction.add': {
      const { id, version } = await createTransaction(ctx, input.transaction);
      return { verb: 'delete-transaction', id, version };
    }
  }
}

async function changeTask(
  ctx: Context,
  { id, version, fields }: TaskChange,
): Promise<ProposalUndo> {
  const before = await findTask(ctx, id);
  const after = await updateTask(ctx, id, fields, version);
  const earlier = Object.fromEntries(
    Object.keys(fields).map((field) => [field, before[field as keyof typeof before]]),
  );
  return { verb: 'change-task', id, version: after.version, fields: earlier };
}
