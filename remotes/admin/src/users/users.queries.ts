import {
  type AdminUser,
  changeAdminUsers,
  createAdminUser,
  deleteAdminUser,
  endUserSession,
  endUserSessions,
  importAdminUsers,
  listAdminUsers,
  listUserSessions,
  removeUserSecondFactor,
  resetUserPassword,
  updateAdminUser,
  updateUserStatus,
} from '@board/contracts/calls/admin-users';
import type { BodyOf } from '@board/contracts/calls/call';
import type { Role } from '@board/contracts/constants/roles';
import { patch, planWrite, useApi, useSend, useWrite } from '@board/platform';

export const usersPageSize = 10;

export interface UserFilter {
  page: number;
  search: string;
  role: Role | 'all';
  sort: 'newest' | 'oldest' | 'username' | 'last_seen';
}

/** Who is meant, by whatever page of them. */
export const asked = ({ search, role }: Pick<UserFilter, 'search' | 'role'>) => ({
  ...(search ? { search } : {}),
  ...(role === 'all' ? {} : { role }),
});

export const useUsers = ({ page, sort, ...filter }: UserFilter) =>
  useApi(listAdminUsers, { query: { page, limit: usersPageSize, sort, ...asked(filter) } });

/** Shown at once, and taken back when the server says no. */
const status = planWrite(updateUserStatus, {
  shows: ({ params: { id }, body }) => [
    patch(listAdminUsers, (reply) => ({
      ...reply,
      items: reply.items.map((each) =>
        each.id === id && body
          ? { ...each, status: body.status, is_active: body.status === 'active' }
          : each,
      ),
    })),
  ],
});

export function useStatusChange() {
  const send = useSend(status);
  return (user: AdminUser, next: AdminUser['status']) =>
    send({ params: { id: user.id }, body: { status: next } });
}

export function useUserUpdate() {
  const send = useSend(updateAdminUser);
  return (user: AdminUser, body: BodyOf<typeof updateAdminUser>) =>
    send({ params: { id: user.id }, body }, { version: user.version });
}

export const useUserCreation = () => useSend(createAdminUser);
export const useUserRemoval = () => useSend(deleteAdminUser);
export const useSecondFactorRemoval = () => useSend(removeUserSecondFactor);
export const usePasswordReset = () => useWrite(resetUserPassword);
export const useManyChanges = () => useWrite(changeAdminUsers);
export const useClassImport = () => useWrite(importAdminUsers);

export const useUserSessions = (id: string) => useApi(listUserSessions, { params: { id } });

export function useSessionEnding() {
  const one = useWrite(endUserSession);
  const all = useWrite(endUserSessions);
  return {
    pending: one.pending || all.pending,
    end: (id: string, session_id: string) => one.write({ params: { id, session_id } }),
    endAll: (id: string) => all.write({ params: { id } }),
  };
}
