import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useOnline, useSession, useStateValue } from '@board/platform';
import { boardState, overlayOf } from '@board/platform/host';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { shellState } from '../base/shell-state.ts';
import { keepReply } from '../kept/kept-replies.ts';
import { onOtherTabs, showWaiting } from '../kept/queue.ts';
import { sendUnsavedPreferences } from '../preferences/save-preference.ts';
import { catchUp } from '../refresh/catch-up.ts';
import { sendWaiting } from './send-waiting.ts';

/** Notices that the network is gone or back, by being told or by asking, and sends what waited. */
export function NetworkWatch() {
  const { mutate } = useSWRConfig();
  const { user } = useSession();
  const online = useOnline();
  const person = user?.id;

  useEffect(() => {
    if (!person) return;
    const show = () => void showWaiting(mutate);
    show();
    overlayOf(mutate).onAdopted = (url, reply, at) =>
      keepReply(person, url, { reply, standing: { from: at, to: at, alone: true } });
    return onOtherTabs(person, show);
  }, [person, mutate]);

  useEffect(() => {
    const ask = () => void catchUp(mutate);
    const lose = () => {
      boardState.online = false;
      // What the device says of its network is not always so.
      ask();
    };
    addEventListener('offline', lose);
    addEventListener('online', ask);
    return () => {
      removeEventListener('offline', lose);
      removeEventListener('online', ask);
    };
  }, [mutate]);

  useEffect(() => {
    if (online) void sendUnsavedPreferences();
  }, [online]);

  const waiting = useStateValue(shellState, (shell) => shell.waiting);
  const undecided = useStateValue(shellState, (shell) => shell.undecided);
  // Also after one more has come to wait: the network may be back, and nobody asks for it meanwhile.
  useEffect(() => {
    const isLeft = waiting > undecided;
    if (online && !isLeft) return;
    const tryAgain = () => void (online ? sendWaiting(mutate) : catchUp(mutate));
    if (isLeft) tryAgain();
    const timer = setInterval(tryAgain, autoRefreshMs);
    return () => clearInterval(timer);
  }, [online, waiting, undecided, mutate]);

  return null;
}
