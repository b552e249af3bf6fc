import { type Role, roles } from '@board/contracts/constants/roles';
import type { Context } from '../../context/context.ts';

const managedByAdmins: readonly Role[] = ['teacher', 'student'];

export function manages({ actor }: Context, role: Role): boolean {
  if (actor.permissions.includes('users.manage_admins')) return roles.includes(role);
  return actor.permissions.includes('users.manage') && managedByAdmins.includes(role);
}
