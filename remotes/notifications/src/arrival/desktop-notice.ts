import { currentUser } from '@board/platform';
import type { Arrival } from '../events.ts';
import { sitePath } from '../inbox/site-path.ts';

/** Only where the person has asked for it in the profile and the browser agrees. */
export function showDesktopNotice({ id, title, message, actionUrl }: Arrival): void {
  if (!currentUser()?.preferences.desktopNotifications) return;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body: message, tag: id });
  notice.onclick = () => {
    window.focus();
    const path = sitePath(actionUrl);
    if (path) location.assign(path);
    notice.close();
  };
}
