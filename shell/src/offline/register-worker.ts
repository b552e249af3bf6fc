import { whenIdle } from '../base/when-idle.ts';

/** A worker compiles what it keeps, which must not take the time of a first board's drawing. */
const restMs = 2_000;

/** Written in by the build. */
declare const process: { env: { NODE_ENV?: string } };

/** The worker keeps the product's own files, so that the board opens without a network. */
export function registerWorker(): void {
  // What is being developed is built anew at every change, and kept by nobody.
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => setTimeout(() => whenIdle(register), restMs));
}

function register(): void {
  // A page that opens without a network was opened by a worker.
  if (!navigator.onLine) return;
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(keepWhatWasLoaded)
    // Without a worker the product only needs its network.
    .catch(() => undefined);
}

/** The first visit loads everything before the worker listens. */
function keepWhatWasLoaded({ active }: ServiceWorkerRegistration): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && !name.includes('/api/'));
  active?.postMessage({ type: 'keep', urls: [location.href, ...urls] });
}
