import { badgeCap } from '@board/contracts/constants/limits';

/** '99+' beyond the cap, nothing at all for none. */
export function badgeCount(unread: number): string | undefined {
  if (unread <= 0) return undefined;
  return unread > badgeCap ? `${badgeCap}+` : String(unread);
}
