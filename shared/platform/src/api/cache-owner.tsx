import { type ReactNode, useEffect } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';

/** A cache has one function that changes it. */
const closed = new WeakSet<ScopedMutator>();

/** Nobody looks any more: whose replies they were has signed out. SWR would answer with an error. */
export const isClosed = (mutate: ScopedMutator): boolean => closed.has(mutate);

export function CacheOwner({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    closed.delete(mutate);
    return () => {
      closed.add(mutate);
    };
  }, [mutate]);
  return children;
}
