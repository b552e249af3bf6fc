import { useSession } from '@board/platform';
import { useEffect } from 'react';
import { mayUse } from './may-use.ts';
import { useRegistry } from './registry.ts';
import { useRemoteLoader } from './remotes-context.tsx';

/** What was switched off, withdrawn or taken from this person's role meanwhile is taken down. */
export function RemoteSwitches() {
  const loader = useRemoteLoader();
  const { registry } = useRegistry();
  const { user } = useSession();
  const role = user?.role;
  useEffect(() => {
    if (role === undefined) return;
    for (const remote of registry?.remotes ?? []) {
      loader.follow(remote, mayUse(remote.descriptor, role));
    }
  }, [loader, registry, role]);
  return null;
}
