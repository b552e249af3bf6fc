import {
  getCalendarFeed,
  revokeCalendarFeed,
  rotateCalendarFeed,
} from '@board/contracts/calls/calendar-feed';
import { useApi, useWrite } from '@board/platform';

export const useFeed = () => useApi(getCalendarFeed, {});

export function useFeedWrites() {
  const { write: rotate, pending: rotating } = useWrite(rotateCalendarFeed);
  const { write: revoke } = useWrite(revokeCalendarFeed);
  return { rotate: () => rotate({}), rotating, revoke: () => revoke({}) };
}
