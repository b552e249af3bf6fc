import type { Recurring } from '@board/contracts/calls/finance';
import { someTransaction } from './some-transaction.ts';

/** A recurring record for tests: rent. */
export function someRecurring(change: Partial<Recurring> = {}): Recurring {
  const { date: _, time: __, ...paid } = someTransaction({ amount: 1200, category: 'other' });
  return {
    ...paid,
    description: 'Rent',
    every: 'month',
    start_date: '2026-12-01',
    end_date: null,
    paused: false,
    next_date: '2026-12-01',
    following_date: '2027-01-01',
    ...change,
  };
}
