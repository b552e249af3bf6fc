import { verifySession } from '@board/contracts/calls/auth';
import { getChanges } from '@board/contracts/calls/system';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { sendCall, useSession, useText } from '@board/platform';
import { Button } from '@board/ui';
import { useCallback, useEffect, useState } from 'react';
import { shellState } from '../base/shell-state.ts';
import { signOut } from '../session/session.ts';
import { MessagePage } from './message-page.tsx';

/** Stands in for every page while the server lets only admins in, and asks now and then. */
export function MaintenancePage() {
  const t = useText('shell');
  const { status } = useSession();
  const [asking, setAsking] = useState(false);

  const ask = useCallback(async () => {
    setAsking(true);
    try {
      await sendCall(status === 'authenticated' ? getChanges : verifySession, {});
      shellState.maintenance = false;
    } catch {
      // Still closed, or unreachable: either way the page stays.
    } finally {
      setAsking(false);
    }
  }, [status]);

  useEffect(() => {
    const timer = setInterval(() => void ask(), autoRefreshMs);
    return () => clearInterval(timer);
  }, [ask]);

  return (
    <MessagePage icon="clock" title={t('maintenance.title')} text={t('maintenance.text')}>
      <Button variant="primary" busy={asking} onClick={() => void ask()}>
        {t('actions.retry')}
      </Button>
      <Button variant="quiet" onClick={() => void signOut()} label={t('account.logout')} />
    </MessagePage>
  );
}
