import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Context } from '../../../context/context.ts';
import { takeProposal } from './take-proposal.ts';

export function dismissProposal(ctx: Context, id: string): Promise<Proposal> {
  return takeProposal(ctx, id, { from: 'open', to: 'dismissed' }, async () => {});
}
