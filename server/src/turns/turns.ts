import { ServiceError } from '../errors/errors.ts';

export interface TurnLimits {
  /** How many run at once, of all. */
  atOnce: number;
  /** And of one person. */
  each: number;
  /** How many of one person may wait. */
  perPerson: number;
  waiting: number;
}

/** Of one person's transactions, and of what is counted under one key, one is under way. Between people the database has a line of its own. */
export const writesInFlight: TurnLimits = {
  atOnce: Number.POSITIVE_INFINITY,
  each: 1,
  perPerson: 300,
  waiting: Number.POSITIVE_INFINITY,
};

/** Of what one person reads: a browser asks for six things at once, and a board for some twenty. */
export const readsInFlight: TurnLimits = { ...writesInFlight, each: 6, perPerson: 100 };

const againInSeconds = 5;

/** Who wants the same scarce thing gets it in turns: so many at a time for each person, and nobody twice before another once. */
export class Turns {
  readonly #limits: TurnLimits;
  /** In the order of whose turn is next. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #underWay = 0;
  #queued = 0;

  constructor(limits: TurnLimits) {
    this.#limits = limits;
  }

  async take<T>(person: string, work: () => Promise<T>): Promise<T> {
    await this.#turnOf(person);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(person) ?? 1) - 1;
      if (left === 0) this.#running.delete(person);
      else this.#running.set(person, left);
      this.#underWay -= 1;
      this.#begin();
    }
  }

  #turnOf(person: string): Promise<void> {
    const own = this.#waiting.get(person) ?? [];
    if (own.length >= this.#limits.perPerson)
      throw new ServiceError('request.too_many', { retryAfter: againInSeconds });
    if (this.#queued >= this.#limits.waiting)
      throw new ServiceError('server.unavailable', { retryAfter: againInSeconds });
    return new Promise((resolve) => {
      own.push(resolve);
      this.#queued += 1;
      this.#waiting.set(person, own);
      this.#begin();
    });
  }

  #begin(): void {
    const { atOnce, each } = this.#limits;
    if (this.#underWay >= atOnce) return;
    for (const [person, own] of this.#waiting) {
      const running = this.#running.get(person) ?? 0;
      if (running >= each) continue;
      const begin = own.shift();
      this.#waiting.delete(person);
      if (own.length > 0) this.#waiting.set(person, own);
      this.#running.set(person, running + 1);
      this.#underWay += 1;
      this.#queued -= 1;
      begin?.();
      return;
    }
  }
}
