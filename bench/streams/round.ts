import type { Listener } from './listener.ts';
import type { Subject } from './subject.ts';

export interface Round {
  /** Bytes for each open stream. */
  rss: number;
  held: number;
  /** Milliseconds from sending the request to hearing of it, one for each stream. */
  delays: number[];
}

const atOnce = 20;

/**
 * One stream for each token. Everything else that grows with use, such as compiled code and cached
 * pages of the database, has been used by all of them before the first reading, a few at a time.
 */
export async function measureRound(subject: Subject, tokens: readonly string[]): Promise<Round> {
  for (const some of inGroups(tokens)) {
    const early = await openAll(subject, some);
    for (const token of some) await subject.notify(token);
    await closeAll(early);
  }

  // As many again take up the room that the process had left over, or the others would seem free.
  const fillers = await openAll(subject, tokens);
  const before = await subject.memory();
  const listeners = await openAll(subject, tokens);
  const after = await subject.memory();
  await closeAll(fillers);

  const delays: number[] = [];
  for (const [index, listener] of listeners.entries()) {
    const heard = listener.hears('notification');
    const sent = await subject.notify(tokens[index] ?? '');
    delays.push((await heard) - sent);
  }
  await closeAll(listeners);
  return {
    rss: (after.rss - before.rss) / tokens.length,
    held: (after.held - before.held) / tokens.length,
    delays,
  };
}

async function openAll(subject: Subject, tokens: readonly string[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (const some of inGroups(tokens)) {
    listeners.push(...(await Promise.all(some.map((token) => subject.open(token)))));
  }
  return listeners;
}

function* inGroups(tokens: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < tokens.length; start += atOnce) {
    yield tokens.slice(start, start + atOnce);
  }
}

async function closeAll(listeners: readonly Listener[]): Promise<void> {
  await Promise.all(listeners.map((listener) => listener.close()));
}
