import { mayAdministrate, type Role } from '@board/contracts/constants/roles';
import type { RemoteDescriptor } from '@board/federation/descriptor';

/** Whether a remote has anything for this person. */
export function mayUse({ modules, slots, pages }: RemoteDescriptor, role: Role): boolean {
  const forEverybody =
    modules.length > 0 || slots.length > 0 || pages.some(({ access }) => access !== 'admin');
  return forEverybody || mayAdministrate(role);
}
