let owner = '';
let entries = new Map<string, object>();

/** One cache a person: asking for another's throws away all that was loaded before. */
export function cacheOf(personId: string): Map<string, object> {
  if (personId !== owner) {
    owner = personId;
    entries = new Map();
  }
  return entries;
}

/** What is on screen right now, as addresses and replies. */
export function* shownReplies(personId: string): Generator<{ url: string; reply: unknown }> {
  if (personId !== owner) return;
  for (const state of entries.values()) {
    const { _k: key, data } = state as { _k?: unknown; data?: unknown };
    if (!Array.isArray(key) || typeof key[1] !== 'string' || data === undefined) continue;
    yield { url: key[1], reply: data };
  }
}

export function shownReply(personId: string, address: string): unknown {
  for (const { url, reply } of shownReplies(personId)) if (url === address) return reply;
  return undefined;
}
