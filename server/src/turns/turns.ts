import { ServiceError } from '../errors/errors.ts';

export interface TurnLimits {
  /** How many run at once, of different people. */
  atOnce: number;
  /** How many of one person may wait. */
  perPerson: number;
  waiting: number;
}

/** Of one person's transactions one is under way. Between people the database has a line of its own. */
export const writesInFlight: TurnLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  perPerson: 20,
  waiting: Number.POSITIVE_INFINITY,
};

const againInSeconds = 5;

/** Who wants the same scarce thing gets it in turns: one at a time for each person, and nobody twice before another once. */
export class Turns {
  readonly #limits: TurnLimits;
  /** In the order of whose turn is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Set<string>();

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(person);
    try {
      return await work();
    } finally {
      this.#running.delete(person);
      this.#begin();
    }
  }

  #turnOf(person: string): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    const all = [...this.#waiting.values()].reduce((sum, each) => sum + each.length, 0);
    if (own.length >= this.#limits.perPerson)
      throw new ServiceError('request.too_many', { retryAfter: againInSeconds });
    if (all >= this.#limits.waiting)
      throw new ServiceError('server.unavailable', { retryAfter: againInSeconds });
    return new Promise((resolve) => {
      own.push(resolve);
      this.#waiting.set(person, own);
      this.#begin();
    });
  }

  #begin(): void {
    if (this.#running.size >= this.#limits.atOnce) return;
    for (const [person, own] of this.#waiting) {
      if (this.#running.has(person)) continue;
      const begin = own.shift();
      this.#waiting.delete(person);
      if (own.length > 0) this.#waiting.set(person, own);
      this.#running.add(person);
      begin?.();
      return;
    }
  }
}
