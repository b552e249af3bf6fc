import { useFormat, useOnline, useSession, useStateValue, useText } from '@board/platform';
import { boardState } from '@board/platform/host';
import { Button, Icon } from '@board/ui';
import { Link } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { shellState } from '../base/shell-state.ts';
import styles from './offline-banner.module.css';
import { sendWaiting } from './send-waiting.ts';

const namesShown = 3;

/** Says what is shown instead of the present, and what waits. */
export function OfflineBanner() {
  const t = useText('shell');
  const { clock } = useFormat();
  const { status } = useSession();
  const { mutate } = useSWRConfig();
  const online = useOnline();
  const freshAt = useStateValue(boardState, (board) => board.freshAt);
  const waiting = useStateValue(shellState, (shell) => shell.waiting - shell.undecided);
  const undecided = useStateValue(shellState, (shell) => shell.undecided);
  const names = useStateValue(shellState, (shell) =>
    shell.waitingNames.slice(0, namesShown).join(t('offline.between')),
  );
  const readOnly = status === 'offline';
  if (online && waiting === 0 && undecided === 0 && !readOnly) return null;
  const parts = [
    ...(readOnly ? [t('offline.readOnly')] : []),
    ...(!online ? [t('offline.title')] : []),
    ...(!online && freshAt ? [t('offline.showing', { time: clock(freshAt) })] : []),
    ...(waiting > 0 ? [t('offline.waiting', { count: waiting })] : []),
    ...(undecided > 0 ? [t('offline.undecided', { count: undecided })] : []),
    ...(names ? [t('offline.names', { names })] : []),
  ];
  return (
    <div className={styles.banner} role="status" data-banner>
      <Icon name="offline" />
      <span>{parts.join(t('offline.after'))}</span>
      {online && undecided > 0 && (
        <Button size="small" onClick={() => void sendWaiting(mutate, { askAgain: true })}>
          {t('offline.decide')}
        </Button>
      )}
      {readOnly && <Link to="/login">{t('login.title')}</Link>}
    </div>
  );
}
