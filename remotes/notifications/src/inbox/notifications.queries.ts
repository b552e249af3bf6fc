import type { ReplyOf } from '@board/contracts/calls/call';
import {
  clearNotifications,
  deleteNotification,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
  restoreNotification,
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
const restore = planWrite<typeof restoreNotification, Notification>(restoreNotification, {
  shows: (_, item) => [back(item)],
  waits: (_, item) => item,
});
const clear = planWrite(clearNotifications, { shows: () => [change(nothingLeft)] });

/** Each shows at once. */
export function useNotificationWrites() {
  const reading = useSend(read);
  const readingAll = useSend(readAll);
  const removing = useSend(remove);
  const restoring = useSend(restore);
  const clearing = useSend(clear);
  const params = ({ id }: Notification) => ({ params: { id } });
  return {
    read: (seen: Notification) => reading(params(seen), { seen }),
    readAll: () => readingAll({}),
    remove: (seen: Notification) => removing(params(seen), { seen }),
    restore(seen: Notification) {
      const { version: _, ...body } = seen;
      return restoring({ body }, { seen });
    },
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

/** Where it stood; of several pages the server alone knows which. */
const back = (item: Notification): Patch =>
  patch(listNotifications, (page, { searchParams }) => {
    const category = searchParams.get('category') ?? item.category;
    const isHidden = searchParams.get('unread_only') === 'true' && item.read;
    if (category !== item.category || isHidden) return page;
    return page.pagination.total_pages > 1 ? unsure(withItem(page, item)) : withItem(page, item);
  });

function withItem(page: Page, item: Notification): Page {
  if (page.items.some(({ id }) => id === item.id)) return page;
  const items = [...page.items, item].sort((one, other) =>
    one.timestamp < other.timestamp ? 1 : -1,
  );
  return {
    ...page,
    unread: page.unread + (item.read ? 0 : 1),
    items: items.slice(0, page.pagination.limit),
    pagination: { ...page.pagination, total: page.pagination.total + 1 },
  };
}

function nothingLeft(page: Page): Page {
  return { ...page, unread: 0, items: [], pagination: { ...page.pagination, total: 0 } };
}
