import type { ProposalState } from '@board/contracts/constants/assistant';
import type { Proposal, Titled } from '@board/contracts/schemas/assistant';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { AssistantProposalsTable } from '../../../database/tables/assistant.ts';

export type ProposalRow = Selectable<AssistantProposalsTable>;

export const {
  find: findProposal,
  insert: insertProposal,
  change: changeProposal,
  keepLast: keepLastProposals,
} = ownThings('assistant_proposals');

export function toProposal(row: ProposalRow): Proposal {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    ...(row.title !== null && { title: JSON.parse(row.title) as Titled }),
    subject: row.subject,
    changes: JSON.parse(row.changes) as Proposal['changes'],
    expires_at: row.expires_at,
  };
}

/** Moves it from one state to another, once: of two who try, one gets the row. */
export function moveProposal(
  tx: Transaction,
  userId: string,
  id: string,
  { from, to }: { from: ProposalState; to: ProposalState },
): Promise<ProposalRow | undefined> {
  return tx.query
    .updateTable('assistant_proposals')
    .set({ state: to })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}
