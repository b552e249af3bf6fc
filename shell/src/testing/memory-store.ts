import type { KeptEntry, StoreName } from '../kept/database.ts';

const stores = new Map<string, Map<IDBValidKey, unknown>>();
let nextKey = 1;

/** What `database.ts` offers, in memory: jsdom has no IndexedDB. Use it with `jest.mock`. */
export function memoryDatabase() {
  return {
    keptStore<Value>(personId: string, name: StoreName) {
      const id = `${personId} ${name}`;
      const entries = () => {
        const known = stores.get(id) ?? new Map<IDBValidKey, unknown>();
        stores.set(id, known);
        return known;
      };
      return {
        get: async (key: IDBValidKey) => entries().get(key) as Value | undefined,
        put: async (value: Value, key: IDBValidKey = nextKey++) => {
          entries().set(key, structuredClone(value));
          return key;
        },
        remove: async (key: IDBValidKey) => entries().delete(key),
        clear: async () => entries().clear(),
        count: async () => entries().size,
        all: async (): Promise<KeptEntry<Value>[]> =>
          [...entries()].map(([key, value]) => ({ key, value: value as Value })),
      };
    },
    deleteDatabase: async (personId: string) => {
      stores.delete(`${personId} replies`);
      stores.delete(`${personId} queue`);
    },
  };
}

export function emptyMemoryDatabase(): void {
  stores.clear();
}
