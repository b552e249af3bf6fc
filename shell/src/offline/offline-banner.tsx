import { useFormat, useOnline, useSession, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { Icon } from '@board/ui';
import { Link } from 'react-router-dom';
import { shellState } from '../shell-state.ts';
import styles from './offline-banner.module.css';

/** Says what is shown instead of the present, and what waits. */
export function OfflineBanner() {
  const t = useText('shell');
  const { clock } = useFormat();
  const { status } = useSession();
  const online = useOnline();
  const freshAt = useStateValue(boardState, (board) => board.freshAt);
  const waiting = useStateValue(shellState, (shell) => shell.waiting);
  const readOnly = status === 'offline';
  if (online && waiting === 0 && !readOnly) return null;
  const parts = [
    ...(readOnly ? [t('offline.readOnly')] : []),
    ...(!online ? [t('offline.title')] : []),
    ...(!online && freshAt ? [t('offline.showing', { time: clock(freshAt) })] : []),
    ...(waiting > 0 ? [t('offline.waiting', { count: waiting })] : []),
  ];
  return (
    <div className={styles.banner} role="status">
      <Icon name="offline" />
      <span>{parts.join(' ')}</span>
      {readOnly && <Link to="/login">{t('login.submit')}</Link>}
    </div>
  );
}
