import type { NotificationCategory } from '@board/contracts/constants/notifications';
import type { Notification } from '@board/contracts/schemas/notifications';
import type { Context } from '../../context/context.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../serving/page.ts';
import { read } from '../../writing/transaction.ts';
import { countCategory, countsOf, listRows, toNotification } from './notifications.repository.ts';

export interface NotificationQuery extends PageQuery {
  unread_only?: boolean;
  category?: NotificationCategory;
}

/** The latest first. */
export function listNotifications(
  ctx: Context,
  query: NotificationQuery,
): Promise<Paged<Notification> & { unread: number }> {
  const page = pageRequest(query);
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const filter = { unreadOnly: query.unread_only === true, category: query.category };
    const rows = await listRows(connection, filter, {
      userId,
      limit: page.limit,
      offset: page.offset,
    });
    const { total, unread } = await countsOf(connection, userId);
    const matching = filter.category
      ? await countCategory(connection, userId, filter.category, filter.unreadOnly)
      : filter.unreadOnly
        ? unread
        : total;
    return { ...paged(page, rows.map(toNotification), matching), unread };
  });
}
