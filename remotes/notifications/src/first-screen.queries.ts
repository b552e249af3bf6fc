import { listNotifications } from '@board/contracts/calls/notifications';
import { notificationDropdownSize } from '@board/contracts/constants/limits';
import { readFirstScreen, seed } from '@board/platform';

/** The first screen's reply holds the latest notifications already. */
export function seedFirstScreen(): () => void {
  return readFirstScreen(({ notifications }) => [
    seed(listNotifications, { query: { limit: notificationDropdownSize } }, notifications),
  ]);
}
