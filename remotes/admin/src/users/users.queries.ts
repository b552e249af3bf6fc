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

export function useUserWrites() {
  const create = useSend(createAdminUser);
  const update = useSend(updateAdminUser);
  const turn = useSend(status);
  const remove = useSend(deleteAdminUser);
  const letIn = useSend(removeUserSecondFactor);
  const reset = useWrite(resetUserPassword);
  const many = useWrite(changeAdminUsers);
  const csv = useWrite(importAdminUsers);
  return {
    pending: reset.pending || many.pending || csv.pending,
    create: (body: BodyOf<typeof createAdminUser>) => create({ body }),
    update: (seen: AdminUser, body: BodyOf<typeof updateAdminUser>) =>
      update({ params: { id: seen.id }, body }, { seen }),
    setStatus: ({ id }: AdminUser, next: AdminUser['status']) =>
      turn({ params: { id }, body: { status: next } }),
    remove: (id: string) => remove({ params: { id } }),
    /** Without the second factor, which was lost. */
    letIn: (id: string) => letIn({ params: { id } }),
    resetPassword: (id: string) => reset.write({ params: { id } }),
    changeMany: (body: BodyOf<typeof changeAdminUsers>) => many.write({ body }),
    importClass: (body: BodyOf<typeof importAdminUsers>) => csv.write({ body }),
  };
}

export const useUserSessions = (id: string) => useApi(listUserSessions, { params: { id } });

export function useSessionWrites() {
  const one = useWrite(endUserSession);
  const all = useWrite(endUserSessions);
  return {
    pending: one.pending || all.pending,
    end: (id: string, session_id: string) => one.write({ params: { id, session_id } }),
    endAll: (id: string) => all.write({ params: { id } }),
  };
}
