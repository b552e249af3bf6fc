import type { Scope } from '@board/contracts/calls/call';
import type { Standing } from '@board/contracts/constants/revisions';
import type { Base } from './base.ts';
import { type Patch, patched } from './patch.ts';

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

export interface ShownOp extends Op {
  /** The step it made, or undefined where the server did not tell; and when it was answered. */
  done?: { standing: Standing | undefined; at: number };
  final?: readonly Patch[];
}

/** The writes that no answer was there to, or that some reply does not hold yet. */
export class ShownWrites {
  readonly #ops = new Map<string, ShownOp>();

  add(op: Op): void {
    this.#ops.set(op.id, op);
  }

  get(id: string): ShownOp | undefined {
    return this.#ops.get(id);
  }

  drop(id: string): void {
    this.#ops.delete(id);
  }

  waiting(): readonly ShownOp[] {
    return [...this.#ops.values()].filter(({ state }) => state === 'waits');
  }

  /** In the order in which the server did them; what it said nothing of as it was answered. */
  answered(): ShownOp[] {
    const end = ({ done }: ShownOp) => Math.max(0, ...Object.values(done?.standing?.to ?? {}));
    return [...this.#ops.values()].filter(({ done }) => done).sort((a, b) => end(a) - end(b));
  }

  isUnderWay(base: Base): boolean {
    return [...this.#ops.values()].some(
      (op) => op.state === 'sent' && !op.done && common(base, op).length > 0,
    );
  }

  /** The reply with all that it does not hold, as they were done, then as they were pressed. */
  upon(base: Base): unknown {
    const others = [...this.#ops.values()].filter(({ done }) => !done);
    return [...this.answered(), ...others]
      .filter((op) => applies(op, base))
      .reduce((reply, op) => patched(patchesOf(op), base.key, reply).reply, base.reply);
  }
}

export const patchesOf = (op: ShownOp): readonly Patch[] => op.final ?? op.patches();

/** What a write moved, or may move, of what a reply reads. */
export function common({ key }: Base, { scopes, done }: ShownOp): readonly Scope[] {
  const moved = done?.standing ? done.standing.to : undefined;
  return key[2].filter((scope) => (moved ? scope in moved : scopes.includes(scope)));
}

/** Whether a base does not hold the write yet. */
export function applies(op: ShownOp, base: Base): boolean {
  const scopes = common(base, op);
  if (!op.done) return true;
  if (scopes.length === 0) return false;
  const { standing, at } = op.done;
  if (!standing || !base.at) return base.asked <= at;
  return scopes.some((scope) => (base.at?.[scope] ?? 0) < (standing.to[scope] ?? 0));
}

export const isNamed = (patches: readonly Patch[], { key }: Base): boolean =>
  patches.some(({ name }) => name === key[0]);
