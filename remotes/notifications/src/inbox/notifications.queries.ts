import type { ReplyOf } from '@board/contracts/calls/call';
import {
  clearNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@board/contracts/calls/notifications';
import { notificationDropdownSize } from '@board/contracts/constants/limits';
import type { NotificationCategory } from '@board/contracts/constants/notifications';
import { type Patch, patch, planWrite, unsure, useApi, useSend } from '@board/platform';

type Page = ReplyOf<typeof listNotifications>;

export interface NotificationFilter {
  page: number;
  limit: number;
  unread_only?: boolean;
  category?: NotificationCategory;
}

export const useLatestNotifications = () =>
  useApi(listNotifications, { query: { limit: notificationDropdownSize } });

export const useNotifications = (filter: NotificationFilter) =>
  useApi(listNotifications, { query: filter });

/** What was read stays read on screen even if the server could not be told. */
const read = planWrite<typeof readNotification, Notification>(readNotification, {
  shows: (_, { id }) => [change((page) => withRead(page, id))],
  waits: (_, item) => ({ ...item, read: true }),
  stays: true,
});
const readAll = planWrite(readAllNotifications, {
  shows: () => [change(allRead)],
  // How many they were says nobody.
  waits: () => ({ updated: 0 }),
  stays: true,
});
const remove = planWrite<typeof deleteNotification, Notification>(deleteNotification, {
  shows: (_, item) => [change((page) => without(page, item))],
  waits: () => ({ success: true }),
});
const clear = planWrite(clearNotifications, { shows: () => [change(nothingLeft)] });

/** Each shows at once. */
export function useNotificationWrites() {
  const reading = useSend(read);
  const readingAll = useSend(readAll);
  const removing = useSend(remove);
  const clearing = useSend(clear);
  const params = ({ id }: Notification) => ({ params: { id } });
  return {
    read: (seen: Notification) => reading(params(seen), { seen }),
    readAll: () => readingAll({}),
    remove: (seen: Notification) => removing(params(seen), { seen }),
    clear: () => clearing({}),
  };
}

/** A page of what is unread, or one that has more behind it, the server alone can fill up. */
function change(update: (page: Page) => Page): Patch {
  return patch(listNotifications, (page, { searchParams }) => {
    const next = update(page);
    const isShorter = next.items.length < page.items.length;
    const isSure = isShorter
      ? !page.pagination.has_next
      : searchParams.get('unread_only') !== 'true';
    return isSure || next === page ? next : unsure(next);
  });
}

function withRead(page: Page, id: string): Page {
  const item = page.items.find((each) => each.id === id);
  if (!item || item.read) return page;
  return {
    ...page,
    unread: page.unread - 1,
    items: page.items.map((each) => (each.id === id ? { ...each, read: true } : each)),
  };
}

function allRead(page: Page): Page {
  return { ...page, unread: 0, items: page.items.map((item) => ({ ...item, read: true })) };
}

function without(page: Page, item: Notification): Page {
  if (!page.items.some(({ id }) => id === item.id)) return page;
  return {
    ...page,
    unread: item.read ? page.unread : page.unread - 1,
    items: page.items.filter(({ id }) => id !== item.id),
    pagination: { ...page.pagination, total: page.pagination.total - 1 },
  };
}

function nothingLeft(page: Page): Page {
  return { ...page, unread: 0, items: [], pagination: { ...page.pagination, total: 0 } };
}
