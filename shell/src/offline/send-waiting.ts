import type { Call } from '@board/contracts/calls/call';
import { isRecord } from '@board/federation/shape';
import { isApiError, toast } from '@board/platform';
import {
  type Answer,
  boardState,
  loadStale,
  type Overlay,
  overlayOf,
  planOf,
  sessionState,
  type TransportRequest,
} from '@board/platform/host';
import type { ScopedMutator } from 'swr';
import { sendOverHttp } from '../api/transport.ts';
import { isTemporary } from '../base/is-temporary.ts';
import { withLock } from '../base/web-lock.ts';
import { alreadyHolds } from '../kept/already-holds.ts';
import { type KeptStore, keptStore } from '../kept/database.ts';
import { showWaiting, tellOtherTabs, thingOf, type WaitingWrite } from '../kept/queue.ts';
import { askWhichVersion } from './conflict.ts';
import { VersionChain } from './version-chain.ts';

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
  await showWaiting(mutate);
  const store = keptStore<WaitingWrite>(person, 'queue');
  const overlay = overlayOf(mutate);
  const sent = await withLock(`board.queue.${person}`, () =>
    sendInOrder({ store, person, askAgain, overlay }),
  ).catch(() => 0);
  await showWaiting(mutate);
  if (sent === 0) return;
  tellOtherTabs(person);
  await loadStale(mutate);
}

interface Sending {
  store: KeptStore<WaitingWrite>;
  person: string;
  askAgain: boolean;
  overlay: Overlay;
}

/** Answers how many are over. */
async function sendInOrder({ store, person, askAgain, overlay }: Sending): Promise<number> {
  let sent = 0;
  const versions = new VersionChain();
  /** Things with an undecided change: what was done to them later waits behind it. */
  const held = new Set<string | undefined>();
  for (const { key, value } of await store.all()) {
    if (sessionState.user?.id !== person) return sent;
    const thing = thingOf(value);
    if (thing !== undefined && held.has(thing)) continue;
    const { id, name, input, seen, writes = [] } = value;
    const outcome = value.undecided && !askAgain ? 'undecided' : await settle(value, versions);
    if (outcome === 'unsent') return sent;
    if (outcome === 'undecided') {
      // Nobody is here to be asked any more: it waits as it was.
      if (sessionState.user?.id !== person) return sent;
      held.add(thing);
      await store.put({ ...value, undecided: true }, key);
      continue;
    }
    if (outcome === 'refused') {
      overlay.refuse(id);
      overlay.doubt(writes);
    } else {
      const { reply, standing } = outcome;
      // Where it is not shown, what it made is not shown either.
      if (!overlay.has(id)) overlay.doubt(writes);
      overlay.settle(id, standing, planOf(name)?.settles?.(reply, input as never, seen));
    }
    await store.remove(key);
    sent += 1;
  }
  return sent;
}

/** `refused`: for good, or given up for theirs. */
type Outcome = Answer | 'refused' | 'undecided' | 'unsent';

async function settle(write: WaitingWrite, versions: VersionChain): Promise<Outcome> {
  try {
    const answer = await sendOverHttp(requestOf(write, versions.of(write)));
    versions.note(write, answer.reply);
    return answer;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 412) return settleConflict(write, error.current, versions);
    if (isTemporary(error.status) || error.code === 'auth.factor_missing') {
      if (error.status === 0) boardState.online = false;
      return 'unsent';
    }
    // What a lost answer already deleted is gone, as it should be.
    if (!(write.method === 'DELETE' && error.status === 404)) {
      toast({ tone: 'error', message: error.message });
    }
    return 'refused';
  }
}

async function settleConflict(
  write: WaitingWrite,
  current: unknown,
  versions: VersionChain,
): Promise<Outcome> {
  const tick = write.body === undefined ? wishOf(write) : undefined;
  // Found done already: at which revision nobody says.
  if (alreadyHolds(current, write.body ?? tick)) {
    versions.note(write, current);
    return { reply: current };
  }
  // What somebody else changed of the thing is not what is ticked: both hold.
  if (tick && alreadyHolds(current, asSeen(tick, write.seen))) {
    versions.note(write, current);
    return settle(write, versions);
  }
  const choice = await askWhichVersion(write, current);
  if (choice === 'undecided') return 'undecided';
  // What was done later was done upon mine: it is asked about as well.
  versions.note(write, choice === 'theirs' ? { version: 0 } : current);
  if (choice === 'theirs') return 'refused';
  return settle(write, versions);
}

const ofEveryWrite = ['version', 'updated_at'];

/** What a write without a body would change, as it was shown. */
function wishOf({ name, input, seen }: WaitingWrite): Record<string, unknown> | undefined {
  const shown = planOf(name)?.waits?.(input as never, seen as never);
  if (!isRecord(shown) || !isRecord(seen)) return undefined;
  const changed = Object.entries(shown).filter(
    ([field, value]) => field in seen && !ofEveryWrite.includes(field) && value !== seen[field],
  );
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

const asSeen = (wish: object, seen: unknown) =>
  isRecord(seen) && Object.fromEntries(Object.keys(wish).map((field) => [field, seen[field]]));

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
