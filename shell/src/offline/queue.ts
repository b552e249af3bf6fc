import type { Call, Method } from '@board/contracts/calls/call';
import { type Answer, sessionState, type TransportRequest, type Wait } from '@board/platform/host';
import { shellState } from '../shell-state.ts';
import { keptStore } from './database.ts';
import { isRecord } from './is-record.ts';
import { keepShownReplies } from './shown-replies.ts';

/** A write that waits, with all that makes sending it later the same as sending it then. */
export interface WaitingWrite {
  name: string;
  method: Method;
  path: string;
  writes: Call['writes'];
  url: string;
  body?: unknown;
  version?: number;
  idempotencyKey?: string;
  at: number;
  /** Those of an earlier release lack both. */
  input?: unknown;
  seen?: unknown;
  /** Somebody else changed the same thing, and the person has not chosen yet. */
  undecided?: boolean;
}

/** Answers what the writer will be answered. */
export async function queueWrite(
  personId: string,
  request: TransportRequest,
  { input, seen, reply }: Wait,
): Promise<Answer> {
  const { call, url, body, version, idempotencyKey } = request;
  const waiting: WaitingWrite = {
    name: call.name,
    method: call.method,
    path: call.path,
    writes: call.writes,
    url,
    at: Date.now(),
    input,
    seen,
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { version }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  await keptStore<WaitingWrite>(personId, 'queue').put(waiting);
  await noteWaiting();
  // What is loaded next comes from here, and must not undo what was just done.
  await keepShownReplies(personId);
  return { reply, waits: true };
}

/** Says what waits, also of an earlier visit and of other tabs. */
export async function noteWaiting(): Promise<void> {
  const person = sessionState.user?.id;
  if (!person || !('indexedDB' in window)) return;
  const entries = await keptStore<WaitingWrite>(person, 'queue')
    .all()
    .catch(() => []);
  if (sessionState.user?.id !== person) return;
  const writes = entries.map(({ value }) => value);
  shellState.waiting = writes.length;
  shellState.undecided = writes.filter(({ undecided }) => undecided).length;
  shellState.waitingNames = [...new Set(writes.map(nameOf))].filter((name) => name !== '');
}

/** What a person would call the thing that is written. */
function nameOf({ body, seen }: WaitingWrite): string {
  const things = [body, seen].filter(isRecord);
  const names = things.flatMap(({ title, description }) => [title, description]);
  return names.find((name): name is string => typeof name === 'string') ?? '';
}
