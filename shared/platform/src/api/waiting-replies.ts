/** Replies that no server gave: what they answer is kept until the network is back. */
const waiting = new WeakSet<object>();

export function asWaiting(reply: unknown): void {
  if (typeof reply === 'object' && reply !== null) waiting.add(reply);
}

export const isWaiting = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && waiting.has(reply);
