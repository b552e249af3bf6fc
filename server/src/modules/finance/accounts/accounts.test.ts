import {
  createRecurring,
  createTransaction,
  financeOutlook,
  financeStats,
  importTransactions,
  listTransactions,
  setBudget,
  updateTransaction,
} from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  createTransfer,
  deleteMoneyAccount,
  deleteTransfer,
  listMoneyAccounts,
  listTransfers,
  restoreMoneyAccount,
  restoreTransfer,
  updateMoneyAccount,
  updateTransfer,
} from '@board/contracts/calls/money-accounts';
import { newId } from '../../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

const lunch = { type: 'expense', amount: 18, description: 'Lunch', date: '2026-11-18' } as const;

describeOnEngines('accounts', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  const open = async (name: string, opening = 0, kind: 'card' | 'goal' = 'card') => {
    const goal = kind === 'goal' ? { wanted: 6000, by_date: '2027-05-31' } : {};
    const body = { name, kind, opening, ...goal };
    return (await student.call(createMoneyAccount, { body })).body;
  };
  const balances = async () =>
    (await student.call(listMoneyAccounts, {})).body.items.map(({ name, balance }) => [
      name,
      balance,
    ]);

  test('hold what they began with, what came and went, and what was moved', async () => {
    const card = await open('Card', 100.1);
    const meals = await open('Meals', -0.2);
    const earned = { ...lunch, type: 'income' as const, amount: 0.2, account: card.id };
    await student.call(createTransaction, { body: earned });
    await student.call(createTransaction, { body: { ...lunch, account: meals.id } });
    await student.call(createTransaction, { body: lunch });
    const body = { from: card.id, to: meals.id, amount: 50.3, date: '2026-11-18' };
    const { body: moved } = await student.call(createTransfer, { body });
    expect(await balances()).toEqual([
      ['Card', 50],
      ['Meals', 32.1],
    ]);
    const params = { id: moved.id };
    await student.call(updateTransfer, { params, body: { from: null, amount: 10 } });
    expect(await balances()).toEqual([
      ['Card', 100.3],
      ['Meals', -8.2],
    ]);
    await student.call(deleteTransfer, { params });
    expect(await balances()).toEqual([
      ['Card', 100.3],
      ['Meals', -18.2],
    ]);
    expect((await student.call(restoreTransfer, { params })).body.version).toBe(4);
    const listed = await student.call(listTransfers, { query: { account: meals.id } });
    expect(listed.body.items).toMatchObject([{ from: null, to: meals.id, amount: 10, note: '' }]);
    const others = await student.call(listTransfers, { query: { account: card.id } });
    expect(others.body.pagination.total).toBe(0);
  });

  test('a transfer is in no figure, no budget and no forecast', async () => {
    await student.call(setBudget, { params: { category: 'all' }, body: { amount: 100 } });
    const figures = async () => [
      (await student.call(financeStats, { query: {} })).body,
      (await student.call(financeOutlook, {})).body,
    ];
    const before = await figures();
    const { id: to } = await open('Card');
    await student.call(createTransfer, {
      body: { from: null, to, amount: 9999, date: '2026-11-18' },
    });
    expect(await figures()).toEqual(before);
  });

  test('a record is found by its account, and keeps it when the account goes', async () => {
    const card = await open('Card');
    const { body: record } = await student.call(createTransaction, {
      body: { ...lunch, account: card.id },
    });
    await student.call(createTransaction, { body: lunch });
    const found = async () =>
      (await student.call(listTransactions, { query: { account: card.id } })).body.items.map(
        ({ id }) => id,
      );
    expect(await found()).toEqual([record.id]);
    await student.call(deleteMoneyAccount, { params: { id: card.id } });
    expect(await balances()).toEqual([]);
    const params = { id: record.id };
    const same = { params, body: { amount: 20, account: card.id } };
    expect((await student.call(updateTransaction, same)).body.account).toBe(card.id);
    await student.call(restoreMoneyAccount, { params: { id: card.id } });
    expect(await balances()).toEqual([['Card', -20]]);
    await student.call(updateTransaction, { params, body: { account: null } });
    expect(await found()).toEqual([]);
  });

  test('a statement and what comes by itself belong to one as well', async () => {
    const { id: account } = await open('Card', 100);
    const row = { ...lunch, category: 'dining', time: null };
    const body = { name: 'bill', account, rows: [row, row] };
    await student.call(importTransactions, { body });
    const rent = { ...lunch, every: 'month' as const, start_date: '2026-11-18', account };
    const { date: _, ...comes } = rent;
    await student.call(createRecurring, { body: comes });
    expect(await balances()).toEqual([['Card', 46]]);
  });

  test('a goal says what a month it takes, and no more once it is there or too late', async () => {
    const goal = await open('Laptop', 2340, 'goal');
    expect(goal).toMatchObject({ wanted: 6000, balance: 2340, per_month: 610 });
    const params = { id: goal.id };
    const monthly = async (body: object) =>
      (await student.call(updateMoneyAccount, { params, body })).body.per_month;
    expect(await monthly({ by_date: '2026-11-30' })).toBe(3660);
    expect(await monthly({ by_date: '2027-02-01' })).toBe(1220);
    expect(await monthly({ wanted: 2340.01 })).toBe(0.01);
    expect(await monthly({ wanted: 1 })).toBe(0);
    expect(await monthly({ by_date: '2026-11-17' })).toBeNull();
    expect(await monthly({ by_date: null })).toBeNull();
    const card = await student.call(updateMoneyAccount, { params, body: { kind: 'card' } });
    expect(card.body.wanted).toBeNull();
  });

  test('another person’s, a deleted and the same account are refused, and a stale change', async () => {
    const card = await open('Card');
    const stranger = await board.asUser();
    const code = async (from: string | null, to: string | null, who = student) => {
      const body = { from, to, amount: 1, date: '2026-11-18' };
      return (await who.refused(createTransfer, { body })).body.code;
    };
    expect(await code(null, card.id, stranger)).toBe('account.unknown');
    expect(await code(card.id, card.id)).toBe('transfer.same_place');
    expect(await code(null, null)).toBe('transfer.same_place');
    const put = { body: { ...lunch, account: card.id } };
    expect((await stranger.refused(createTransaction, put)).body.code).toBe('account.unknown');
    const params = { id: card.id };
    await student.call(updateMoneyAccount, { params, body: { name: 'Debit' } });
    const stale = { params, body: { name: 'x' } };
    const held = { 'if-match': '"1"' };
    expect((await student.refused(updateMoneyAccount, stale, held)).status).toBe(412);
    await student.call(deleteMoneyAccount, { params });
    expect(await code(null, card.id)).toBe('account.unknown');
    expect((await student.refused(createTransaction, put)).body.code).toBe('account.unknown');
  });

  test.each([
    ['/api/finance/accounts', { name: ' ', kind: 'card' }, 'account.name_required'],
    ['/api/finance/accounts', { name: 'x', kind: 'bank' }, 'request.invalid'],
    ['/api/finance/accounts', { name: 'x', kind: 'goal' }, 'account.wanted_required'],
    ['/api/finance/accounts', { name: 'x', kind: 'goal', wanted: 0 }, 'account.wanted_required'],
    [
      '/api/finance/accounts',
      { name: 'x', kind: 'card', opening: 0.001 },
      'finance.amount_precision',
    ],
    ['/api/finance/accounts', { name: 'x', kind: 'card', opening: 1e9 }, 'request.invalid'],
    [
      '/api/finance/transfers',
      { from: null, to: newId(), amount: 0, date: '2026-11-18' },
      'transfer.amount_required',
    ],
  ])('%s with %j is refused', async (url, body, code) => {
    expect((await student.send('POST', url, body)).json().code).toBe(code);
  });
});
