import { ProviderFailure } from './provider-failure.ts';

export interface Patience {
  firstByteMs: number;
  idleMs: number;
  totalMs: number;
}

export const usualPatience: Patience = { firstByteMs: 30_000, idleMs: 20_000, totalMs: 180_000 };

/** Several that hang one after the other keep nobody waiting longer than one would. */
export const sharedPatience = (patience: Patience, among: number): Patience => ({
  ...patience,
  firstByteMs: Math.ceil(patience.firstByteMs / among),
});

/** Ends a request that keeps one waiting, or whose reader has left. Nothing of it outlives `release`. */
export class Deadline {
  readonly #control = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #leave: () => void;
  readonly #reader: AbortSignal;
  #next: NodeJS.Timeout | undefined;

  constructor(reader: AbortSignal, totalMs: number) {
    this.#reader = reader;
    this.#leave = () => this.#control.abort(reader.reason);
    if (reader.aborted) this.#leave();
    else reader.addEventListener('abort', this.#leave, { once: true });
    this.#total = setTimeout(() => this.#tooLate(), totalMs);
  }

  get signal(): AbortSignal {
    return this.#control.signal;
  }

  /** From now on the next byte has so long to come. */
  expectWithin(milliseconds: number): void {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#tooLate(), milliseconds);
  }

  release(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#total);
    this.#reader.removeEventListener('abort', this.#leave);
    // Also lets go of a body that nobody has read to its end.
    this.#control.abort();
  }

  #tooLate(): void {
    this.#control.abort(new ProviderFailure('timeout'));
  }
}
