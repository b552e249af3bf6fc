import { Icon } from '@board/ui';
import { useTexts } from '../text.ts';
import styles from './proposal-card.module.css';
import type { ShownState } from './state-of.ts';

export function ProposalState({ state }: { state: ShownState }) {
  const t = useTexts();
  return (
    <span className={styles.state}>
      {state === 'confirmed' && <Icon name="check" size="small" />}
      {t(`proposal.state.${state}`)}
    </span>
  );
}
