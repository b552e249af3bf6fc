/** One database a person: what one keeps here can never be read or sent as another, and goes as a whole. */
const prefix = 'board-';

export type StoreName = 'replies' | 'queue';

const open = new Map<string, Promise<IDBDatabase>>();

function databaseOf(personId: string): Promise<IDBDatabase> {
  const known = open.get(personId);
  if (known) return known;
  const opening = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(prefix + personId, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('replies');
      request.result.createObjectStore('queue', { autoIncrement: true });
    };
    request.onsuccess = () => {
      // Another tab that logs out must be able to delete it.
      request.result.onversionchange = () => forget(personId, request.result);
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  });
  open.set(personId, opening);
  opening.catch(() => open.delete(personId));
  return opening;
}

function forget(personId: string, database: IDBDatabase): void {
  database.close();
  open.delete(personId);
}

async function inStore<Result>(
  personId: string,
  store: StoreName,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await databaseOf(personId);
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = run(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

export interface KeptEntry<Value> {
  key: IDBValidKey;
  value: Value;
}

/** A store of one person. Everything rejects where the browser keeps nothing, as in some private windows. */
export function keptStore<Value>(personId: string, name: StoreName) {
  return {
    get: (key: IDBValidKey): Promise<Value | undefined> =>
      inStore(personId, name, 'readonly', (store) => store.get(key)),
    put: (value: Value, key?: IDBValidKey): Promise<IDBValidKey> =>
      inStore(personId, name, 'readwrite', (store) => store.put(value, key)),
    remove: (key: IDBValidKey): Promise<unknown> =>
      inStore(personId, name, 'readwrite', (store) => store.delete(key)),
    clear: (): Promise<unknown> => inStore(personId, name, 'readwrite', (store) => store.clear()),
    count: (): Promise<number> => inStore(personId, name, 'readonly', (store) => store.count()),
    async all(): Promise<KeptEntry<Value>[]> {
      // In one transaction: what is kept between two would give each value its neighbour's key.
      let keys: IDBRequest<IDBValidKey[]> | undefined;
      const values: Value[] = await inStore(personId, name, 'readonly', (store) => {
        keys = store.getAllKeys();
        return store.getAll();
      });
      return values.map((value, index) => ({ key: keys?.result[index] ?? '', value }));
    },
  };
}

export type KeptStore<Value> = ReturnType<typeof keptStore<Value>>;

/** Waits for no other tab: one that still has it open closes it when it hears of this. */
export function deleteDatabase(personId: string): Promise<void> {
  return new Promise((resolve) => {
    void open.get(personId)?.then((database) => database.close());
    open.delete(personId);
    const request = indexedDB.deleteDatabase(prefix + personId);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}
