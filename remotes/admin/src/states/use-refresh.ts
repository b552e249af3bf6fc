import { useEffect, useState } from 'react';
import { useAdminText } from '../text.ts';
import type { LoadedProps } from './loaded.tsx';
import { wantsAgain } from './wants-again.ts';

type RefreshOptions = Pick<LoadedProps<unknown>, 'request' | 'failure' | 'nothing'>;

/**
 * The press on 'refresh'. Who pressed is told in a dialog that it failed; what fails by itself is a
 * line over what was last known (`Loaded`).
 */
export function useRefresh({ request, failure, nothing }: RefreshOptions) {
  const t = useAdminText();
  const [state, setState] = useState<'quiet' | 'refreshing' | 'answered'>('quiet');
  const { error, mutate } = request;

  async function refresh() {
    setState('refreshing');
    await mutate();
    setState('answered');
  }

  useEffect(() => {
    if (state !== 'answered') return;
    setState('quiet');
    if (!error || (error.status === 404 && nothing !== undefined)) return;
    void wantsAgain(failure, error, t).then((again) => {
      if (again) return refresh();
    });
  });
  return { refreshing: state === 'refreshing', refresh: () => void refresh() };
}
