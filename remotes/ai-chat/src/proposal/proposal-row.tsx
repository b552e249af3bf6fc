import type { Proposal } from '@board/contracts/calls/assistant';
import { useLocale, useOnline } from '@board/platform';
import { Button, Checkbox, Problem } from '@board/ui';
import type { Snapshot } from 'valtio';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import { ProposalChanges } from './proposal-changes.tsx';
import { ProposalState } from './proposal-state.tsx';
import type { ShownState } from './state-of.ts';

interface ProposalRowProps {
  proposal: Snapshot<Proposal>;
  state: ShownState;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  onUndo: () => void;
  busy: boolean;
  problem: string | undefined;
}

/** One of several, ticked until somebody says no. */
export function ProposalRow(props: ProposalRowProps) {
  const { proposal, state, ticked, onTick, onUndo, busy, problem } = props;
  const t = useTexts();
  const locale = useLocale();
  const online = useOnline();
  const kind = proposal.title?.[locale] ?? t(`proposal.${proposal.kind}`);
  const name = t('proposal.named', { kind, subject: proposal.subject });
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.head}>
        {state === 'open' ? (
          <Checkbox
            label={kind}
            aria-label={name}
            checked={ticked}
            disabled={busy}
            onChange={onTick}
          />
        ) : (
          <span>{kind}</span>
        )}
        {state !== 'open' && <ProposalState state={state} />}
      </div>
      <div className={styles.under}>
        <ProposalChanges proposal={proposal} />
        {problem && <Problem className={styles.problem}>{problem}</Problem>}
        {state === 'confirmed' && (
          <div className={styles.actions}>
            <Button
              label={t('undo')}
              aria-label={t('proposal.undoNamed', { subject: proposal.subject })}
              size="small"
              icon="undo"
              disabled={!online || busy}
              onClick={onUndo}
            />
          </div>
        )}
      </div>
    </li>
  );
}
