import type { AdminUser } from '@board/contracts/schemas/admin-users';
import type { Context } from '../../../context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../page.ts';
import { read } from '../../../transaction.ts';
import {
  findUsers,
  toAdminUser,
  type UserFilter,
  type UserSorting,
} from './admin-users.repository.ts';

interface UserQuery extends UserFilter, PageQuery {
  sort?: UserSorting;
}

export function listUsers(
  ctx: Context,
  { page: number, limit, sort = 'newest', ...filter }: UserQuery,
): Promise<Paged<AdminUser>> {
  const page = pageRequest({ ...(number && { page: number }), ...(limit && { limit }) });
  return read(ctx, async (connection) => {
    const { rows, total } = await findUsers(connection, filter, { ...page, sort });
    return paged(page, rows.map(toAdminUser), total);
  });
}
