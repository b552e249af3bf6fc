import type { Proposal } from '@board/contracts/calls/assistant';
import { isApiError } from '@board/platform';
import { useState } from 'react';
import { replaceProposal } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import { useProposalActions } from './proposals.queries.ts';

type Action = keyof ReturnType<typeof useProposalActions>;
type Named = Pick<Proposal, 'id'>;

/** Does the same with some proposals, one after the other; what is refused says why and the rest goes on. */
export function useActing() {
  const t = useTexts();
  const actions = useProposalActions();
  const [running, setRunning] = useState<Action | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  const act = async (action: Action, proposals: readonly Named[]) => {
    if (running) return;
    setRunning(action);
    const refused: Record<string, string> = {};
    for (const proposal of proposals) {
      try {
        replaceProposal(await actions[action](proposal));
      } catch (error) {
        refused[proposal.id] =
          isApiError(error) && error.status > 0 ? error.message : t('composer.offline');
      }
    }
    setProblems(refused);
    setRunning(null);
  };
  return { running, problemOf: ({ id }: Named) => problems[id], act };
}
