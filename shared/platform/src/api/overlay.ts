import type { Scope } from '@board/contracts/calls/call';
import type { Revisions, Standing } from '@board/contracts/constants/revisions';
import type { ScopedMutator } from 'swr';
import type { ApiKey } from './api-key.ts';
import { type Arrival, type Base, isAt, only } from './base.ts';
import { DrawnReplies } from './drawn-replies.ts';
import { KnownReplies } from './known-replies.ts';
import { type Patch, patched } from './patch.ts';
import {
  applies,
  common,
  isNamed,
  type Op,
  patchesOf,
  type ShownOp,
  ShownWrites,
} from './shown-writes.ts';

/**
 * What is shown: the replies of the server, and upon them the writes that it has not answered or that
 * a reply does not hold yet. A refused write is left out, and all others are drawn anew.
 */
export class Overlay {
  readonly #replies = new KnownReplies();
  readonly #writes = new ShownWrites();
  readonly #drawn: DrawnReplies;
  /** Arrivals that may hold a write whose answer is still under way. */
  readonly #held = new Map<string, readonly [ApiKey, Arrival]>();

  /** Where a base became what a write made of it. */
  onAdopted: ((url: string, reply: unknown, at: Revisions) => void) | undefined;

  readonly subscribe: DrawnReplies['subscribe'];
  readonly shown: DrawnReplies['shown'];

  constructor(inPieces = (run: () => void): void => void setTimeout(run)) {
    this.#drawn = new DrawnReplies((name) => {
      for (const base of this.#replies.all()) if (base.key[0] === name) this.#draw(base);
    }, inPieces);
    this.subscribe = this.#drawn.subscribe;
    this.shown = this.#drawn.shown;
  }

  /** Whether a change to this thing waits for the network. */
  readonly waitsFor = (thing: string): boolean =>
    this.#writes.waiting().some((op) => op.thing === thing);

  waiting(): readonly string[] {
    return this.#writes.waiting().map(({ id }) => id);
  }

  has(id: string): boolean {
    return this.#writes.get(id) !== undefined;
  }

  /** Asks, and answers what of it stands. */
  load(key: ApiKey, ask: () => Promise<Omit<Arrival, 'asked'>>): Promise<unknown> {
    return this.#replies.load(key, ask, (arrival) => this.arrive(key, arrival));
  }

  arrive(key: ApiKey, arrival: Arrival): unknown {
    const [, url] = key;
    const base = this.#replies.take(key, arrival, (before) => {
      const isHeld = this.#writes.isUnderWay(before);
      if (isHeld) this.#held.set(url, [key, arrival]);
      return isHeld;
    });
    if (!base) return this.#replies.at(url)?.reply;
    const { reply } = base;
    this.#drawn.name(reply, url);
    this.#adopt();
    this.#draw(base);
    return reply;
  }

  show(op: Op): void {
    this.#writes.add(op);
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
    const op = this.#writes.get(id);
    if (!op) return;
    op.state = 'sent';
    op.done = { standing: standing?.alone ? standing : undefined, at: this.#replies.tick() };
    if (final) op.final = final;
    if (standing) this.hear(standing.to);
    if (!standing?.alone) this.doubt(op.scopes);
    this.#takeOutside(op);
    this.#release();
    this.#redraw([...op.patches(), ...(final ?? [])]);
  }

  /** What was shown stays although it failed, until the server says otherwise. */
  leave(id: string): void {
    const op = this.#writes.get(id);
    if (!op) return;
    op.done = { standing: undefined, at: this.#replies.tick() };
    this.#takeOutside(op);
    this.#release();
    this.#redraw(patchesOf(op));
  }

  refuse(id: string): void {
    const op = this.#writes.get(id);
    if (!op) return;
    this.#writes.drop(id);
    this.#release();
    this.#redraw(patchesOf(op));
  }

  /** The server has come to these revisions; answers of which that is new. */
  hear(revisions: Revisions): readonly Scope[] {
    return this.#replies.hear(revisions);
  }

  /** Where a page begins: what it loads meanwhile is no older. */
  begin(revisions: Revisions): void {
    this.#replies.begin(revisions);
  }

  /** Whatever reads one of these may have moved. */
  doubt(scopes: readonly Scope[]): void {
    this.#replies.doubt(scopes);
  }

  /** What has to be asked again; not before a write that may explain it is answered. */
  stale(): readonly ApiKey[] {
    return this.#replies.stale((base) => this.#writes.isUnderWay(base));
  }

  /** A base that stands where an answered write began becomes what that write made of it. */
  #adopt(): void {
    const answered = this.#writes.answered();
    for (const base of this.#replies.all()) {
      for (const op of answered) {
        const { standing } = op.done ?? {};
        const scopes = common(base, op);
        const patches = patchesOf(op);
        if (!standing || !base.at || base.doubtedAt > 0 || scopes.length === 0) continue;
        if (!isAt(base.at, standing.from, scopes) || !isNamed(patches, base)) continue;
        const { reply, sure } = patched(patches, base.key, base.reply);
        if (!sure) continue;
        base.at = { ...base.at, ...only(standing.to, scopes) };
        this.#become(base, reply);
      }
    }
    for (const op of answered) {
      const isNeeded = this.#replies.all().some((base) => applies(op, base));
      if (!isNeeded) this.#writes.drop(op.id);
    }
  }

  /** What no revision tells of takes the write in at once. */
  #takeOutside(op: ShownOp): void {
    for (const base of this.#replies.all()) {
      if (common(base, op).length > 0) continue;
      this.#become(base, patched(patchesOf(op), base.key, base.reply).reply);
    }
  }

  #become(base: Base, reply: unknown): void {
    if (reply === base.reply) return;
    base.reply = reply;
    this.#drawn.name(reply, base.key[1]);
    base.came = this.#replies.tick();
    if (base.at) this.onAdopted?.(base.key[1], reply, base.at);
  }

  #mark(id: string, state: Op['state']): void {
    const op = this.#writes.get(id);
    if (!op || op.done) return;
    op.state = state;
    this.#release();
    this.#drawn.tell();
  }

  /** What was held back for a write comes in when that is answered. */
  #release(): void {
    for (const [url, [key, arrival]] of [...this.#held]) {
      const base = this.#replies.at(url);
      if (base && this.#writes.isUnderWay(base)) continue;
      this.#held.delete(url);
      this.arrive(key, arrival);
    }
    this.#adopt();
  }

  #draw(base: Base): void {
    this.#drawn.draw(base.key[1], this.#writes.upon(base));
  }

  #redraw(patches: readonly Patch[]): void {
    this.#drawn.drawLater(patches.map(({ name }) => name));
  }
}

const overlays = new WeakMap<ScopedMutator, Overlay>();

/** One for each cache, and so for each person: a cache has one function that changes it. */
export function overlayOf(mutate: ScopedMutator): Overlay {
  const known = overlays.get(mutate);
  if (known) return known;
  const made = new Overlay();
  overlays.set(mutate, made);
  return made;
}
