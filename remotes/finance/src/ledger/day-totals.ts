import type { Transaction } from '@board/contracts/calls/finance';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';

export interface DayTotals {
  income: number;
  expense: number;
}

/** Added up in minor units, so that ten times 0.10 is 1. */
export function dayTotals(transactions: readonly Transaction[]): DayTotals {
  const minor = { income: 0, expense: 0 };
  for (const { type, amount } of transactions) minor[type] += exactMinor(amount);
  return { income: fromMinor(minor.income), expense: fromMinor(minor.expense) };
}
