import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { renewTokenWhenOld } from '../session/renew.ts';
import { catchUp, forgetRevisions, noteRevisions } from './catch-up.ts';

interface AutoRefreshProps {
  enabled?: boolean;
  interval?: number;
}

/** Keeps every page current: every half minute while it is seen, and at once on return. */
export function AutoRefresh({ enabled = true, interval = autoRefreshMs }: AutoRefreshProps) {
  const { mutate } = useSWRConfig();

  useEffect(() => {
    if (!enabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = Date.now();
    let isLeft = false;

    const refresh = async () => {
      clearTimeout(timer);
      last = Date.now();
      await catchUp(mutate);
      // An old token still works; the next turn tries to exchange it again.
      await renewTokenWhenOld().catch(() => undefined);
      plan();
    };
    const plan = () => {
      clearTimeout(timer);
      if (!isLeft && document.visibilityState === 'visible')
        timer = setTimeout(() => void refresh(), interval);
    };
    const onVisibility = () => {
      const visible = document.visibilityState === 'visible';
      if (visible && Date.now() - last >= interval) void refresh();
      else plan();
    };

    void noteRevisions(mutate);
    plan();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      forgetRevisions();
    };
  }, [enabled, interval, mutate]);

  return null;
}
