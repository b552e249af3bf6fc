import type { MoneyAccount } from '@board/contracts/calls/money-accounts';

let made = 0;

/** An account for tests: a card with 100 on it. */
export function someAccount(change: Partial<MoneyAccount> = {}): MoneyAccount {
  made += 1;
  return {
    id: `01930000-0000-7000-9000-${String(made).padStart(12, '0')}`,
    name: 'Card',
    kind: 'card',
    opening: 100,
    wanted: null,
    by_date: null,
    balance: 100,
    per_month: null,
    version: 1,
    created_at: '2026-11-18T04:10:00.000Z',
    updated_at: '2026-11-18T04:10:00.000Z',
    ...change,
  };
}
