import { isRecord } from '@board/federation/shape';
import { everyKeptReply, type KeptReply } from './kept-replies.ts';
import { madeBy, noteWaiting } from './queue.ts';

interface Thing {
  id?: unknown;
  version?: unknown;
  date?: unknown;
  read?: unknown;
}

interface KeptList {
  /** The last word of its address. */
  name: string;
  items: readonly Thing[];
  at: number;
}

/** Every list that this browser keeps; the first screen holds some of each. */
export async function keptLists(personId: string): Promise<KeptList[]> {
  const replies = await everyKeptReply(personId);
  return replies.flatMap(({ key, value: { reply, at } }) => {
    const name = listOf(String(key));
    const parts = name === 'dashboard' ? (reply ?? {}) : { [name]: reply };
    return Object.entries(parts).flatMap(([part, list]) => {
      const items = Array.isArray(list) ? list : list?.items;
      return Array.isArray(items) ? [{ name: part, items, at }] : [];
    });
  });
}

const listOf = (url: string): string => /\/([a-z-]+)(?:\?|$)/.exec(url)?.[1] ?? '';

/** A list with each thing as any list has it last: it may have been kept before the thing was changed. */
export async function withNewest(personId: string, url: string, kept: KeptReply) {
  const { reply } = kept;
  if (!isRecord(reply) || !Array.isArray(reply.items) || !isRecord(reply.pagination)) return kept;
  const newest = new Map<unknown, Thing>();
  for (const { name, items } of await keptLists(personId))
    for (const item of name === listOf(url) ? items : [])
      if (isNewer(item, newest.get(item.id))) newest.set(item.id, item);
  const asked = new URL(url, location.origin).searchParams;
  const items = (reply.items as readonly Thing[]).flatMap((item) => {
    const now = newest.get(item.id);
    if (!now || !isNewer(now, item)) return [item];
    return belongs(now, asked) ? [now] : [];
  });
  const total = Number(reply.pagination.total) - (reply.items.length - items.length);
  return { ...kept, reply: { ...reply, items, pagination: { ...reply.pagination, total } } };
}

/** As far as its own fields say what is asked; a field of another kind is not what is meant. */
function belongs(thing: Thing, asked: URLSearchParams): boolean {
  const { date, read } = thing;
  const [start, end] = [asked.get('start_date') ?? '', asked.get('end_date') ?? '9'];
  if (typeof date === 'string' && (date < start || date > end)) return false;
  if (asked.get('unread_only') === 'true' && read === true) return false;
  return [...asked].every(([name, value]) => {
    const own: unknown = Reflect.get(thing, name);
    const isFlag = value === 'true' || value === 'false';
    return typeof own !== (isFlag ? 'boolean' : 'string') || String(own) === value;
  });
}

const isNewer = (one: Thing, other: Thing | undefined): boolean =>
  !other || Number(one.version ?? 0) > Number(other.version ?? 0);

/** One thing that was never asked for by itself, as what waits or the youngest list that holds it has it. */
export async function keptMember(personId: string, url: string): Promise<KeptReply | undefined> {
  const [, list, id] = /\/([a-z-]+)\/([^/?]+)$/.exec(url) ?? [];
  if (!id) return undefined;
  const found = (await keptLists(personId))
    .filter(({ name }) => name === list)
    .flatMap(({ items, at }) =>
      items.filter((item) => item.id === id).map((reply) => ({ reply, at })),
    );
  const waiting = (await noteWaiting()).flatMap(({ at, ...write }) =>
    madeBy(write).flatMap((reply) => (isRecord(reply) && reply.id === id ? [{ reply, at }] : [])),
  );
  return waiting.at(-1) ?? found.sort((one, other) => other.at - one.at)[0];
}
