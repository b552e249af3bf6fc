/** There is more to walk through than anybody can mean. */
export class TooManySteps extends Error {
  constructor() {
    super('A repetition takes more steps than it may');
  }
}

/** Counts what is looked at, not what is found: a rule that never falls on a day costs steps too. */
export class StepBudget {
  readonly #most: number;
  #spent = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get spent(): number {
    return this.#spent;
  }

  spend(): void {
    this.#spent += 1;
    if (this.#spent > this.#most) throw new TooManySteps();
  }
}
