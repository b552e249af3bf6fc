import type { Proposal } from '@board/contracts/calls/assistant';
import { useLocale, useNow, useOnline } from '@board/platform';
import { Button, Problem } from '@board/ui';
import { useId } from 'react';
import type { Snapshot } from 'valtio';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { ProposalState } from './proposal-state.tsx';
import { stateOf } from './state-of.ts';
import { useActing } from './use-acting.ts';

/** A write that the assistant suggests: exactly what would change, and nothing does before it is confirmed. */
export function ProposalCard({ proposal }: { proposal: Snapshot<Proposal> }) {
  const t = useTexts();
  const locale = useLocale();
  const online = useOnline();
  const state = stateOf(proposal, useNow());
  const titleId = useId();
  const { running, problemOf, act } = useActing();
  const problem = problemOf(proposal);
  return (
    <section className={styles.card} aria-labelledby={titleId} data-state={state}>
      <header className={styles.head}>
        <h4 id={titleId} className={styles.title}>
          {proposal.title?.[locale] ?? t(`proposal.${proposal.kind}`)}
        </h4>
        <ProposalState state={state} />
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
            onClick={() => void act('confirm', [proposal])}
          />
          <Button
            label={t('proposal.dismiss')}
            size="small"
            busy={running === 'dismiss'}
            disabled={!online || running === 'confirm'}
            onClick={() => void act('dismiss', [proposal])}
          />
        </div>
      )}
      {state === 'confirmed' && (
        <div className={styles.actions}>
          <Button
            label={t('undo')}
            size="small"
            icon="undo"
            busy={running === 'undo'}
            busyText={t('proposal.undoing')}
            disabled={!online}
            onClick={() => void act('undo', [proposal])}
          />
        </div>
      )}
    </section>
  );
}
