import { isUnknownCall, type LoadRequest } from '@board/ui';
import { useEffect, useState } from 'react';
import { useTexts } from '../text.ts';
import { wantsAgain } from './wants-again.ts';

interface RefreshOptions {
  readonly request: LoadRequest<unknown>;
  readonly failed: string;
  readonly nothing?: unknown;
}

/**
 * The press on 'refresh'. Who pressed is told in a dialog that it failed; what fails by itself is a
 * line over what was last known (`Loaded`).
 */
export function useRefresh({ request, failed, nothing }: RefreshOptions) {
  const t = useTexts();
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
    if (!error || (isUnknownCall(error) && nothing !== undefined)) return;
    void wantsAgain(failed, error, t).then((again) => {
      if (again) return refresh();
    });
  });
  return { busy: state === 'refreshing', onClick: () => void refresh() };
}
