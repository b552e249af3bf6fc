import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useOnline } from '@board/platform';
import { boardState } from '@board/platform/host';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { sendUnsavedPreferences } from '../language/save-preference.ts';
import { catchUp } from '../refresh/catch-up.ts';
import { noteWaiting } from './queue.ts';
import { sendWaiting } from './send-waiting.ts';

/** Notices that the network is back, by being told or by asking, and sends what waited. */
export function NetworkWatch() {
  const { mutate } = useSWRConfig();
  const online = useOnline();

  useEffect(() => {
    const lose = () => {
      boardState.online = false;
      // What the device says of its network is not always so.
      void catchUp(mutate);
    };
    void noteWaiting();
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, [mutate]);

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
