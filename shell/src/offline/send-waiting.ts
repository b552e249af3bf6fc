import type { Call } from '@board/contracts/calls/call';
import { isApiError, toast } from '@board/platform';
import {
  boardState,
  revalidateScopes,
  sessionState,
  type TransportRequest,
} from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { isTemporary } from '../api/is-temporary.ts';
import { sendOverHttp } from '../api/transport.ts';
import { withLock } from '../web-lock.ts';
import { alreadyHolds } from './already-holds.ts';
import { askWhichVersion } from './conflict.ts';
import { type KeptStore, keptStore } from './database.ts';
import { noteWaiting, type WaitingWrite } from './queue.ts';
import { thingOf, VersionChain } from './version-chain.ts';

interface SendingOptions {
  /** Also what the person did not decide on when asked. */
  askAgain?: boolean;
}

/** Sends what waited, in order, once; of all tabs only one does. */
export async function sendWaiting(
  mutate: ScopedMutator,
  { askAgain = false }: SendingOptions = {},
): Promise<void> {
  const person = sessionState.status === 'authenticated' ? sessionState.user?.id : undefined;
  if (!person || !('indexedDB' in window)) return;
  await noteWaiting();
  const sent = await withLock(`board.queue.${person}`, () =>
    sendInOrder(keptStore<WaitingWrite>(person, 'queue'), person, askAgain),
  ).catch(() => []);
  await noteWaiting();
  if (sent.length > 0)
    await revalidateScopes([...new Set(sent.flatMap(({ writes }) => writes ?? []))], mutate);
}

async function sendInOrder(
  store: KeptStore<WaitingWrite>,
  person: string,
  askAgain: boolean,
): Promise<WaitingWrite[]> {
  const sent: WaitingWrite[] = [];
  const versions = new VersionChain();
  /** Things with an undecided change: what was done to them later waits behind it. */
  const held = new Set<string | undefined>();
  for (const { key, value } of await store.all()) {
    if (sessionState.user?.id !== person) return sent;
    const thing = thingOf(value);
    if (thing !== undefined && held.has(thing)) continue;
    const outcome = value.undecided && !askAgain ? 'undecided' : await settle(value, versions);
    if (outcome === 'unsent') return sent;
    if (outcome === 'undecided') {
      held.add(thing);
      await store.put({ ...value, undecided: true }, key);
      continue;
    }
    await store.remove(key);
    sent.push(value);
  }
  return sent;
}

/** `over`: done, found done already, given up for theirs, or refused for good. */
type Outcome = 'over' | 'undecided' | 'unsent';

async function settle(write: WaitingWrite, versions: VersionChain): Promise<Outcome> {
  try {
    const { reply } = await sendOverHttp(requestOf(write, versions.of(write)));
    versions.note(write, reply);
    return 'over';
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 412) return settleConflict(write, error.current, versions);
    if (isTemporary(error.status)) {
      if (error.status === 0) boardState.online = false;
      return 'unsent';
    }
    // What a lost answer already deleted is gone, as it should be.
    if (!(write.method === 'DELETE' && error.status === 404)) {
      toast({ tone: 'error', message: error.message });
    }
    return 'over';
  }
}

async function settleConflict(
  write: WaitingWrite,
  current: unknown,
  versions: VersionChain,
): Promise<Outcome> {
  const choice = alreadyHolds(current, write.body)
    ? 'theirs'
    : await askWhichVersion(write, current);
  if (choice === 'undecided') return 'undecided';
  versions.note(write, current);
  if (choice === 'theirs') return 'over';
  return settle(write, versions);
}

function requestOf(write: WaitingWrite, version: number | undefined): TransportRequest {
  const { name, method, path, url, body, idempotencyKey } = write;
  const call: Call = { name, method, path, access: 'user' };
  return {
    call,
    url,
    ...(body === undefined ? {} : { body }),
    ...(version === undefined ? {} : { version }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}
