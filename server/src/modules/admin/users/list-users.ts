import type { AdminUser } from '@board/contracts/schemas/admin-users';
import type { Pagination } from '@board/contracts/schemas/common';
import type { Context } from '../../../context.ts';
import { pageRequest, pagination } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import {
  findUsers,
  toAdminUser,
  type UserFilter,
  type UserSorting,
} from './admin-users.repository.ts';

interface UserQuery extends UserFilter {
  page?: number;
  limit?: number;
  sort?: UserSorting;
}

export function listUsers(
  ctx: Context,
  { page: number, limit, sort = 'newest', ...filter }: UserQuery,
): Promise<{ items: AdminUser[]; pagination: Pagination }> {
  const page = pageRequest({ ...(number && { page: number }), ...(limit && { limit }) });
  return read(ctx, async (connection) => {
    const { rows, total } = await findUsers(connection, filter, { ...page, sort });
    return { items: rows.map(toAdminUser), pagination: pagination(page, total) };
  });
}
