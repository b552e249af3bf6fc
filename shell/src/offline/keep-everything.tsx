import { useOnline, useSession } from '@board/platform';
import { useEffect } from 'react';
import { whenFilled } from '../base/when-filled.ts';
import { preloadToasts } from '../dialogs/toast-host.tsx';
import { useRegistry } from '../remotes/registry.ts';
import { filesFor } from './files-for.ts';

/**
 * Lets the worker keep what this person has not opened yet, so that it opens without a network too,
 * of a new release as soon as it is there. Who saves data keeps only what was loaded anyway.
 */
export function KeepEverything() {
  const { released } = useRegistry();
  const { user } = useSession();
  const online = useOnline();
  // One text: another registry with the same files is no reason to ask the worker again.
  const files = released && user ? filesFor(released, user.role).join(' ') : '';

  // What says that something could not be loaded must itself be there.
  useEffect(() => whenFilled(preloadToasts), []);
  useEffect(() => {
    if (!files || !online || savesData()) return;
    return whenFilled(() => void keep(files.split(' ')));
  }, [files, online]);
  return null;
}

/** Waits for the worker, however late it comes; without one nothing is kept. */
async function keep(urls: string[]): Promise<void> {
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ type: 'keep', urls });
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}
