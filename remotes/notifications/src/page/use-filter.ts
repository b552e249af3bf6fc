import {
  type NotificationCategory,
  notificationCategories,
} from '@board/contracts/constants/notifications';
import { useSearchParams } from '@board/platform/router';

const isCategory = (value: string | null): value is NotificationCategory =>
  notificationCategories.some((category) => category === value);

/** The filter lives in the address, so that it survives a reload and can be passed on. */
export function useFilter() {
  const [search, setSearch] = useSearchParams();
  const category = search.get('category');
  const page = Number(search.get('page'));

  function change(key: string, value: string): void {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (key !== 'page') next.delete('page');
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true },
    );
  }
  return {
    category: isCategory(category) ? category : undefined,
    unreadOnly: search.get('unread') === '1',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    setCategory: (value: string) => change('category', value),
    setUnreadOnly: (on: boolean) => change('unread', on ? '1' : ''),
    setPage: (next: number) => change('page', next > 1 ? String(next) : ''),
  };
}
