import type { Proposal } from '@board/contracts/schemas/assistant';
import type { Proposable } from '../../../area/tool.ts';
import type { Context } from '../../../context/context.ts';
import { refuseToWrite } from '../../../plugins/api-token.ts';
import { changeProposal } from './proposals.repository.ts';
import { takeProposal } from './take-proposal.ts';

/** Does what was shown, and remembers how to take it back. */
export function confirmProposal(
  ctx: Context,
  kinds: readonly Proposable[],
  id: string,
): Promise<Proposal> {
  return takeProposal(ctx, id, { from: 'open', to: 'confirmed' }, async (inside, row, tx) => {
    const undo = await kindOf(ctx, kinds, row).perform(inside, JSON.parse(row.input) as never);
    await changeProposal(tx, row, { undo: JSON.stringify(undo ?? null) });
  });
}

/** Takes back what was confirmed, unless the thing was changed since. */
export function undoProposal(
  ctx: Context,
  kinds: readonly Proposable[],
  id: string,
): Promise<Proposal> {
  return takeProposal(ctx, id, { from: 'confirmed', to: 'undone' }, async (inside, row) => {
    await kindOf(ctx, kinds, row).takeBack(inside, JSON.parse(row.undo ?? 'null') as never);
  });
}

/** Of what the program may write that asks, where one does. */
function kindOf(ctx: Context, kinds: readonly Proposable[], row: { kind: string }): Proposable {
  const found = kinds.find(({ kind }) => kind === row.kind);
  if (!found) throw new Error(`No area performs a proposal of the kind ${row.kind}`);
  refuseToWrite(ctx, found.writes);
  return found;
}
