import {
  confirmProposal,
  dismissProposal,
  type Proposal,
  undoProposal,
} from '@board/contracts/calls/assistant';
import { useWrite } from '@board/platform';

/** What can be done with a proposal; each answers the proposal as it then stands. */
export function useProposalActions({ id }: Pick<Proposal, 'id'>) {
  const { write: confirm } = useWrite(confirmProposal);
  const { write: dismiss } = useWrite(dismissProposal);
  const { write: undo } = useWrite(undoProposal);
  return {
    confirm: () => confirm({ params: { id } }),
    dismiss: () => dismiss({ params: { id } }),
    undo: () => undo({ params: { id } }),
  };
}
