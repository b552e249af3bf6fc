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
import { countWaiting, type WaitingWrite } from './queue.ts';
import { VersionChain } from './version-chain.ts';

/** Sends what waited, in order, once; of all tabs only one does. */
export async function sendWaiting(mutate: ScopedMutator): Promise<void> {
  const person = sessionState.status === 'authenticated' ? sessionState.user?.id : undefined;
  if (!person || !('indexedDB' in window)) return;
  await countWaiting();
  const sent = await withLock(`board.queue.${person}`, () =>
    sendInOrder(keptStore<WaitingWrite>(person, 'queue'), person),
  ).catch(() => []);
  await countWaiting();
  if (sent.length > 0)
    await revalidateScopes([...new Set(sent.flatMap(({ writes }) => writes ?? []))], mutate);
}

async function sendInOrder(
  store: KeptStore<WaitingWrite>,
  person: string,
): Promise<WaitingWrite[]> {
  const sent: WaitingWrite[] = [];
  const versions = new VersionChain();
  for (const { key, value } of await store.all()) {
    if (sessionState.user?.id !== person) return sent;
    if (!(await settle(value, versions))) return sent;
    await store.remove(key);
    sent.push(value);
  }
  return sent;
}

/** True when the write is over: done, found done already, given up for theirs, or refused for good. */
async function settle(write: WaitingWrite, versions: VersionChain): Promise<boolean> {
  try {
    versions.note(write, await sendOverHttp(requestOf(write, versions.of(write))));
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 412) return settleConflict(write, error.current, versions);
    if (isTemporary(error.status)) {
      if (error.status === 0) boardState.online = false;
      return false;
    }
    // What a lost answer already deleted is gone, as it should be.
    if (!(write.method === 'DELETE' && error.status === 404)) {
      toast({ tone: 'error', message: error.message });
    }
    return true;
  }
}

async function settleConflict(
  write: WaitingWrite,
  current: unknown,
  versions: VersionChain,
): Promise<boolean> {
  const choice = alreadyHolds(current, write.body)
    ? 'theirs'
    : await askWhichVersion(write, current);
  versions.note(write, current);
  if (choice === 'theirs') return true;
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
