import {
  type NotificationCategory,
  notificationCategories,
} from '@board/contracts/constants/notifications';
import { useAddress } from '@board/platform/router';

const isCategory = (value: string | null): value is NotificationCategory =>
  notificationCategories.some((category) => category === value);

/** The filter lives in the address, so that it survives a reload and can be passed on. */
export function useFilter() {
  const [address, change] = useAddress();
  const category = address.get('category');
  const page = Number(address.get('page'));
  return {
    category: isCategory(category) ? category : undefined,
    unreadOnly: address.get('unread') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    setCategory: (value: string) => change({ category: value, page: '' }),
    setUnreadOnly: (on: boolean) => change({ unread: on ? '1' : '', page: '' }),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : '' }),
  };
}
