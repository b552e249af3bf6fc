import { useText } from '@board/platform';
import { Button } from '@board/ui';
import { useSnapshot } from 'valtio';
import { initialiseSession } from '../session/session.ts';
import { shellState } from '../shell-state.ts';
import { MessagePage } from './message-page.tsx';
import styles from './start-page.module.css';

/** While it is found out who is here: the empty ground, or the way on when nobody answers. */
export function StartPage() {
  const t = useText('shell');
  const { unreachable } = useSnapshot(shellState);
  if (!unreachable) return <div className={styles.ground} aria-busy="true" />;
  return (
    <MessagePage icon="offline" title={t('unreachable.title')} text={t('unreachable.text')}>
      <Button variant="primary" onClick={() => void initialiseSession()}>
        {t('actions.retry')}
      </Button>
    </MessagePage>
  );
}
