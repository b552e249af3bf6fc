import type { Role } from '@board/contracts/constants/roles';
import type { Registry, RegistryRemote } from '@board/federation/registry';
import { useSession } from '@board/platform';
import { useMemo } from 'react';
import { mayUse } from './may-use.ts';
import { useRegistry } from './registry.ts';

/** Those that have anything for this person, and are not switched off. */
export const remotesFor = ({ remotes }: Registry, role: Role): readonly RegistryRemote[] =>
  remotes.filter(({ disabled, descriptor }) => !disabled && mayUse(descriptor, role));

export function useRemotesHere(): readonly RegistryRemote[] {
  const { registry } = useRegistry();
  const { user } = useSession();
  const role = user?.role;
  return useMemo(() => (registry && role ? remotesFor(registry, role) : []), [registry, role]);
}

export function useIsHere(): (remote: string) => boolean {
  const remotes = useRemotesHere();
  return (remote) => remotes.some(({ name }) => name === remote);
}
