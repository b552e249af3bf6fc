import { setImmediate } from 'node:timers/promises';

/** Somebody else's request has some twenty turns to take, each of which waits for a slice. */
const sliceMs = 3;

/**
 * Awaited between the steps of a long work: it lets others have their turn once the work has gone
 * on for a while. An embedded database answers at once, so that a hundred statements are one piece
 * of work as long as nobody breathes.
 */
export function breathing(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await setImmediate();
    since = performance.now();
  };
}
