import type { Revisions } from '@board/contracts/constants/revisions';
import type { Signal } from './signal.ts';

const gatherMs = 20;
/** What cannot be sent is forgotten from here on: others look again by themselves. */
const mostWaiting = 10_000;

/**
 * What the other instances are to hear, some milliseconds of it at a time. Who notifies inside of
 * a transaction takes one lock of the whole cluster for its commit, and all writers stand in line.
 */
export class SignalOutbox {
  readonly #send: (signals: Signal[]) => Promise<void>;
  readonly #waiting = new Map<string, Signal>();
  #sending: Promise<void> | undefined;

  constructor(send: (signals: Signal[]) => Promise<void>) {
    this.#send = send;
  }

  add(signal: Signal): void {
    const key = keyOf(signal);
    const before = this.#waiting.get(key);
    if (!before && this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(key, before ? both(before, signal) : signal);
    this.#sending ??= this.#sendAll();
  }

  /** Once all that was added has been sent, or has failed. */
  async emptied(): Promise<void> {
    await this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, gatherMs));
      const signals = [...this.#waiting.values()];
      this.#waiting.clear();
      await this.#send(signals);
    }
    this.#sending = undefined;
  }
}

/** Signals of one key say together what the last of them says. */
function keyOf(signal: Signal): string {
  if (signal.kind === 'changed') return `changed ${signal.userId}`;
  return signal.kind === 'job' ? 'job' : JSON.stringify(signal);
}

function both(before: Signal, signal: Signal): Signal {
  if (before.kind === 'changed' && signal.kind === 'changed')
    return { ...signal, revisions: latest(before.revisions, signal.revisions) };
  if (before.kind === 'job' && signal.kind === 'job')
    return before.runAt < signal.runAt ? before : signal;
  return signal;
}

/** Two transactions may tell of themselves in another order than they were committed in. */
function latest(one: Revisions, other: Revisions): Revisions {
  const merged = { ...one };
  for (const [scope, revision] of Object.entries(other) as [keyof Revisions, number][])
    merged[scope] = Math.max(merged[scope] ?? 0, revision);
  return merged;
}
