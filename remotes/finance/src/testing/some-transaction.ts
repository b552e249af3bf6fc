import type { Transaction } from '@board/contracts/calls/finance';

let made = 0;

/** A transaction for tests: a lunch. */
export function someTransaction(change: Partial<Transaction> = {}): Transaction {
  made += 1;
  return {
    id: `01930000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: 'Lunch',
    date: '2026-11-18',
    time: '12:10',
    course: '',
    account: null,
    version: 1,
    created_at: '2026-11-18T04:10:00.000Z',
    updated_at: '2026-11-18T04:10:00.000Z',
    ...change,
  };
}

export function pageOf(items: readonly Transaction[], total = items.length) {
  return {
    items: [...items],
    pagination: {
      page: 1,
      limit: 100,
      total,
      total_pages: Math.ceil(total / 100),
      has_next: total > 100,
      has_prev: false,
    },
  };
}
