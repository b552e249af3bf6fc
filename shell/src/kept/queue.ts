import type { Call, Method } from '@board/contracts/calls/call';
import { isRecord } from '@board/federation/shape';
import {
  type Answer,
  loadStale,
  opOf,
  overlayOf,
  planOf,
  sessionState,
  type TransportRequest,
  type Wait,
} from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { shellState } from '../base/shell-state.ts';
import { keptStore } from './database.ts';

/** A write that waits, with all that makes sending it later the same as sending it then. */
export interface WaitingWrite extends Omit<Wait, 'reply'> {
  name: string;
  method: Method;
  path: string;
  writes: Call['writes'];
  url: string;
  body?: unknown;
  version?: number;
  idempotencyKey?: string;
  at: number;
  /** Somebody else changed the same thing, and the person has not chosen yet. */
  undecided?: boolean;
}

const inUrl = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** Ids are unique over all kinds of things, so the id alone names one; a create carries it in its body. */
export function thingOf({ url, body }: Pick<WaitingWrite, 'url' | 'body'>): string | undefined {
  const inPath = inUrl.exec(url)?.[0];
  if (inPath) return inPath;
  return isRecord(body) && typeof body.id === 'string' ? body.id : undefined;
}

/** Whether something waits that may be of the same thing: what is done to it later goes after it. */
export async function isBehind(personId: string, request: TransportRequest): Promise<boolean> {
  if (shellState.waiting === shellState.undecided) return false;
  const mine = thingOf(request);
  const entries = await keptStore<WaitingWrite>(personId, 'queue')
    .all()
    .catch(() => []);
  return entries.some(({ value }) => {
    const thing = thingOf(value);
    return !value.undecided && (mine === undefined || thing === undefined || thing === mine);
  });
}

/** Answers what the writer will be answered. */
export async function queueWrite(
  personId: string,
  request: TransportRequest,
  { reply, ...shown }: Wait,
): Promise<Answer> {
  const { call, url, body, version, idempotencyKey } = request;
  const waiting: WaitingWrite = {
    name: call.name,
    method: call.method,
    path: call.path,
    writes: call.writes,
    url,
    at: Date.now(),
    ...shown,
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { version }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
  await keptStore<WaitingWrite>(personId, 'queue').put(waiting);
  await noteWaiting();
  tellOtherTabs(personId);
  return { reply, waits: true };
}

/** Says what waits, also of an earlier visit and of other tabs. */
export async function noteWaiting(): Promise<readonly WaitingWrite[]> {
  const person = sessionState.user?.id;
  if (!person || !('indexedDB' in window)) return [];
  const entries = await keptStore<WaitingWrite>(person, 'queue')
    .all()
    .catch(() => []);
  if (sessionState.user?.id !== person) return [];
  const writes = entries.map(({ value }) => value);
  shellState.waiting = writes.length;
  shellState.undecided = writes.filter(({ undecided }) => undecided).length;
  shellState.waitingNames = [...new Set(writes.map(nameOf))].filter((name) => name !== '');
  return writes;
}

/** Shows what waits, and nothing that another tab has sent meanwhile. */
export async function showWaiting(mutate: ScopedMutator): Promise<void> {
  const overlay = overlayOf(mutate);
  const writes = await noteWaiting();
  for (const { id, name, writes: scopes, input, seen } of writes)
    if (!overlay.has(id)) overlay.show(opOf({ id, name, scopes, input, seen, state: 'waits' }));
  const gone = overlay.waiting().filter((id) => !writes.some((write) => write.id === id));
  for (const id of gone) overlay.settle(id);
  if (gone.length > 0) await loadStale(mutate);
}

/** As the writer was answered. */
export function madeBy({
  name,
  input,
  seen,
}: Pick<WaitingWrite, 'name' | 'input' | 'seen'>): readonly unknown[] {
  const made = planOf(name)?.waits?.(input as never, seen);
  if (!isRecord(made)) return [];
  return Array.isArray(made.items) ? made.items : [made];
}

const channelOf = (personId: string) => new BroadcastChannel(`board.queue.${personId}`);

export function tellOtherTabs(personId: string): void {
  if (!('BroadcastChannel' in window)) return;
  const channel = channelOf(personId);
  channel.postMessage(null);
  channel.close();
}

export function onOtherTabs(personId: string, tell: () => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const channel = channelOf(personId);
  channel.onmessage = tell;
  return () => channel.close();
}

/** What a person would call the thing that is written. */
function nameOf({ body, seen }: WaitingWrite): string {
  const things = [body, seen].filter(isRecord);
  const names = things.flatMap(({ title, description }) => [title, description]);
  return names.find((name): name is string => typeof name === 'string') ?? '';
}
