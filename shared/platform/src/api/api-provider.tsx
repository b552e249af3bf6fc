import type { ReactNode } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { isApiError } from './api-error.ts';
import { CacheOwner } from './cache-owner.tsx';

interface ApiProviderProps {
  children: ReactNode;
  /** One cache a signed-in person; a new key throws the old one away. */
  cache?: Cache;
}

/** Fresh data comes from the conditional auto-refresh, so SWR's own triggers stay off. */
export function ApiProvider({ children, cache }: ApiProviderProps) {
  return (
    <SWRConfig
      value={{
        ...(cache ? { provider: () => cache } : {}),
        revalidateOnFocus: false,
        revalidateOnReconnect: false,
        keepPreviousData: true,
        dedupingInterval: 2_000,
        shouldRetryOnError: (error) =>
          isApiError(error) && (error.status === 0 || error.status >= 500),
        errorRetryCount: 3,
      }}
    >
      <CacheOwner>{children}</CacheOwner>
    </SWRConfig>
  );
}
