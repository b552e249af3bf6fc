import type { Call, InputOf, ReplyOf } from '@board/contracts/calls/call';
import { newId } from '@board/contracts/formats/new-id';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { currentUser } from '../session/current-user.ts';
import { ApiError } from './api-error.ts';
import { loadStale } from './load-stale.ts';
import { askCall, type Wait } from './transport.ts';
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

interface Turn {
  over: Promise<void>;
  /** Which version the writes so far have led to. */
  version: number | undefined;
}

/** The last write to each thing that is under way. */
const turns = new Map<string, Turn>();

/**
 * Writes to one thing go one after the other. The later one was made upon the earlier: it carries
 * the version that this led to, or it would conflict with its own author.
 */
export async function inTurn<Answer extends { reply: unknown }>(
  thing: string | undefined,
  version: number | undefined,
  send: (version: number | undefined) => Promise<Answer>,
): Promise<Answer> {
  if (thing === undefined) return send(version);
  const before = turns.get(thing);
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const turn: Turn = { over, version: undefined };
  turns.set(thing, turn);
  try {
    const person = currentUser()?.id;
    await before?.over;
    // What one person did is not sent as the next.
    if (currentUser()?.id !== person) throw new ApiError(401, 'auth.expired');
    turn.version = before?.version;
    const answer = await send(version === undefined ? undefined : (before?.version ?? version));
    const { version: made } = (answer.reply ?? {}) as { version?: unknown };
    if (typeof made === 'number') turn.version = made;
    return answer;
  } finally {
    resolve();
    if (turns.get(thing) === turn) turns.delete(thing);
  }
}
