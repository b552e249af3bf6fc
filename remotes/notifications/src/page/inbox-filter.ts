import {
  type NotificationCategory,
  notificationCategories,
} from '@board/contracts/constants/notifications';

/** The filter as it stands in the address, so that it survives a reload and can be passed on. */
interface InboxFilter {
  category: NotificationCategory | undefined;
  unread: boolean;
  page: number;
}

export function readFilter(address: URLSearchParams): InboxFilter {
  const page = Number(address.get('page'));
  return {
    category: notificationCategories.find((each) => each === address.get('category')),
    unread: address.get('unread') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export const writeFilter = ({ category, unread, page }: InboxFilter) => ({
  ...(category && { category }),
  ...(unread && { unread: '1' }),
  ...(page > 1 && { page: `${page}` }),
});
