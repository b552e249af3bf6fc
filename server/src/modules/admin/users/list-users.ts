import type { AdminUser } from '@board/contracts/schemas/admin-users';
import type { Context } from '../../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { read } from '../../../writing/transaction.ts';
import {
  findUsers,
  namesNear,
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
    const { search, ...others } = query;
    let found = await findUsers(connection, query, { ...page, sort });
    if (found.total === 0 && search) {
      const names = await namesNear(connection, search);
      if (names.length > 0)
        found = await findUsers(connection, { ...others, names }, { ...page, sort });
    }
    return paged(page, found.rows.map(toAdminUser), found.total);
  });
}
