import { toMinor } from '@board/contracts/constants/money';
import { accountsPerPerson } from '@board/contracts/constants/money-accounts';
import type { MoneyAccountEdit } from '@board/contracts/schemas/money-accounts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { minorOf } from '../entry-rules.ts';
import { type AccountRow, accountRows } from './accounts.repository.ts';

/** The row with the fields laid over it; only a goal wants something. */
export function withFields(row: AccountRow, fields: Partial<MoneyAccountEdit>): AccountRow {
  const kind = fields.kind ?? row.kind;
  const isGoal = kind === 'goal';
  const set = {
    name: fields.name?.trim() ?? row.name,
    kind,
    opening: fields.opening === undefined ? row.opening : signedMinor(fields.opening),
    wanted: isGoal ? wantedMinor(row, fields) : null,
    by_date: !isGoal ? null : fields.by_date === undefined ? row.by_date : fields.by_date,
  } satisfies Record<keyof MoneyAccountEdit, unknown>;
  if (set.name === '') throw new ServiceError('account.name_required');
  return { ...row, ...set };
}

function wantedMinor(row: AccountRow, { wanted }: Partial<MoneyAccountEdit>): number {
  const minor = wanted == null ? row.wanted : minorOf(wanted, 'account.wanted_required');
  if (minor === null) throw new ServiceError('account.wanted_required');
  return minor;
}

function signedMinor(amount: number): number {
  const minor = toMinor(amount);
  if (minor === undefined) throw new ServiceError('finance.amount_precision');
  return minor;
}

/** For one more, new or brought back. */
export async function checkRoom(tx: Transaction, userId: string): Promise<void> {
  if ((await accountRows(tx, userId)).length >= accountsPerPerson)
    throw new ServiceError('account.too_many', { fill: { count: accountsPerPerson } });
}
