import type { Scope } from '@board/contracts/calls/call';
import type { Revisions } from '@board/contracts/constants/revisions';
import { isApiError } from './api-error.ts';
import type { ApiKey } from './api-key.ts';
import { type Arrival, type Base, isOlder, isSame, only } from './base.ts';
import { KnownRevisions } from './known-revisions.ts';

/** What the server said last of each question, and which of that may be old by now. */
export class KnownReplies {
  readonly #bases = new Map<string, Base>();
  readonly #asking = new Map<string, number>();
  readonly #failed = new Map<string, ApiKey>();
  readonly #known = new KnownRevisions(
    () => this.tick(),
    (scope) => this.doubt([scope]),
  );
  #moment = 0;

  /** The order in which things happen here. */
  tick(): number {
    this.#moment += 1;
    return this.#moment;
  }

  all(): readonly Base[] {
    return [...this.#bases.values()];
  }

  at(url: string): Base | undefined {
    return this.#bases.get(url);
  }

  /** Asks, and answers what `arrive` makes of it; once more where the answer is of no one state. */
  async load(
    key: ApiKey,
    ask: () => Promise<Omit<Arrival, 'asked'>>,
    arrive: (arrival: Arrival) => unknown,
  ): Promise<unknown> {
    const [, url] = key;
    let tries = 2;
    let asked = 0;
    try {
      for (;;) {
        asked = this.tick();
        this.#asking.set(url, asked);
        const answer = await ask();
        const reply = arrive({ ...answer, asked });
        tries -= 1;
        if (tries === 0 || answer.standing?.alone !== false) return reply;
      }
    } catch (error) {
      if (isApiError(error) && error.status === 0) this.#failed.set(url, key);
      throw error;
    } finally {
      // A later question may be under way.
      if (this.#asking.get(url) === asked) this.#asking.delete(url);
    }
  }

  /** What an arrival brings that is worth keeping, unless `isHeld` keeps it back. */
  take(key: ApiKey, arrival: Arrival, isHeld: (before: Base) => boolean): Base | undefined {
    const [, url, reads] = key;
    const { standing, asked, kept } = arrival;
    const before = this.#bases.get(url);
    this.#failed.delete(url);
    if (before && (isOlder(before, arrival) || (!kept && isHeld(before)))) return undefined;
    const now = this.tick();
    const isOfNoState = standing?.alone === false;
    // Only good where there is nothing.
    if (before && isOfNoState) {
      before.doubtedAt = now;
      return undefined;
    }
    const isDoubted = isOfNoState || (kept && !standing);
    const base: Base = {
      key,
      reply: before && isSame(before.reply, arrival.reply) ? before.reply : arrival.reply,
      at: standing?.alone ? only(standing.to, reads) : undefined,
      asked,
      came: now,
      doubtedAt: isDoubted ? now : before && before.doubtedAt > asked ? before.doubtedAt : 0,
    };
    this.#bases.set(url, base);
    if (standing && !kept) this.#known.learn(only(standing.to, reads), asked);
    return base;
  }

  /** The server has come to these revisions; answers of which that is new. */
  hear(revisions: Revisions): readonly Scope[] {
    const news = this.#known.learn(revisions);
    for (const base of this.#bases.values())
      if (!base.at && base.key[2].some((scope) => news.includes(scope)))
        base.doubtedAt = this.tick();
    return news;
  }

  /** Where a page begins: what it loads meanwhile is no older. */
  begin(revisions: Revisions): void {
    this.#known.learn(revisions);
  }

  /** Whatever reads one of these may have moved. */
  doubt(scopes: readonly Scope[]): void {
    const now = this.tick();
    for (const base of this.#bases.values())
      if (base.key[2].some((scope) => scopes.includes(scope))) base.doubtedAt = now;
  }

  /** What has to be asked again, unless `isHeld`. */
  stale(isHeld: (base: Base) => boolean): readonly ApiKey[] {
    const old = this.all().filter((base) => !isHeld(base) && this.#isStale(base));
    return [...old.map(({ key }) => key), ...this.#failed.values()];
  }

  #isStale({ key: [, url, reads], at, doubtedAt }: Base): boolean {
    const heard = reads.map((scope) => this.#known.heardAt(scope));
    if ((this.#asking.get(url) ?? 0) > Math.max(doubtedAt, ...heard)) return false;
    return doubtedAt > 0 || reads.some((scope) => at && this.#known.isBeyond(at, scope));
  }
}
