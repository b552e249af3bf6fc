export interface Outcome {
  facts: string[];
  findings: string[];
  /** Why nothing could be tried on this machine. */
  skipped?: string;
}

export const since = (started: number): string =>
  `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Collects what was seen, and what should not have been. */
export class Watch {
  readonly facts: string[] = [];
  readonly findings: string[] = [];

  see(fact: string): void {
    this.facts.push(fact);
  }

  expect(holds: boolean, otherwise: string): void {
    if (!holds) this.findings.push(otherwise);
  }

  outcome(): Outcome {
    return { facts: this.facts, findings: this.findings };
  }
}
