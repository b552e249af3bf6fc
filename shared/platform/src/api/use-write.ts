import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { applyPatches, type Patch } from './optimistic.ts';
import { revalidateScopes } from './revalidate.ts';
import { sendCall } from './send-call.ts';

export interface WriteOptions {
  /** Shown before the server answers, taken back if it refuses. */
  optimistic?: readonly Patch[];
  /** The version the person was looking at; a newer one on the server refuses the write with 412. */
  version?: number;
  /** What was shown stays although the write failed; the next load decides. */
  keepShown?: boolean;
}

export type Write<C extends Call> = (
  input: InputOf<C>,
  options?: WriteOptions,
) => Promise<ReplyOf<C>>;

/** A write that shows at once, rolls back when refused and leaves nothing stale. Throws what the server said. */
export function useWrite<C extends Call>(call: C): { write: Write<C>; pending: boolean } {
  const { mutate } = useSWRConfig();
  const [pending, setPending] = useState(false);
  const running = useRef(0);

  const write = useCallback<Write<C>>(
    async (input, { optimistic = [], version, keepShown = false } = {}) => {
      running.current += 1;
      setPending(true);
      const rollBack = applyPatches(mutate, optimistic);
      let settled = true;
      try {
        return await sendCall(call, input, version === undefined ? {} : { version });
      } catch (error) {
        if (keepShown) settled = false;
        else rollBack();
        throw error;
      } finally {
        running.current -= 1;
        setPending(running.current > 0);
        if (settled) void revalidateScopes(call.writes ?? [], mutate);
      }
    },
    [call, mutate],
  );
  return { write, pending };
}
