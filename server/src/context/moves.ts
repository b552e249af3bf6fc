import type { Scope } from '@board/contracts/calls/call';
import type { Revisions, Standing } from '@board/contracts/constants/revisions';

/** How far one request has moved the revisions of the person it acts for. */
export class Moves {
  readonly #from: Record<string, number> = {};
  readonly #to: Record<string, number> = {};
  #alone = true;

  /** What one statement made of them: each was one less before. Noted when it is safe. */
  note(made: Revisions): void {
    for (const [scope, revision] of Object.entries(made)) {
      const before = this.#to[scope];
      // Between two transactions of one request somebody else may have written.
      if (before !== undefined && before !== revision - 1) this.#alone = false;
      this.#from[scope] ??= revision - 1;
      this.#to[scope] = revision;
    }
  }

  standing(): Standing | undefined {
    if (Object.keys(this.#to).length === 0) return undefined;
    return { from: this.#from, to: this.#to, alone: this.#alone };
  }
}

/** What a reply made of rows that were read between these two looks stands for. */
export function standingOf(reads: readonly Scope[], before: Revisions, after: Revisions): Standing {
  const of = (revisions: Revisions) =>
    Object.fromEntries(reads.map((scope) => [scope, revisions[scope]]));
  return {
    from: of(before),
    to: of(after),
    alone: reads.every((scope) => before[scope] === after[scope]),
  };
}
