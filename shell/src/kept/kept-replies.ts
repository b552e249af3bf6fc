import type { Standing } from '@board/contracts/constants/revisions';
import { currentUser } from '@board/platform';
import { whenIdle } from '../base/when-idle.ts';
import { type KeptEntry, type KeptStore, keptStore } from './database.ts';

export interface KeptReply {
  reply: unknown;
  standing?: Standing | undefined;
  at: number;
}

interface Unkept extends KeptReply {
  personId: string;
  url: string;
}

/** By person and address; what comes later takes the place of what came before. */
const unkept = new Map<string, Unkept>();

/** The last answer of every read, so that the last board can be read without a network. */
export function keepReply(
  personId: string,
  url: string,
  { reply, standing }: Omit<KeptReply, 'at'>,
): void {
  if (!('indexedDB' in window) || reply instanceof Blob) return;
  unkept.set(`${personId} ${url}`, { personId, url, reply, standing, at: Date.now() });
  whenIdle(() => void keepAtOnce());
}

async function keepAtOnce(): Promise<void> {
  // Of who has gone since, this browser is to keep nothing.
  const person = currentUser()?.id;
  const replies = [...unkept.values()].filter(({ personId }) => personId === person);
  unkept.clear();
  if (!person || replies.length === 0) return;
  const store = keptStore<KeptReply>(person, 'replies');
  const puts = replies.map(({ personId: _, url, ...kept }) => store.put(kept, url));
  // A browser that keeps nothing only loses the offline copy.
  await Promise.all(puts)
    .then(() => letGo(store))
    .catch(() => undefined);
}

/** Beyond so many addresses only the youngest stay. */
const addresses = { most: 500, left: 400 } as const;

async function letGo(store: KeptStore<KeptReply>): Promise<void> {
  if ((await store.count()) <= addresses.most) return;
  const youngest = (await store.all()).sort((one, other) => other.value.at - one.value.at);
  await Promise.all(youngest.slice(addresses.left).map(({ key }) => store.remove(key)));
}

const reading = new Map<string, Promise<KeptEntry<KeptReply>[]>>();

/** Who asks while they are read for another waits for the same. */
export function everyKeptReply(personId: string): Promise<KeptEntry<KeptReply>[]> {
  const read = reading.get(personId) ?? readAll(personId).finally(() => reading.delete(personId));
  reading.set(personId, read);
  return read;
}

/** What is only about to be kept is kept first. */
async function readAll(personId: string): Promise<KeptEntry<KeptReply>[]> {
  if (!('indexedDB' in window)) return [];
  await keepAtOnce();
  return keptStore<KeptReply>(personId, 'replies')
    .all()
    .catch(() => []);
}

export async function keptReply(personId: string, url: string): Promise<KeptReply | undefined> {
  if (!('indexedDB' in window)) return undefined;
  const waiting = unkept.get(`${personId} ${url}`);
  if (waiting) return waiting;
  return keptStore<KeptReply>(personId, 'replies')
    .get(url)
    .catch(() => undefined);
}
