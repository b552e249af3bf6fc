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
  { sort = 'newest', ...query }: UserQuery,
): Promise<Paged<AdminUser>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await findUsers(connection, query, { ...page, sort });
    return paged(page, rows.map(toAdminUser), total);
  });
}
