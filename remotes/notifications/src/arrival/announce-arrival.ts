import { currentUser, toast } from '@board/platform';
import { type Arrival, onArrival } from '../events.ts';
import { sitePath } from '../inbox/site-path.ts';

/** Says on screen what has just arrived, and on the desktop when nobody looks at the page. */
export function announceArrivals(): () => void {
  return onArrival((arrival: Arrival) => {
    if (document.visibilityState === 'visible') {
      toast({ tone: 'info', message: spoken(arrival), key: arrival.id, yields: true });
    } else {
      showDesktopNotice(arrival);
    }
  });
}

function spoken({ title, message }: Arrival): string {
  if (!message) return title;
  return isChinese(title) ? `${title}：${message}` : `${title}: ${message}`;
}

/** It came in the person's language, whichever that was. */
const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** Only where the person has asked for it in the profile and the browser agrees. */
function showDesktopNotice({ id, title, message, actionUrl }: Arrival): void {
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
