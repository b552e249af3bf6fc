import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useOnline } from '@board/platform';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { sendUnsavedPreferences } from '../language/save-preference.ts';
import { catchUp } from '../refresh/catch-up.ts';
import { sendWaiting } from './send-waiting.ts';

/** Notices that the network is back, by being told or by asking, and sends what waited. */
export function NetworkWatch() {
  const { mutate } = useSWRConfig();
  const online = useOnline();

  useEffect(() => {
    if (online) {
      void sendWaiting(mutate);
      void sendUnsavedPreferences();
      return;
    }
    const ask = () => void catchUp(mutate);
    const timer = setInterval(ask, autoRefreshMs);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [online, mutate]);

  return null;
}
