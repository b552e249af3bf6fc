import type { Proposal } from '@board/contracts/calls/assistant';
import { useLocale } from '@board/platform';
import type { Snapshot } from 'valtio';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import { useFieldValue } from './use-field-value.ts';

/** Field by field what would be, and what was where something changes. */
export function ProposalChanges({ proposal }: { proposal: Snapshot<Proposal> }) {
  const t = useTexts();
  const locale = useLocale();
  const show = useFieldValue();
  const named = proposal.changes.some(({ field }) => field === 'title' || field === 'description');
  return (
    <>
      {!named && <p className={styles.subject}>{proposal.subject}</p>}
      <dl className={styles.changes}>
        {proposal.changes.map(({ field, label, before, after }) => (
          <div key={field} className={styles.change}>
            <dt>{label?.[locale] ?? t(`proposal.field.${field}`)}</dt>
            <dd>
              {show(field, after)}
              {before !== undefined && (
                <span className={styles.before}>
                  {t('proposal.from', { before: show(field, before) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
