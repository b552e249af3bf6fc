import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { type Patch, showPatches } from './optimistic.ts';
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

/** A write that shows before it is answered, rolls back when refused and leaves nothing stale. Throws what the server said. */
export function useSend<C extends Call>(call: C): Write<C> {
  const { mutate } = useSWRConfig();
  return useCallback<Write<C>>(
    async (input, { optimistic = [], version, keepShown = false } = {}) => {
      const shown = showPatches(mutate, optimistic);
      let settled = true;
      try {
        return await sendCall(call, input, version === undefined ? {} : { version });
      } catch (error) {
        if (keepShown) settled = false;
        else shown.takeBack();
        throw error;
      } finally {
        if (settled) {
          void shown.whole.then(() => revalidateScopes(call.writes ?? [], mutate));
        }
      }
    },
    [call, mutate],
  );
}

/** The same for a button or a form, which says while it is under way. */
export function useWrite<C extends Call>(call: C): { write: Write<C>; pending: boolean } {
  const send = useSend(call);
  const [pending, setPending] = useState(false);
  const running = useRef(0);

  const write = useCallback<Write<C>>(
    async (input, options) => {
      running.current += 1;
      setPending(true);
      try {
        return await send(input, options);
      } finally {
        running.current -= 1;
        setPending(running.current > 0);
      }
    },
    [send],
  );
  return { write, pending };
}
