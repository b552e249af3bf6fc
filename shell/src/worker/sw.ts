import { answer, forget, keep, keepFirst } from './kept-files.ts';
import { openFromNotification, showPush } from './notifications.ts';
import type { WorkerScope } from './scope.ts';
import { forgetOldShared, forgetShared, holdShared, sharePath } from './shared-thing.ts';

/**
 * Keeps the product's own files, so that the board opens without a network. Nothing personal is
 * here: replies and waiting writes belong to the page, in one database a person.
 */
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  // The API is never answered here, so nothing asked of it has to wait for the worker to wake.
  event.addRoutes?.({
    condition: { urlPattern: { pathname: '/api/*' } },
    source: 'network',
  });
  // Whatever does not come now is kept when it is first asked for.
  event.waitUntil(keepFirst().catch(() => undefined));
  event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'POST' && url === worker.location.origin + sharePath) {
    event.respondWith(holdShared(event.request));
    return;
  }
  const response = answer(event.request, worker.location.origin);
  if (response) event.respondWith(response);
});

worker.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'forget') event.waitUntil(Promise.all([forget(), forgetShared()]));
  if (data.type === 'keep' && 'urls' in data && Array.isArray(data.urls)) {
    event.waitUntil(Promise.all([keep(data.urls.map(String)), forgetOldShared()]));
  }
});

worker.addEventListener('push', (event) => event.waitUntil(showPush(worker, event.data)));
worker.addEventListener('notificationclick', (event) =>
  event.waitUntil(openFromNotification(worker, event.notification)),
);
