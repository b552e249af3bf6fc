import {
  createTransaction,
  deleteTransaction,
  financeStats,
  restoreTransaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  createSplit,
  createTransfer,
  listMoneyAccounts,
  listSplits,
  splitRecord,
} from '@board/contracts/calls/money-accounts';
import { newId } from '../../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

const hotpot = { type: 'expense', amount: 186, description: 'Hotpot', date: '2026-11-13' } as const;

describeOnEngines('a record shared with friends', () => {
  const board = boardForAll();
  let student: SignedIn;
  let [card, chen, tang]: string[] = [];
  beforeEach(async () => {
    student = await board.asUser();
    const open = async (name: string, kind: 'card' | 'friend') =>
      (await student.call(createMoneyAccount, { body: { name, kind } })).body.id;
    card = await open('Card', 'card');
    chen = await open('Roommate', 'friend');
    tang = await open('Partner', 'friend');
  });

  const balances = async () =>
    (await student.call(listMoneyAccounts, {})).body.items.map(({ balance }) => balance);
  const spent = async () => (await student.call(financeStats, { query: {} })).body.monthlyExpense;
  const share = (friend = '', amount = 62) => ({ friend, amount });

  test('is spent to one’s own part; the whole left the card, the rest is owed and settled', async () => {
    const body = { ...hotpot, account: card ?? null, shares: [share(chen), share(tang, 62.01)] };
    const { body: split } = await student.call(createSplit, { body });
    expect(split).toMatchObject({ total: 186, record: { amount: 61.99 } });
    expect(await balances()).toEqual([-186, 62, 62.01]);
    expect(await spent()).toBe(61.99);
    const settled = { from: chen ?? null, to: card ?? null, amount: 62, date: '2026-11-18' };
    await student.call(createTransfer, { body: settled });
    expect(await balances()).toEqual([-124, 0, 62.01]);
    expect(await spent()).toBe(61.99);
  });

  test('goes with its record, comes back with it, and follows it to another account', async () => {
    const body = { ...hotpot, account: card ?? null, shares: [share(chen)] };
    const { body: split } = await student.call(createSplit, { body });
    const params = { id: split.record.id };
    await student.call(deleteTransaction, { params });
    expect(await balances()).toEqual([0, 0, 0]);
    expect((await student.call(listSplits, { query: {} })).body.items).toEqual([]);
    await student.call(restoreTransaction, { params });
    await student.call(updateTransaction, { params, body: { account: null } });
    expect(await balances()).toEqual([0, 62, 0]);
    const { items } = (await student.call(listSplits, { query: { record: params.id } })).body;
    expect(items).toMatchObject([{ total: 186, shares: [{ friend: chen, amount: 62 }] }]);
  });

  test('is shared otherwise, or not at all, without a change of the whole', async () => {
    const { body: record } = await student.call(createTransaction, { body: hotpot });
    const params = { id: record.id };
    const shares = [share(chen, 100)];
    const { body: first } = await student.call(splitRecord, { params, body: { shares } });
    expect(first).toMatchObject({ total: 186, record: { amount: 86, version: 2 } });
    expect(await spent()).toBe(86);
    await student.call(splitRecord, { params, body: { shares: [share(tang, 1)] } });
    expect(await balances()).toEqual([0, 0, 1]);
    const held = { 'if-match': '"2"' };
    const stale = { params, body: { shares: [] } };
    expect((await student.refused(splitRecord, stale, held)).status).toBe(412);
    const { body: whole } = await student.call(splitRecord, { params, body: { shares: [] } });
    expect(whole).toMatchObject({ total: 186, record: { amount: 186 }, shares: [] });
    expect(await balances()).toEqual([0, 0, 0]);
  });

  test('sent twice it is there once', async () => {
    const body = { ...hotpot, id: newId(), shares: [share(chen)] };
    await student.call(createSplit, { body });
    const { body: again } = await student.call(createSplit, { body });
    expect(again).toMatchObject({ total: 186, record: { amount: 124 } });
    expect(await balances()).toEqual([0, 62, 0]);
  });

  test('a friend is listed and named once, and something is left for oneself', async () => {
    const code = async (...shares: { friend: string; amount: number }[]) =>
      (await student.refused(createSplit, { body: { ...hotpot, shares } })).body.code;
    expect(await code(share(card))).toBe('split.no_friend');
    expect(await code(share(newId()))).toBe('split.no_friend');
    expect(await code(share(chen), share(chen))).toBe('split.no_friend');
    expect(await code(share(chen, 100), share(tang, 86))).toBe('split.nothing_left');
    expect(await code(share(chen, 0.001))).toBe('finance.amount_precision');
    expect(await balances()).toEqual([0, 0, 0]);
    const stranger = await board.asUser();
    const theirs = await stranger.refused(createSplit, {
      body: { ...hotpot, shares: [share(chen)] },
    });
    expect(theirs.body.code).toBe('split.no_friend');
  });

  test('what a friend paid is owed to the friend, and paid back by a transfer', async () => {
    await student.call(createTransaction, {
      body: { ...hotpot, amount: 28, account: tang ?? null },
    });
    expect(await balances()).toEqual([0, 0, -28]);
    const back = { from: card ?? null, to: tang ?? null, amount: 28, date: '2026-11-18' };
    await student.call(createTransfer, { body: back });
    expect(await balances()).toEqual([-28, 0, 0]);
    expect(await spent()).toBe(28);
  });
});
