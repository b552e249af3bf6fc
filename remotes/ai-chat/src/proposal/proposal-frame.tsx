import type { Proposal } from '@board/contracts/calls/assistant';
import { useNow, useOnline } from '@board/platform';
import { Button } from '@board/ui';
import { useId, useState } from 'react';
import type { Snapshot } from 'valtio';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import { ProposalRow } from './proposal-row.tsx';
import { stateOf } from './state-of.ts';
import { useActing } from './use-acting.ts';

/** Several writes that one question asked for: each has a tick, and one yes counts for the ticked. */
export function ProposalFrame({ proposals }: { proposals: readonly Snapshot<Proposal>[] }) {
  const t = useTexts();
  const online = useOnline();
  const now = useNow();
  const titleId = useId();
  const { running, problemOf, act } = useActing();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const open = proposals.filter((each) => stateOf(each, now) === 'open');
  const chosen = open.filter(({ id }) => !left.has(id));
  const tick = (id: string, ticked: boolean) =>
    setLeft(new Set(ticked ? [...left].filter((each) => each !== id) : [...left, id]));
  return (
    <section className={styles.frame} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h4 id={titleId} className={styles.title}>
          {t('proposal.several', { count: proposals.length })}
        </h4>
        {open.length > 0 && <span className={styles.state}>{t('proposal.nothingYet')}</span>}
      </header>
      <ul>
        {proposals.map((each) => (
          <ProposalRow
            key={each.id}
            proposal={each}
            state={stateOf(each, now)}
            ticked={!left.has(each.id)}
            onTick={(ticked) => tick(each.id, ticked)}
            onUndo={() => void act('undo', [each])}
            busy={running !== null}
            problem={problemOf(each)}
          />
        ))}
      </ul>
      {open.length > 0 && (
        <div className={styles.foot}>
          <Button
            label={t('proposal.dismissAll')}
            size="small"
            variant="quiet"
            busy={running === 'dismiss'}
            disabled={!online || running === 'confirm'}
            onClick={() => void act('dismiss', open)}
          />
          <Button
            label={t('proposal.confirmSome', { count: chosen.length })}
            size="small"
            variant="primary"
            busy={running === 'confirm'}
            busyText={t('proposal.confirming')}
            disabled={!online || running === 'dismiss' || chosen.length === 0}
            onClick={() => void act('confirm', chosen)}
          />
        </div>
      )}
    </section>
  );
}
