import { paths } from '@board/contracts/constants/paths';
import { useFormat, useText } from '@board/platform';
import { Link } from '@board/platform/router';
import { Icon } from '@board/ui';
import { Amount } from '../ledger/amount.tsx';
import styles from './coming-line.module.css';
import { useRecurring } from './recurring.queries.ts';

/** What comes by itself next, and the way to all of it; nothing for who has none. */
export function ComingLine() {
  const t = useText('finance');
  const { namedDay } = useFormat();
  const next = useRecurring().data?.items[0];
  if (!next || next.paused || next.next_date === null) return null;
  return (
    <Link to={paths.finance} className={styles.line}>
      <Icon name="repeat" size="small" />
      <span className={styles.words}>
        {t('recurring.coming', { description: next.description, day: namedDay(next.next_date) })}
      </span>
      <Amount transaction={next} />
    </Link>
  );
}
