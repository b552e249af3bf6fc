import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { single } from '../../../transaction.ts';
import { findProposal, toProposal } from './proposals.repository.ts';

export async function getProposal(ctx: Context, id: string): Promise<Proposal> {
  const row = await findProposal(single(ctx), ctx.actor.userId, id);
  if (!row) throw new ServiceError('assistant.proposal_not_found');
  return toProposal(row);
}
