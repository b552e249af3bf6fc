import type { Proposal } from '@board/contracts/calls/assistant';
import { isApiError, useLocale, useNow, useOnline } from '@board/platform';
import { Button, Icon, Problem } from '@board/ui';
import { useId, useState } from 'react';
import type { Snapshot } from 'valtio';
import { replaceProposal } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { useProposalActions } from './proposals.queries.ts';

type Action = keyof ReturnType<typeof useProposalActions>;

/** A write that the assistant suggests: exactly what would change, and nothing does before it is confirmed. */
export function ProposalCard({ proposal }: { proposal: Snapshot<Proposal> }) {
  const t = useTexts();
  const actions = useProposalActions(proposal);
  const locale = useLocale();
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
      setProblem(isApiError(error) && error.status > 0 ? error.message : t('composer.offline'));
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
          {proposal.title?.[locale] ?? t(`proposal.${proposal.kind}`)}
        </h4>
        <span className={styles.state}>
          {state === 'confirmed' && <Icon name="check" size="small" />}
          {t(`proposal.state.${state}`)}
        </span>
      </header>
      <ProposalChanges proposal={proposal} />
      {problem && <Problem className={styles.problem}>{problem}</Problem>}
      {state === 'open' && (
        <div className={styles.actions}>
          <Button
            label={t('proposal.confirm')}
            size="small"
            variant="primary"
            busy={running === 'confirm'}
            busyText={t('proposal.confirming')}
            disabled={!online || running === 'dismiss'}
            onClick={() => void act('confirm')}
          />
          <Button
            label={t('proposal.dismiss')}
            size="small"
            variant="quiet"
            busy={running === 'dismiss'}
            disabled={!online || running === 'confirm'}
            onClick={() => void act('dismiss')}
          />
        </div>
      )}
      {state === 'confirmed' && (
        <div className={styles.actions}>
          <Button
            label={t('proposal.undo')}
            size="small"
            icon="undo"
            busy={running === 'undo'}
            busyText={t('proposal.undoing')}
            disabled={!online}
            onClick={() => void act('undo')}
          />
        </div>
      )}
    </section>
  );
}
