import { fromMinor, toMinor } from '@board/contracts/constants/money';
import type { Share, Split } from '@board/contracts/schemas/money-accounts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { accountRows } from '../accounts/accounts.repository.ts';
import { type EntryRow, toEntry } from '../transactions.repository.ts';
import type { ShareRow } from './splits.repository.ts';

type Part = Omit<ShareRow, 'record_id'>;

/** Each friend once, and one's own; one who had a part already may be gone meanwhile. */
export async function partsOf(
  tx: Transaction,
  userId: string,
  shares: readonly Share[],
  had: readonly Part[] = [],
): Promise<Part[]> {
  const friends = (await accountRows(tx, userId)).filter(({ kind }) => kind === 'friend');
  const known = new Set([...friends.map(({ id }) => id), ...had.map((part) => part.friend_id)]);
  const parts = shares.map(({ friend, amount }) => {
    const minor = toMinor(amount);
    if (minor === undefined) throw new ServiceError('finance.amount_precision');
    // Named once: a second one is not found any more.
    if (!known.delete(friend)) throw new ServiceError('split.no_friend');
    return { friend_id: friend, minor };
  });
  return parts;
}

/** What is left of the whole for oneself. */
export function ownPart(total: number, parts: readonly Part[]): number {
  const own = total - sum(parts);
  if (own <= 0) throw new ServiceError('split.nothing_left');
  return own;
}

export const sum = (parts: readonly Part[]): number =>
  parts.reduce((all, { minor }) => all + minor, 0);

export function toSplit(row: EntryRow, parts: readonly Part[]): Split {
  return {
    record: toEntry(row),
    total: fromMinor(row.minor + sum(parts)),
    shares: parts.map(({ friend_id: friend, minor }) => ({ friend, amount: fromMinor(minor) })),
  };
}
