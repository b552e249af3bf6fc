import {
  confirmProposal,
  dismissProposal,
  type Proposal,
  undoProposal,
} from '@board/contracts/calls/assistant';
import { useWrite } from '@board/platform';

/** What can be done with a proposal; each answers the proposal as it then stands. */
export function useProposalActions() {
  const { write: confirm } = useWrite(confirmProposal);
  const { write: dismiss } = useWrite(dismissProposal);
  const { write: undo } = useWrite(undoProposal);
  const to = ({ id }: Pick<Proposal, 'id'>) => ({ params: { id } });
  return {
    confirm: (proposal: Pick<Proposal, 'id'>) => confirm(to(proposal)),
    dismiss: (proposal: Pick<Proposal, 'id'>) => dismiss(to(proposal)),
    undo: (proposal: Pick<Proposal, 'id'>) => undo(to(proposal)),
  };
}
