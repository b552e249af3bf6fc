import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import { useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from './api-error.ts';
import { apiKey } from './api-key.ts';
import { askCall } from './transport.ts';
import { useOverlay } from './use-overlay.ts';

/** Reads a call and keeps it fresh. `null` as input means: not yet. */
export function useApi<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  options?: SWRConfiguration<ReplyOf<C>, ApiError>,
): SWRResponse<ReplyOf<C>, ApiError> {
  const overlay = useOverlay();
  const key = input === null ? null : apiKey(call, input);
  const request = useSWR<ReplyOf<C>, ApiError>(
    key,
    (asked: NonNullable<typeof key>) =>
      overlay.load(asked, () => askCall(call, input as InputOf<C>)) as Promise<ReplyOf<C>>,
    // What the auto-refresh watches over is not asked for anew by every panel that is shown again.
    call.reads && !options?.refreshInterval
      ? { dedupingInterval: autoRefreshMs, ...options }
      : options,
  );
  // The former reply stays until the next is there, but not where there is nothing to come.
  const said = key === null ? undefined : request.data;
  const data = useSyncExternalStore(overlay.subscribe, () => overlay.shown(said));
  return {
    data,
    mutate: request.mutate,
    // Read only by who shows them: each is a reason to draw again.
    get error() {
      return request.error;
    },
    get isLoading() {
      return request.isLoading;
    },
    get isValidating() {
      return request.isValidating;
    },
  };
}
