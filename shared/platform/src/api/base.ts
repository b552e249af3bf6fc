import type { Scope } from '@board/contracts/calls/call';
import type { Revisions, Standing } from '@board/contracts/constants/revisions';
import type { ApiKey } from './api-key.ts';

/** What the server said last of one question, or what it would say now. */
export interface Base {
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

export interface Arrival {
  reply: unknown;
  standing?: Standing | undefined;
  /** When the question was sent. */
  asked: number;
  /** It comes from this browser. */
  kept?: boolean | undefined;
}

/** The answer to an earlier question that comes late, or a copy of what is there already. */
export function isOlder(base: Base, { standing, asked, kept }: Arrival): boolean {
  if (kept) return true;
  if (asked > base.came) return false;
  if (!standing?.alone || !base.at) return true;
  return base.key[2].some((scope) => (standing.to[scope] ?? 0) < (base.at?.[scope] ?? 0));
}

export const only = (revisions: Revisions, scopes: readonly Scope[]): Revisions =>
  Object.fromEntries(
    scopes.flatMap((scope) => (revisions[scope] === undefined ? [] : [[scope, revisions[scope]]])),
  );

export const isAt = (at: Revisions, where: Revisions, scopes: readonly Scope[]): boolean =>
  scopes.every((scope) => at[scope] === where[scope]);

export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
