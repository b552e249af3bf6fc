import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { autoRefreshMs } from '@board/contracts/constants/limits';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { ApiError } from './api-error.ts';
import { apiKey } from './api-key.ts';
import { sendCall } from './send-call.ts';

/** Reads a call and keeps it fresh. `null` as input means: not yet. */
export function useApi<C extends Call>(
  call: C,
  input: InputOf<C> | null,
  options?: SWRConfiguration<ReplyOf<C>, ApiError>,
): SWRResponse<ReplyOf<C>, ApiError> {
  return useSWR<ReplyOf<C>, ApiError>(
    input === null ? null : apiKey(call, input),
    () => sendCall(call, input as InputOf<C>),
    // What the auto-refresh watches over is not asked for anew by every panel that is shown again.
    call.reads && !options?.refreshInterval
      ? { dedupingInterval: autoRefreshMs, ...options }
      : options,
  );
}
