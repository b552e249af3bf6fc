import {
  checkTransactionImport,
  financeStats,
  importTransactions,
  listTransactionImports,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  listMoneyAccounts,
  listTransfers,
} from '@board/contracts/calls/money-accounts';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

const lunch = {
  type: 'expense' as TransactionType,
  amount: 18,
  category: 'dining',
  description: 'Lunch',
  date: '2026-11-18',
  time: null,
};
const topUp = { ...lunch, amount: 100, category: 'other', description: 'Top-up' };
const moved = true;

describeOnEngines('what a statement moves between accounts', () => {
  const board = boardForAll();
  let student: SignedIn;
  let card: string;
  let wallet: string;
  beforeEach(async () => {
    student = await board.asUser();
    [card, wallet] = [await open('Card'), await open('Wallet')];
  });

  const open = async (name: string) => {
    const body = { name, kind: 'card' as const, opening: 500 };
    return (await student.call(createMoneyAccount, { body })).body.id;
  };
  const balances = async () =>
    (await student.call(listMoneyAccounts, {})).body.items.map(({ balance }) => balance);
  const ofBank = (other: string | null) => ({
    body: {
      name: 'bank.csv',
      source: 'bank',
      account: card,
      other,
      rows: [lunch, { ...topUp, moved }],
    },
  });
  const known = async (source: string, account: string, rows = [topUp]) => {
    const { body } = await student.call(checkTransactionImport, {
      body: { source, account, rows },
    });
    return [body.duplicates, body.doubles.map(({ row, file }) => [row, file])];
  };

  test('is a transfer, counts as nothing and is undone with the rest', async () => {
    const { id, entries } = (await student.call(importTransactions, ofBank(wallet))).body;
    expect(entries).toBe(2);
    expect(await balances()).toEqual([382, 600]);
    const [transfer] = (await student.call(listTransfers, { query: {} })).body.items;
    expect(transfer).toMatchObject({ from: card, to: wallet, amount: 100, note: 'Top-up' });
    const stats = await student.call(financeStats, { query: { month: '2026-11' } });
    expect(stats.body.monthlyExpense).toBe(18);
    expect((await student.call(undoTransactionImport, { params: { id } })).body.deleted).toBe(2);
    expect(await balances()).toEqual([500, 500]);
  });

  test('came to the account where the line came in', async () => {
    const rows = [{ ...topUp, type: 'income' as const, moved }];
    await student.call(importTransactions, {
      body: { name: 'w', account: wallet, other: card, rows },
    });
    expect(await balances()).toEqual([400, 600]);
  });

  test('is known to the statement of the other account, and to its own', async () => {
    await student.call(importTransactions, ofBank(wallet));
    const cameIn = { ...topUp, type: 'income' as const, description: '充值', date: '2026-11-19' };
    expect(await known('wallet', wallet, [cameIn])).toEqual([[], [[0, 'bank.csv']]]);
    expect(await known('wallet', wallet, [{ ...cameIn, type: 'expense' as const }])).toEqual([
      [],
      [],
    ]);
    expect(await known('bank', card)).toEqual([[0], []]);
    const next = { ...topUp, date: '2026-11-19', description: 'Top-up again' };
    expect(await known('bank', card, [next])).toEqual([[], []]);
  });

  test('is known to the statement of another account at the same bank', async () => {
    await student.call(importTransactions, ofBank(wallet));
    const cameIn = { ...topUp, type: 'income' as const, description: 'From card' };
    expect(await known('bank', wallet, [cameIn])).toEqual([[], [[0, 'bank.csv']]]);
    const later = { ...cameIn, date: '2026-11-19' };
    expect(await known('bank', wallet, [later])).toEqual([[], []]);
  });

  test('needs two different places, and the other one to be there', async () => {
    const rows = [{ ...topUp, moved }];
    const unknown = '01890000-0000-7000-8000-000000000000';
    for (const [statement, code] of [
      [ofBank(card), 'transfer.same_place'],
      [{ body: { name: 'x', rows } }, 'transfer.same_place'],
      [ofBank(unknown), 'account.unknown'],
    ] as const)
      expect((await student.refused(importTransactions, statement)).body.code).toBe(code);
    expect((await student.call(listTransactionImports, { query: {} })).body.items).toEqual([]);
  });
});
