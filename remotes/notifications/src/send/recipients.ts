import type { User } from '@board/contracts/calls/user';
import { type Role, roles } from '@board/contracts/constants/roles';

/** Whom somebody may tell as a group; nobody for most. */
export function recipientRoles(user: User | null): readonly Role[] {
  const permissions = user?.permissions ?? [];
  if (permissions.includes('notifications.broadcast')) return [...roles].reverse();
  return permissions.includes('notifications.students') ? ['student'] : [];
}
