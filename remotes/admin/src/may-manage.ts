import type { AdminUser } from '@board/contracts/calls/admin-users';
import type { User } from '@board/contracts/calls/user';
import { type Role, roles } from '@board/contracts/constants/roles';

/** The roles that one gives and takes; the server decides the same. */
export function managedRoles(user: User | null): readonly Role[] {
  if (user?.permissions.includes('users.manage_admins')) return roles;
  return user?.permissions.includes('users.manage') ? ['teacher', 'student'] : [];
}

export function mayManage(user: User | null, other: Pick<AdminUser, 'role'>): boolean {
  return managedRoles(user).includes(other.role);
}
