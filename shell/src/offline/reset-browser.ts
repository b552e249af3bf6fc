/** Takes everything away that this browser keeps of the product, overrides of remotes included. */
export async function resetBrowser(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  await Promise.allSettled([deleteCaches(), deleteDatabases(), removeWorkers()]);
}

async function deleteCaches(): Promise<void> {
  if (!('caches' in window)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

async function deleteDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
}

async function removeWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  for (const worker of workers) await worker.unregister();
}
