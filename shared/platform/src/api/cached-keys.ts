import type { ScopedMutator } from 'swr';
import { type ApiKey, isApiKey } from './api-key.ts';
import { isClosed } from './cache-owner.tsx';

/** SWR offers its keys only to a filter; one that matches nothing lists them without touching any. */
export function cachedKeys(mutate: ScopedMutator, wanted: (key: ApiKey) => boolean): ApiKey[] {
  const keys: ApiKey[] = [];
  if (isClosed(mutate)) return keys;
  void mutate(
    (key) => {
      if (isApiKey(key) && wanted(key)) keys.push(key);
      return false;
    },
    undefined,
    { revalidate: false },
  );
  return keys;
}
