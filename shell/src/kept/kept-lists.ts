import { everyKeptReply, type KeptReply } from './kept-replies.ts';

interface KeptList {
  /** The last word of its address. */
  name: string;
  items: readonly { id?: unknown }[];
  at: number;
}

/** Every list that this browser keeps; the first screen holds some of each. */
export async function keptLists(personId: string): Promise<KeptList[]> {
  const replies = await everyKeptReply(personId);
  return replies.flatMap(({ key, value: { reply, at } }) => {
    const [, name = ''] = /\/([a-z-]+)(?:\?|$)/.exec(String(key)) ?? [];
    const parts = name === 'dashboard' ? (reply ?? {}) : { [name]: reply };
    return Object.entries(parts).flatMap(([part, list]) => {
      const items = Array.isArray(list) ? list : list?.items;
      return Array.isArray(items) ? [{ name: part, items, at }] : [];
    });
  });
}

/** One thing that was never asked for by itself, as the youngest list that holds it has it. */
export async function keptMember(personId: string, url: string): Promise<KeptReply | undefined> {
  const [, list, id] = /\/([a-z-]+)\/([^/?]+)$/.exec(url) ?? [];
  if (!id) return undefined;
  const found = (await keptLists(personId))
    .filter(({ name }) => name === list)
    .flatMap(({ items, at }) =>
      items.filter((item) => item.id === id).map((reply) => ({ reply, at })),
    );
  return found.sort((one, other) => other.at - one.at)[0];
}
