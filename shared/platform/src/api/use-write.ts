import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { newId } from '@board/contracts/formats/new-id';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { inTurn } from './in-turn.ts';
import { loadStale } from './load-stale.ts';
import { askCall } from './send-call.ts';
import type { Wait } from './transport.ts';
import { useOverlay } from './use-overlay.ts';
import { opOf, type PlannedCall, planOf, thingOf } from './write-plan.ts';

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
 * A write that shows before it is answered, as its plan says, and is taken back when refused. Its
 * answer says what of the page stands already; only the rest is loaded. Throws what the server said.
 */
export function useSend<C extends Call, Seen = unknown>(
  call: PlannedCall<C, Seen>,
): Write<C, Seen> {
  const { mutate } = useSWRConfig();
  const overlay = useOverlay();
  return useCallback<Write<C, Seen>>(
    async (input, { seen, version = versionOf(seen) } = {}) => {
      const plan = planOf(call.name);
      const id = newId();
      const foreseen = plan?.waits?.(input, seen);
      const waits: Wait | undefined =
        foreseen === undefined ? undefined : { id, input, seen, reply: foreseen };
      const { name, writes: scopes } = call;
      overlay.show(opOf({ id, name, scopes, input, seen, state: 'sent' }));
      try {
        const answer = await inTurn(thingOf(input), version, (current) =>
          askCall(call as C, input, {
            ...(current === undefined ? {} : { version: current }),
            ...(waits ? { waits } : {}),
          }),
        );
        const { reply } = answer;
        if (answer.waits) overlay.keepWaiting(id);
        else overlay.settle(id, answer.standing, plan?.settles?.(reply, input, seen));
        return reply;
      } catch (error) {
        if (plan?.stays) overlay.leave(id);
        else {
          overlay.refuse(id);
          overlay.doubt(call.writes ?? []);
        }
        throw error;
      } finally {
        void loadStale(mutate);
      }
    },
    [call, mutate, overlay],
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
