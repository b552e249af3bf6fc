import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import { deleteTransaction } from '../../finance/index.ts';
import { deleteTask, updateTask } from '../../tasks/index.ts';
import type { ProposalUndo } from './proposal-input.ts';
import { takeProposal } from './take-proposal.ts';

/** Takes back what was confirmed, unless the thing was changed since. */
export function undoProposal(ctx: Context, id: string): Promise<Proposal> {
  return takeProposal(ctx, id, { from: 'confirmed', to: 'undone' }, (inside, { undo }) =>
    takeBack(inside, JSON.parse(undo ?? 'null') as ProposalUndo),
  );
}

async function takeBack(ctx: Context, undo: ProposalUndo): Promise<void> {
  switch (undo.verb) {
    case 'delete-task':
      await deleteTask(ctx, undo.id, undo.version);
      return;
    case 'change-task':
      await updateTask(ctx, undo.id, undo.fields, undo.version);
      return;
    case 'delete-transaction':
      await deleteTransaction(ctx, undo.id, undo.version);
      return;
  }
}
