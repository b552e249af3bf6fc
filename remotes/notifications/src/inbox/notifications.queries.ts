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
import { type Patch, patch, useApi, useWrite } from '@board/platform';

type Page = ReplyOf<typeof listNotifications>;

export interface NotificationFilter {
  page: number;
  limit: number;
  unread_only?: boolean;
  category?: NotificationCategory;
}

export function useLatestNotifications() {
  return useApi(listNotifications, { query: { limit: notificationDropdownSize } });
}

export function useNotifications(filter: NotificationFilter) {
  return useApi(listNotifications, { query: filter });
}

/** Each shows at once. What was read stays read on screen even if the server could not be told. */
export function useNotificationWrites() {
  const read = useWrite(readNotification);
  const readAll = useWrite(readAllNotifications);
  const remove = useWrite(deleteNotification);
  const clear = useWrite(clearNotifications);
  return {
    read: (item: Notification) =>
      read.write(
        { params: { id: item.id } },
        { optimistic: [change((page) => withRead(page, item.id))], keepShown: true },
      ),
    readAll: () => readAll.write({}, { optimistic: [change(allRead)], keepShown: true }),
    remove: (item: Notification) =>
      remove.write(
        { params: { id: item.id } },
        { optimistic: [change((page) => without(page, item))] },
      ),
    clear: () => clear.write({}, { optimistic: [change(nothingLeft)] }),
  };
}

function change(update: (page: Page) => Page): Patch {
  return patch(listNotifications, update);
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
