import type { Scope } from '@board/contracts/calls/call';
import type { Revisions, Standing } from '@board/contracts/constants/revisions';
import type { ScopedMutator } from 'swr';
import { isApiError } from './api-error.ts';
import type { ApiKey } from './api-key.ts';
import { type Patch, patched } from './patch.ts';

/** What the server said last of one question, or what it would say now. */
interface Base {
  readonly key: ApiKey;
  reply: unknown;
  /** The state it shows; undefined where the server did not tell. */
  at: Revisions | undefined;
  /** When it was asked for and when it came, counted with everything else that happens here. */
  asked: number;
  came: number;
  /** Since when it may be older than the server's, however young it looks; 0 for never. */
  doubtedAt: number;
}

/** A write as the replies show it. */
export interface Op {
  readonly id: string;
  /** Of which thing, for who shows that it waits. */
  readonly thing?: string | undefined;
  readonly scopes: readonly Scope[];
  /** A function where its plan is only known once a remote has come. */
  readonly patches: () => readonly Patch[];
  state: 'sent' | 'waits';
}

interface Shown extends Op {
  /** The step it made, or undefined where the server did not tell; and when it was answered. */
  done?: { standing: Standing | undefined; at: number };
  final?: readonly Patch[];
}

interface Arrival {
  reply: unknown;
  standing?: Standing | undefined;
  /** When the question was sent. */
  asked: number;
  /** It comes from this browser. */
  kept?: boolean | undefined;
}

/**
 * What is shown: the replies of the server, and upon them the writes that it has not answered or that
 * a reply does not hold yet. A refused write is left out, and all others are drawn anew.
 */
export class Overlay {
  readonly #bases = new Map<string, Base>();
  readonly #ops = new Map<string, Shown>();
  readonly #drawn = new Map<string, unknown>();
  readonly #urls = new WeakMap<object, string>();
  /** Arrivals that may hold a write whose answer is still under way. */
  readonly #held = new Map<string, readonly [ApiKey, Arrival]>();
  readonly #asking = new Map<string, number>();
  readonly #failed = new Map<string, ApiKey>();
  readonly #listeners = new Set<() => void>();
  #known: Partial<Record<Scope, number>> = {};
  #heardAt: Partial<Record<Scope, number>> = {};
  #moment = 0;
  /** Calls whose replies are still to be drawn. */
  #later: readonly string[] = [];

  /** Where a base became what a write made of it. */
  onAdopted: ((url: string, reply: unknown, at: Revisions) => void) | undefined;

  readonly #inPieces: (run: () => void) => void;

