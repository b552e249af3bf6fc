import type { Proposal } from '@board/contracts/schemas/assistant';
import { hourMs } from '@board/time';
import type { Draft } from '../../../area/tool.ts';
import { type Context, now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { instant } from '../../../time/clock.ts';
import {
  insertProposal,
  keepLastProposals,
  type ProposalRow,
  toProposal,
} from './proposals.repository.ts';

const openMs = hourMs;
/** Of a person, whatever became of them. */
const mostKept = 500;

/** Keeps what a tool would write until its owner says yes or the hour is over. */
export function propose(ctx: Context, draft: Draft): Promise<Proposal> {
  const time = ctx.clock.now();
  const row: ProposalRow = {
    user_id: ctx.actor.userId,
    id: newId(time),
    kind: draft.input.kind,
    state: 'open',
    title: draft.title ? JSON.stringify(draft.title) : null,
    subject: draft.subject,
    changes: JSON.stringify(draft.changes),
    input: JSON.stringify(draft.input),
    undo: null,
    expires_at: instant(time + openMs),
    created_at: now(ctx),
  };
  return ctx.database.transaction(async (tx) => {
    await insertProposal(tx, row);
    await keepLastProposals(tx, row.user_id, mostKept);
    return toProposal(row);
  });
}
