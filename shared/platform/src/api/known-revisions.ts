import type { Scope } from '@board/contracts/calls/call';
import type { Revisions } from '@board/contracts/constants/revisions';

/** How far the server has come, as far as it was heard of here, and when that was heard. */
export class KnownRevisions {
  readonly #tick: () => number;
  readonly #onBack: (scope: Scope) => void;
  #known: Partial<Record<Scope, number>> = {};
  #heardAt: Partial<Record<Scope, number>> = {};

  /** `onBack`: a server that was restored counts from earlier on. */
  constructor(tick: () => number, onBack: (scope: Scope) => void) {
    this.#tick = tick;
    this.#onBack = onBack;
  }

  /** Answers of which scopes that is new; `asked` is when the question was sent that tells it. */
  learn(revisions: Revisions, asked = 0): readonly Scope[] {
    const news: Scope[] = [];
    for (const [scope, revision] of Object.entries(revisions) as [Scope, number][]) {
      const known = this.#known[scope];
      const isBack = known !== undefined && revision < known && asked > this.heardAt(scope);
      if (known !== undefined && revision <= known && !isBack) continue;
      if (isBack) this.#onBack(scope);
      this.#known[scope] = revision;
      this.#heardAt[scope] = this.#tick();
      news.push(scope);
    }
    return news;
  }

  heardAt(scope: Scope): number {
    return this.#heardAt[scope] ?? 0;
  }

  isBeyond(at: Revisions, scope: Scope): boolean {
    return (at[scope] ?? 0) < (this.#known[scope] ?? 0);
  }
}
