/** The files that the worker keeps; what waits to be sent is no cache and stays. */
export async function clearBrowserCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
