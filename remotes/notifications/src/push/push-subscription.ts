import { isApiError } from '@board/platform';
import { pushKey, registerBrowser } from './push.queries.ts';

const registeredFor = 'board.push.person';

/** Lets the server call this browser while no page is open; once a person and browser. */
export async function subscribeBrowser(personId: string): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  if (known && localStorage.getItem(registeredFor) === personId) return;
  try {
    const subscription =
      known ??
      (await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: await pushKey(),
      }));
    await registerBrowser(subscription);
    localStorage.setItem(registeredFor, personId);
  } catch (error) {
    // A browser without a push service refuses; the page itself still tells what arrives.
    if (!isApiError(error) && !(error instanceof DOMException)) throw error;
  }
}

/** Whoever uses this browser next must not read what was meant for another. */
export async function unsubscribeBrowser(): Promise<void> {
  localStorage.removeItem(registeredFor);
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
