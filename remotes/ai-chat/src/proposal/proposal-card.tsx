import type { Proposal } from '@board/contracts/calls/assistant';
import { isApiError, useNow, useOnline, useText } from '@board/platform';
import { Button, Icon } from '@board/ui';
import { useId, useState } from 'react';
import type { Snapshot } from 'valtio';
import { replaceProposal } from '../conversation/conversation.ts';
import styles from './proposal-card.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { useProposalActions } from './proposals.queries.ts';

type Action = keyof ReturnType<typeof useProposalActions>;

/** A write that the assistant suggests: exactly what would change, and nothing does before it is confirmed. */
export function ProposalCard({ proposal }: { proposal: Snapshot<Proposal> }) {
  const text = useText('ai-chat');
  const actions = useProposalActions(proposal);
  const online = useOnline();
  const now = useNow();
  const titleId = useId();
  const [running, setRunning] = useState<Action | null>(null);
  const [problem, setProblem] = useState('');

  const act = async (action: Action) => {
    if (running) return;
    setRunning(action);
    setProblem('');
    try {
      replaceProposal(await actions[action]());
    } catch (error) {
      setProblem(isApiError(error) && error.status > 0 ? error.message : text('composer.offline'));
    } finally {
      setRunning(null);
    }
  };

  const expired = proposal.state === 'open' && Date.parse(proposal.expires_at) <= now;
  const state = expired ? 'expired' : proposal.state;
  return (
    <section className={styles.card} aria-labelledby={titleId} data-state={state}>
      <header className={styles.head}>
        <h4 id={titleId} className={styles.title}>
          {text(`proposal.${proposal.kind}`)}
        </h4>
        <span className={styles.state}>
          {state === 'confirmed' && <Icon name="check" size="small" />}
          {text(`proposal.state.${state}`)}
        </span>
      </header>
      <ProposalChanges proposal={proposal} />
      {problem && (
        <p className={styles.problem} role="alert">
          <Icon name="warning" size="small" />
          {problem}
        </p>
      )}
      {state === 'open' && (
        <div className={styles.actions}>
          <Button
            size="small"
            variant="primary"
            busy={running === 'confirm'}
            busyText={text('proposal.confirming')}
            disabled={!online || running === 'dismiss'}
            onClick={() => void act('confirm')}
          >
            {text('proposal.confirm')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={running === 'dismiss'}
            disabled={!online || running === 'confirm'}
            onClick={() => void act('dismiss')}
          >
            {text('proposal.dismiss')}
          </Button>
        </div>
      )}
      {state === 'confirmed' && (
        <div className={styles.actions}>
          <Button
            size="small"
            icon="undo"
            busy={running === 'undo'}
            busyText={text('proposal.undoing')}
            disabled={!online}
            onClick={() => void act('undo')}
          >
            {text('proposal.undo')}
          </Button>
        </div>
      )}
    </section>
  );
}
