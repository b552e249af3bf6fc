import type { ProposalState } from '@board/contracts/constants/assistant';
import type { Proposal } from '@board/contracts/schemas/assistant';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { inTransaction } from '../../../writing/transaction.ts';
import {
  findProposal,
  moveProposal,
  type ProposalRow,
  toProposal,
} from './proposals.repository.ts';

/**
 * The one way a proposal moves on: by its owner, once, and together with what it does. If that is
 * refused, the proposal stays as it was.
 */
export function takeProposal(
  ctx: Context,
  id: string,
  move: { from: ProposalState; to: ProposalState },
  work: (inside: Context, row: ProposalRow, tx: Transaction) => Promise<void>,
): Promise<Proposal> {
  return inTransaction(ctx, async (tx) => {
    const row = await moveProposal(tx, ctx.actor.userId, id, move);
    if (!row) throw await refusalOf(ctx, tx, id);
    if (move.from === 'open' && row.expires_at <= now(ctx)) {
      throw new ServiceError('assistant.proposal_expired');
    }
    try {
      await work({ ...ctx, tx }, row, tx);
    } catch (error) {
      // The thing is no longer the one that was shown.
      if (error instanceof ServiceError && error.code === 'request.stale') {
        throw new ServiceError('assistant.proposal_stale', { cause: error });
      }
      throw error;
    }
    return toProposal(row);
  });
}

async function refusalOf(ctx: Context, tx: Transaction, id: string): Promise<ServiceError> {
  const there = await findProposal(tx, ctx.actor.userId, id);
  return new ServiceError(there ? 'assistant.proposal_used' : 'assistant.proposal_not_found');
}
