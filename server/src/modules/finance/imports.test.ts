import {
  checkTransactionImport,
  createTransaction,
  deleteTransaction,
  financeStats,
  type ImportRow,
  importTransactions,
  listTransactionImports,
  listTransactions,
  undoTransactionImport,
} from '@board/contracts/calls/finance';
import { listNotifications } from '@board/contracts/calls/notifications';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { longestShare } from '../../testing/longest-share.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { countEntries } from './statistics.repository.ts';

const bus = {
  type: 'expense' as const,
  amount: 2,
  category: 'transport',
  description: 'Bus',
  date: '2026-11-17',
  time: null,
};
const tea = { ...bus, amount: 9.9, category: 'dining', description: 'Tea', time: '15:00' };

describeOnEngines('imports', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  const expense = async () =>
    (await student.call(financeStats, { query: { month: '2026-11' } })).body.monthlyExpense;

  test('a file becomes transactions, and all of it can be undone', async () => {
    const { body, status } = await student.call(importTransactions, {
      body: { name: 'november.csv', rows: [bus, bus, tea] },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'november.csv', entries: 3, undone: false });
    expect(await expense()).toBe(13.9);
    const undone = await student.call(undoTransactionImport, { params: { id: body.id } });
    expect(undone.body).toEqual({ deleted: 3 });
    expect(await expense()).toBe(0);
    expect((await student.call(undoTransactionImport, { params: { id: body.id } })).body).toEqual({
      deleted: 0,
    });
    const { items, pagination } = (await student.call(listTransactionImports, { query: {} })).body;
    expect([items[0]?.undone, pagination.total]).toEqual([true, 1]);
  });

  test('rows of thousands of categories are counted while others have their turns', async () => {
    const changes = Array.from({ length: 5_000 }, (_, at) => ({
      ...bus,
      category: `c${at}`,
      minor: 200,
      entries: 1,
    }));
    const share = await longestShare(() =>
      board.services.database.transaction((tx) => countEntries(tx, student.user.id, changes)),
    );
    expect(share).toBeLessThan(0.5);
  });

  test('an import that is sent twice is there once, and what is said of it is its answer', async () => {
    const body = { id: newId(), name: 'november.csv', rows: [bus, tea] };
    await student.call(importTransactions, { body });
    await student.call(importTransactions, { body });
    const imports = (await student.call(listTransactionImports, { query: {} })).body;
    expect(imports.pagination.total).toBe(1);
    const { items } = (await student.call(listNotifications, { query: {} })).body;
    expect(items).toEqual([]);
  });

  test('an undo takes out what is still there, and only of this import', async () => {
    await student.call(createTransaction, { body: bus });
    const { body } = await student.call(importTransactions, {
      body: { name: 'a', rows: [bus, tea] },
    });
    const { items } = (await student.call(listTransactions, { query: { search: 'tea' } })).body;
    await student.call(deleteTransaction, { params: { id: items[0]?.id ?? '' } });
    expect((await student.call(undoTransactionImport, { params: { id: body.id } })).body).toEqual({
      deleted: 1,
    });
    expect(await expense()).toBe(2);
  });

  test('the same file sent twice is one import', async () => {
    const body = { id: newId(), name: 'a.csv', rows: [bus] };
    await student.call(importTransactions, { body });
    await student.call(importTransactions, { body });
    expect(await expense()).toBe(2);
  });

  test('as many rows are duplicates as the ledger holds', async () => {
    await student.call(createTransaction, { body: { ...bus, description: 'BUS ' } });
    const rows = [tea, bus, bus];
    expect((await student.call(checkTransactionImport, { body: { rows } })).body).toEqual({
      duplicates: [1],
      doubles: [],
    });
    await student.call(importTransactions, { body: { name: 'a', rows } });
    expect((await student.call(checkTransactionImport, { body: { rows } })).body).toEqual({
      duplicates: [0, 1, 2],
      doubles: [],
    });
  });

  test('the same payment from the bank and from a payment service is a double, until it is undone', async () => {
    const bank = { ...tea, description: 'TENPAY 3321', date: '2026-11-19', time: null };
    const { body } = await student.call(importTransactions, {
      body: { name: 'cmb.csv', source: 'bank', rows: [bus, bank] },
    });
    const check = async (source: string, rows: ImportRow[]) =>
      (await student.call(checkTransactionImport, { body: { source, rows } })).body;
    expect(await check('wechat', [tea, bus])).toEqual({
      duplicates: [1],
      doubles: [{ row: 0, date: '2026-11-19', description: 'TENPAY 3321', file: 'cmb.csv' }],
    });
    expect((await check('bank', [tea])).doubles).toEqual([]);
    await student.call(undoTransactionImport, { params: { id: body.id } });
    expect((await check('wechat', [tea])).doubles).toEqual([]);
    expect(
      (await (await board.asUser()).call(checkTransactionImport, { body: { rows: [tea] } })).body
        .doubles,
    ).toEqual([]);
  });

  test('what was typed by hand is a source of its own', async () => {
    await student.call(createTransaction, { body: { ...tea, description: 'Tea with Wei' } });
    const { doubles } = (await student.call(checkTransactionImport, { body: { rows: [tea] } }))
      .body;
    expect(doubles).toEqual([{ row: 0, date: tea.date, description: 'Tea with Wei', file: '' }]);
  });

  test('one bad row keeps all of them out and is named', async () => {
    const rows = [bus, { ...tea, amount: 0 }, { ...tea, description: ' ' }];
    const refused = await student.refused(importTransactions, { body: { name: 'a', rows } });
    expect([refused.status, refused.body.code]).toEqual([400, 'transaction.rows_invalid']);
    expect(refused.body.details?.map(({ field }) => field)).toEqual(['rows.1', 'rows.2']);
    expect(await expense()).toBe(0);
    expect((await student.call(listTransactionImports, { query: {} })).body.pagination.total).toBe(
      0,
    );
  });

  test('five thousand rows come in at once, one more does not', async () => {
    const rows = Array.from({ length: 5_000 }, () => bus);
    await student.call(importTransactions, { body: { name: 'large', rows } });
    expect(await expense()).toBe(10_000);
    const refused = await student.refused(importTransactions, {
      body: { name: 'x', rows: [...rows, bus] },
    });
    expect(refused.status).toBe(400);
    expect(
      (await student.refused(importTransactions, { body: { name: 'x', rows: [] } })).status,
    ).toBe(400);
  });

  test("somebody else's import does not exist", async () => {
    const { body } = await student.call(importTransactions, { body: { name: 'a', rows: [bus] } });
    const stranger = await board.asUser();
    const refused = await stranger.refused(undoTransactionImport, { params: { id: body.id } });
    expect([refused.status, refused.body.code]).toEqual([404, 'transaction.import_not_found']);
    expect(await expense()).toBe(2);
  });
});
