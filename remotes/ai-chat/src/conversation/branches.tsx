import { IconButton } from '@board/ui';
import { step } from '../talk/conversation.ts';
import { useTexts } from '../text.ts';
import styles from './branches.module.css';

interface BranchesProps {
  fork: string;
  at: number;
  of: number;
}

/** Where something was asked or answered anew: which of them this is, and the way to the others. */
export function Branches({ fork, at, of }: BranchesProps) {
  const t = useTexts();
  if (of < 2) return null;
  return (
    <div className={styles.branches} role="group" aria-label={t('branch.label')}>
      <IconButton
        size="small"
        icon="left"
        label={t('branch.before')}
        aria-disabled={at === 1}
        onClick={() => step(fork, -1)}
      />
      <span className={styles.at} aria-live="polite">
        {t('branch.at', { at, of })}
      </span>
      <IconButton
        size="small"
        icon="right"
        label={t('branch.after')}
        aria-disabled={at === of}
        onClick={() => step(fork, 1)}
      />
    </div>
  );
}
