import type { Call, Method } from '@board/contracts/calls/call';
import { sessionState, type TransportRequest } from '@board/platform/host';
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
}

/** Changes to one's own things may wait. What touches the account, with its secrets, and uploads may not. */
export function isQueueable({ call, body }: TransportRequest): boolean {
  const writes = call.writes ?? [];
  if (call.repeatable === false) return false;
  if (writes.length === 0 || writes.includes('user') || call.access !== 'user') return false;
  return !(body instanceof FormData) && 'indexedDB' in window;
}

/** Answers what the writer would have seen: what was sent, on top of nothing. */
export async function queueWrite(personId: string, request: TransportRequest): Promise<unknown> {
  const { call, url, body, version, idempotencyKey } = request;
  const waiting: WaitingWrite = {
    name: call.name,
    method: call.method,
    path: call.path,
    writes: call.writes,
    url,
    at: Date.now(),
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { version }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  await keptStore<WaitingWrite>(personId, 'queue').put(waiting);
  shellState.waiting += 1;
  // What is loaded next comes from here, and must not undo what was just done.
  await keepShownReplies(personId);
  return isRecord(body) ? { success: true, ...body } : { success: true };
}

export async function countWaiting(): Promise<void> {
  const person = sessionState.user?.id;
  if (!person || !('indexedDB' in window)) return;
  shellState.waiting = await keptStore(person, 'queue')
    .count()
    .catch(() => 0);
}
