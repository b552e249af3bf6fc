import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { showPatches } from './optimistic.ts';
import { revalidateScopes } from './revalidate.ts';
import { sendCall } from './send-call.ts';
import { type PlannedCall, planOf } from './write-plan.ts';

export interface WriteOptions<Seen = unknown> {
  /** What the person was looking at; a newer version of it on the server refuses the write with 412. */
  seen?: Seen;
  /** The same where only the version is known. */
  version?: number;
}

export type Write<C extends Call, Seen = unknown> = (
  input: InputOf<C>,
  options?: WriteOptions<Seen>,
) => Promise<ReplyOf<C>>;

/**
 * A write that shows before it is answered, as its plan says, rolls back when refused and leaves
 * nothing stale. Throws what the server said.
 */
export function useSend<C extends Call, Seen = unknown>(
  call: PlannedCall<C, Seen>,
): Write<C, Seen> {
  const { mutate } = useSWRConfig();
  return useCallback<Write<C, Seen>>(
    async (input, { seen, version = versionOf(seen) } = {}) => {
      const plan = planOf(call);
      const reply = plan?.waits?.(input, seen);
      let settled = true;
      const shown = showPatches(mutate, plan?.shows?.(input, seen) ?? []);
      try {
        return await sendCall(call as C, input, {
          ...(version === undefined ? {} : { version }),
          ...(reply === undefined ? {} : { waits: { input, seen, reply } }),
        });
      } catch (error) {
        if (plan?.stays) settled = false;
        else shown.takeBack();
        throw error;
      } finally {
        if (settled) void shown.whole.then(() => revalidateScopes(call.writes ?? [], mutate));
      }
    },
    [call, mutate],
  );
}

function versionOf(seen: unknown): number | undefined {
  const { version } = (seen ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** The same for a button or a form, which says while it is under way. */
export function useWrite<C extends Call, Seen = unknown>(
  call: PlannedCall<C, Seen>,
): { write: Write<C, Seen>; pending: boolean } {
  const send = useSend<C, Seen>(call);
  const [pending, setPending] = useState(false);
  const running = useRef(0);

  const write = useCallback<Write<C, Seen>>(
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
