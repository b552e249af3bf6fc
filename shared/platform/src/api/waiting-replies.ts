/** Replies that no server gave: what they answer is kept until the network is back. */
const waiting = new WeakSet<object>();

export function asWaiting<Reply>(reply: Reply): Reply {
  if (typeof reply === 'object' && reply !== null) waiting.add(reply);
  return reply;
}

export const isWaiting = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && waiting.has(reply);