  constructor(inPieces = (run: () => void): void => void setTimeout(run)) {
    this.#inPieces = inPieces;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same reply as it is to be drawn now. */
  readonly shown = <Reply>(reply: Reply): Reply => {
    const url = this.#urls.get(reply as object);
    return url === undefined ? reply : (this.#drawn.get(url) as Reply);
  };

  /** Whether a change to this thing waits for the network. */
  readonly waitsFor = (thing: string): boolean =>
    [...this.#ops.values()].some((op) => op.state === 'waits' && op.thing === thing);

  waiting(): readonly string[] {
    return [...this.#ops.values()].filter(({ state }) => state === 'waits').map(({ id }) => id);
  }

  has(id: string): boolean {
    return this.#ops.has(id);
  }

  /** Asks, and answers what of it stands; once more where the answer is of no one state. */
  async load(key: ApiKey, ask: () => Promise<Omit<Arrival, 'asked'>>): Promise<unknown> {
    const [, url] = key;
    let tries = 2;
    let asked = 0;
    try {
      for (;;) {
        asked = ++this.#moment;
        this.#asking.set(url, asked);
        const answer = await ask();
        const reply = this.arrive(key, { ...answer, asked });
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

  arrive(key: ApiKey, arrival: Arrival): unknown {
    const [, url, reads] = key;
    const { standing, asked, kept } = arrival;
    const before = this.#bases.get(url);
    this.#failed.delete(url);
    if (before && this.#isOlder(before, arrival)) return before.reply;
    if (before && !kept && this.#isUnderWay(before)) {
      this.#held.set(url, [key, arrival]);
      return before.reply;
    }
    const now = ++this.#moment;
    const isOfNoState = standing?.alone === false;
    // Only good where there is nothing.
    if (before && isOfNoState) {
      before.doubtedAt = now;
      return before.reply;
    }
    const reply = before && isSame(before.reply, arrival.reply) ? before.reply : arrival.reply;
    this.#name(reply, url);
    this.#bases.set(url, {
      key,
      reply,
      at: standing?.alone ? only(standing.to, reads) : undefined,
      asked,
      came: now,
      doubtedAt:
        isOfNoState || (kept && !standing)
          ? now
          : before && before.doubtedAt > asked
            ? before.doubtedAt
            : 0,
    });
    if (standing && !kept) this.#learn(only(standing.to, reads), asked);
    this.#adopt();
    this.#draw(url);
    return reply;
  }

  show(op: Op): void {
    this.#ops.set(op.id, op);
    this.#redraw(op.patches());
  }

  /** It is kept until there is a network. */
  keepWaiting(id: string): void {
    this.#mark(id, 'waits');
  }

  send(id: string): void {
    this.#mark(id, 'sent');
  }

  /** `final`: what shows it better, now that there is an answer. */
  settle(id: string, standing?: Standing, final?: readonly Patch[]): void {
    const op = this.#ops.get(id);
    if (!op) return;
    op.state = 'sent';
    op.done = { standing: standing?.alone ? standing : undefined, at: ++this.#moment };
    if (final) op.final = final;
    if (standing) this.hear(standing.to);
    if (!standing?.alone) this.doubt(op.scopes);
    this.#takeOutside(op);
    this.#release();
    this.#redraw([...op.patches(), ...(final ?? [])]);
  }

  /** What was shown stays although it failed, until the server says otherwise. */
  leave(id: string): void {
    const op = this.#ops.get(id);
    if (!op) return;
    op.done = { standing: undefined, at: ++this.#moment };
    this.#takeOutside(op);
    this.#release();
    this.#redraw(this.#patchesOf(op));
  }

  refuse(id: string): void {
    const op = this.#ops.get(id);
    if (!op) return;
    this.#ops.delete(id);
    this.#release();
    this.#redraw(this.#patchesOf(op));
  }

  /** The server has come to these revisions; answers of which that is new. */
  hear(revisions: Revisions): readonly Scope[] {
    const news = this.#learn(revisions, 0);
    for (const base of this.#bases.values())
      if (!base.at && base.key[2].some((scope) => news.includes(scope)))
        base.doubtedAt = ++this.#moment;
    return news;
  }

  /** Where a page begins: what it loads meanwhile is no older. */
  begin(revisions: Revisions): void {
    this.#learn(revisions, 0);
  }

  /** Whatever reads one of these may have moved. */
  doubt(scopes: readonly Scope[]): void {
    const now = ++this.#moment;
    for (const base of this.#bases.values())
      if (base.key[2].some((scope) => scopes.includes(scope))) base.doubtedAt = now;
  }

  /** What has to be asked again; not before a write that may explain it is answered. */
  stale(): readonly ApiKey[] {
    const old = [...this.#bases.values()].filter(
      (base) => !this.#isUnderWay(base) && this.#isStale(base),
    );
    return [...old.map(({ key }) => key), ...this.#failed.values()];
  }

  #isStale({ key: [, url, reads], at, doubtedAt }: Base): boolean {
    const heard = reads.map((scope) => this.#heardAt[scope] ?? 0);
    if ((this.#asking.get(url) ?? 0) > Math.max(doubtedAt, ...heard)) return false;
    return (
      doubtedAt > 0 || reads.some((scope) => at && (at[scope] ?? 0) < (this.#known[scope] ?? 0))
    );
  }

  /** The answer to an earlier question that comes late, or a copy of what is there already. */
  #isOlder(base: Base, { standing, asked, kept }: Arrival): boolean {
    if (kept) return true;
    if (asked > base.came) return false;
    if (!standing?.alone || !base.at) return true;
    return base.key[2].some((scope) => (standing.to[scope] ?? 0) < (base.at?.[scope] ?? 0));
  }

  #isUnderWay(base: Base): boolean {
    return [...this.#ops.values()].some(
      (op) => op.state === 'sent' && !op.done && common(base, op).length > 0,
    );
  }

  #learn(revisions: Revisions, asked: number): readonly Scope[] {
    const news: Scope[] = [];
    for (const [scope, revision] of Object.entries(revisions) as [Scope, number][]) {
      const known = this.#known[scope];
      const isBack = known !== undefined && revision < known && asked > (this.#heardAt[scope] ?? 0);
      if (known !== undefined && revision <= known && !isBack) continue;
      // A server that was restored counts from earlier on.
      if (isBack) this.doubt([scope]);
      this.#known[scope] = revision;
      this.#heardAt[scope] = ++this.#moment;
      news.push(scope);
    }
    return news;
  }

  /** A base that stands where an answered write began becomes what that write made of it. */
  #adopt(): void {
    const answered = this.#answered();
    for (const base of this.#bases.values()) {
      for (const op of answered) {
        const { standing } = op.done ?? {};
        const scopes = common(base, op);
        const patches = this.#patchesOf(op);
        if (!standing || !base.at || base.doubtedAt > 0 || scopes.length === 0) continue;
        if (!isAt(base.at, standing.from, scopes) || !isNamed(patches, base)) continue;
        const { reply, sure } = patched(patches, base.key, base.reply);
        if (!sure) continue;
        base.at = { ...base.at, ...only(standing.to, scopes) };
        this.#become(base, reply);
      }
    }
    for (const op of answered) {
      const isNeeded = [...this.#bases.values()].some((base) => this.#applies(op, base));
      if (!isNeeded) this.#ops.delete(op.id);
    }
  }

  /** What no revision tells of takes the write in at once. */
  #takeOutside(op: Shown): void {
    for (const base of this.#bases.values()) {
      if (common(base, op).length > 0) continue;
      this.#become(base, patched(this.#patchesOf(op), base.key, base.reply).reply);
    }
  }

  #become(base: Base, reply: unknown): void {
    if (reply === base.reply) return;
    base.reply = reply;
    this.#name(reply, base.key[1]);
    base.came = ++this.#moment;
    if (base.at) this.onAdopted?.(base.key[1], reply, base.at);
  }

  /** By the reply that somebody holds is found what it is to be drawn as. */
  #name(reply: unknown, url: string): void {
    if (typeof reply === 'object' && reply !== null) this.#urls.set(reply, url);
  }

  /** In the order in which the server did them; what it said nothing of as it was answered. */
  #answered(): Shown[] {
    const end = ({ done }: Shown) => Math.max(0, ...Object.values(done?.standing?.to ?? {}));
    return [...this.#ops.values()].filter(({ done }) => done).sort((a, b) => end(a) - end(b));
  }

  /** Whether a base does not hold the write yet. */
  #applies(op: Shown, base: Base): boolean {
    const scopes = common(base, op);
    if (!op.done) return true;
    if (scopes.length === 0) return false;
    const { standing, at } = op.done;
    if (!standing || !base.at) return base.asked <= at;
    return scopes.some((scope) => (base.at?.[scope] ?? 0) < (standing.to[scope] ?? 0));
  }

  #patchesOf(op: Shown): readonly Patch[] {
    return op.final ?? op.patches();
  }

  #mark(id: string, state: Op['state']): void {
    const op = this.#ops.get(id);
    if (!op || op.done) return;
    op.state = state;
    this.#release();
    this.#tell();
  }

  /** What was held back for a write comes in when that is answered. */
  #release(): void {
    for (const [url, [key, arrival]] of [...this.#held]) {
      const base = this.#bases.get(url);
      if (base && this.#isUnderWay(base)) continue;
      this.#held.delete(url);
      this.arrive(key, arrival);
    }
    this.#adopt();
  }

  #fold(base: Base): unknown {
    const others = [...this.#ops.values()].filter(({ done }) => !done);
    return [...this.#answered(), ...others]
      .filter((op) => this.#applies(op, base))
      .reduce((reply, op) => patched(this.#patchesOf(op), base.key, reply).reply, base.reply);
  }

  #draw(url: string): void {
    const base = this.#bases.get(url);
    if (!base) return;
    const next = this.#fold(base);
    const before = this.#drawn.get(url);
    if (before !== undefined && isSame(before, next)) return;
    this.#drawn.set(url, next);
    this.#tell();
  }

  /** The replies of each call in a piece of work of their own, after the press. */
  #redraw(patches: readonly Patch[]): void {
    const isUnderWay = this.#later.length > 0;
    this.#later = [...new Set([...this.#later, ...patches.map(({ name }) => name)])];
    if (!isUnderWay && this.#later.length > 0) this.#drawNext();
    if (patches.length === 0) this.#tell();
  }

  #drawNext(): void {
    this.#inPieces(() => {
      const [name, ...rest] = this.#later;
      this.#later = rest;
      if (rest.length > 0) this.#drawNext();
      for (const { key } of this.#bases.values()) if (key[0] === name) this.#draw(key[1]);
    });
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What a write moved, or may move, of what a reply reads. */
function common({ key }: Base, { scopes, done }: Shown): readonly Scope[] {
  const moved = done?.standing ? done.standing.to : undefined;
  return key[2].filter((scope) => (moved ? scope in moved : scopes.includes(scope)));
}

const isNamed = (patches: readonly Patch[], { key }: Base): boolean =>
  patches.some(({ name }) => name === key[0]);

const isAt = (at: Revisions, where: Revisions, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => at[scope] === where[scope]);

const only = (revisions: Revisions, scopes: readonly Scope[]): Revisions =>
  Object.fromEntries(
    scopes.flatMap((scope) => (revisions[scope] === undefined ? [] : [[scope, revisions[scope]]])),
  );

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

const overlays = new WeakMap<ScopedMutator, Overlay>();

/** One for each cache, and so for each person: a cache has one function that changes it. */
export function overlayOf(mutate: ScopedMutator): Overlay {
  const known = overlays.get(mutate);
  if (known) return known;
  const made = new Overlay();
  overlays.set(mutate, made);
  return made;
}
