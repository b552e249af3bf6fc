import { type AmountProblem, readAmount } from '@board/ui';

export type SplitMode = 'equally' | 'amount' | 'share';

/** A friend, whether one of those it is shared among, and what was typed for him. */
export interface Person {
  id: string;
  joins: boolean;
  typed: string;
}

/** Of whom nothing else is said. */
export const oneShare = '1';

export type SplitParts =
  | { own: number; parts: { friend: string; minor: number }[] }
  | { problem: AmountProblem | 'nobody' | 'nothingLeft'; friend?: string };

/** In whole cents; the odd ones are one's own, and so is what the friends do not pay. */
export function splitParts(
  total: number,
  mode: SplitMode,
  people: readonly Person[],
  ownShare: string,
): SplitParts {
  const joining = people.filter(({ joins }) => joins);
  if (joining.length === 0) return { problem: 'nobody' };
  const weights = mode === 'equally' ? joining.map(() => 1) : [];
  let mine = 1;
  if (mode === 'share') {
    const own = readAmount(ownShare);
    if ('problem' in own) return { problem: own.problem };
    mine = own.minor;
  }
  if (mode !== 'equally') {
    for (const { id: friend, typed } of joining) {
      const read = readAmount(typed || (mode === 'share' ? oneShare : ''));
      if ('problem' in read) return { problem: read.problem, friend };
      weights.push(read.minor);
    }
  }
  const all = weights.reduce((sum, weight) => sum + weight, mine);
  const parts = joining.map(({ id: friend }, at) => {
    const weight = weights[at] ?? 0;
    const minor =
      mode === 'amount' ? weight : Number((BigInt(total) * BigInt(weight)) / BigInt(all));
    return { friend, minor };
  });
  const own = total - parts.reduce((sum, { minor }) => sum + minor, 0);
  return own > 0
    ? { own, parts: parts.filter(({ minor }) => minor > 0) }
    : { problem: 'nothingLeft' };
}
