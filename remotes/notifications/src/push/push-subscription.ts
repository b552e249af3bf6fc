import { isApiError } from '@board/platform';
import { pushKey, registerBrowser } from './push.queries.ts';

/** Not kept: the server calls a browser no longer than its session lasts, and each visit may have a new one. */
let registeredFor = '';

/** Lets the server call this browser while no page is open; once a person and visit. */
export async function subscribeBrowser(personId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && registeredFor === personId) return;
  try {
    const subscription =
      known ??
      (await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: await pushKey(),
      }));
    await registerBrowser(subscription);
    registeredFor = personId;
  } catch (error) {
    // A browser without a push service refuses; the page itself still tells what arrives.
    if (!isApiError(error) && !(error instanceof DOMException)) throw error;
  }
}

/** Whoever uses this browser next must not read what was meant for another. */
export async function unsubscribeBrowser(): Promise<void> {
  registeredFor = '';
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
