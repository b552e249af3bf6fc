import {
  createTransaction,
  deleteTransaction,
  financeStats,
  financeSums,
  financeTrends,
  listTransactions,
  restoreTransaction,
  updateTransaction,
} from '@board/contracts/calls/finance';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { restoreTransaction as restore } from './change-transaction.ts';

const lunch = {
  type: 'expense' as const,
  amount: 18,
  category: 'dining',
  description: 'Lunch',
  date: '2026-11-18',
  time: '12:10',
};
const pay = {
  type: 'income' as const,
  amount: 160,
  category: 'part-time',
  description: 'Tutoring',
  date: '2026-11-18',
};

describeOnEngines('transactions', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  test('what is written comes back in the day list and in the month', async () => {
    const { body, status, headers } = await student.call(createTransaction, { body: lunch });
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toMatchObject({ ...lunch, version: 1 });
    await student.call(createTransaction, { body: pay });
    const list = await student.call(listTransactions, { query: { date: '2026-11-18' } });
    expect(list.body.items.map(({ description }) => description)).toEqual(['Tutoring', 'Lunch']);
    expect(list.body.pagination.total).toBe(2);
    const stats = await student.call(financeStats, { query: { month: '2026-11' } });
    expect(stats.body).toEqual({
      monthlyIncome: 160,
      monthlyExpense: 18,
      balance: 142,
      expenseByCategory: [{ category: 'dining', amount: 18, color: '#ce7a3e' }],
    });
  });

  test('money of a course is found and summed by its name, page by page and over the months', async () => {
    const book = { ...lunch, amount: 45, description: 'Exercise book', course: ' Algebra ' };
    await student.call(createTransaction, { body: book });
    await student.call(createTransaction, { body: { ...book, date: '2026-09-02', amount: 5 } });
    const { body: other } = await student.call(createTransaction, { body: pay });
    expect(other.course).toBe('');
    const course = 'Algebra';
    const days = { start_date: '1970-01-01', end_date: '2100-12-31' };
    const sums = () => student.call(financeSums, { query: { ...days, course } });
    const list = (page: number) =>
      student.call(listTransactions, { query: { course, page, limit: 1, order: 'desc' } });
    expect((await list(1)).body).toMatchObject({
      items: [{ amount: 45, course }],
      pagination: { total: 2, has_next: true },
    });
    expect((await list(2)).body.items).toMatchObject([{ date: '2026-09-02' }]);
    expect((await sums()).body).toMatchObject({ income: 0, expense: 50 });
    const params = { id: other.id };
    await student.call(updateTransaction, { params, body: { course } });
    expect((await sums()).body).toMatchObject({ income: 160, expense: 50 });
    await student.call(deleteTransaction, { params });
    expect((await sums()).body).toMatchObject({ income: 0, expense: 50 });
    const day = { query: { date: '2026-11-18', course } };
    expect((await student.call(listTransactions, day)).body.items).toHaveLength(1);
    const stranger = await board.asUser();
    const theirs = { query: { course } };
    expect((await stranger.call(listTransactions, theirs)).body.items).toEqual([]);
  });

  test.each([
    [{ ...lunch, description: '  ' }, 'transaction.incomplete'],
    [{ ...lunch, amount: 0 }, 'transaction.incomplete'],
    [{ ...lunch, amount: 0.001 }, 'finance.amount_precision'],
    [{ ...lunch, amount: 0.1 + 0.2 }, 'finance.amount_precision'],
    [{ ...lunch, amount: -1 }, 'transaction.incomplete'],
    [{ ...lunch, amount: 10_000_000 }, 'request.invalid'],
    [{ ...lunch, amount: '18' }, 'transaction.incomplete'],
    [{ ...lunch, type: 'gift' }, 'request.invalid'],
    [{ ...lunch, date: '2026-02-30' }, 'request.invalid'],
    [{ ...lunch, time: '25:00' }, 'request.invalid'],
    [{ ...lunch, note: 'x' }, 'request.unknown_field'],
    [{}, 'transaction.incomplete'],
  ])('%j is refused with %s', async (body, code) => {
    const response = await student.send('POST', '/api/transactions', body);
    expect([response.statusCode, response.json().code]).toEqual([400, code]);
  });

  test('the literal sentence is said in both languages', async () => {
    const say = async (language: string) =>
      (
        await student.send(
          'POST',
          '/api/transactions',
          { ...lunch, amount: 0 },
          { 'accept-language': language },
        )
      ).json().message;
    expect(await say('en')).toBe('please fill in the complete transaction information');
    expect(await say('zh-CN')).toBe('请填写完整的交易信息');
  });

  test('a month adds up to the cent', async () => {
    for (let cup = 0; cup < 10; cup += 1) {
      await student.call(createTransaction, { body: { ...lunch, amount: 0.1 } });
    }
    const { body } = await student.call(financeStats, { query: { month: '2026-11' } });
    expect([body.monthlyExpense, body.balance]).toEqual([1, -1]);
  });

  test('the same id sent twice is one transaction', async () => {
    const id = newId();
    await student.call(createTransaction, { body: { id, ...lunch } });
    await student.call(createTransaction, { body: { id, ...lunch } });
    const { body } = await student.call(financeStats, { query: { month: '2026-11' } });
    expect(body.monthlyExpense).toBe(18);
  });

  test('a category that is named by its words is the one of ours', async () => {
    const body = { ...lunch, category: ' 餐饮 ' };
    expect((await student.call(createTransaction, { body })).body.category).toBe('dining');
  });

  test('an edit moves the money between months, categories and types', async () => {
    const { body } = await student.call(createTransaction, { body: lunch });
    const change = { amount: 20.5, category: 'pets', date: '2026-12-01', time: null };
    const updated = await student.call(updateTransaction, {
      params: { id: body.id },
      body: change,
    });
    expect(updated.body).toMatchObject({ ...change, version: 2 });
    const november = await student.call(financeStats, { query: { month: '2026-11' } });
    expect(november.body).toEqual({
      monthlyIncome: 0,
      monthlyExpense: 0,
      balance: 0,
      expenseByCategory: [],
    });
    const december = await student.call(financeStats, { query: { month: '2026-12' } });
    expect(december.body.expenseByCategory).toEqual([
      { category: 'pets', amount: 20.5, color: '#8a857e' },
    ]);
  });

  test('what is deleted counts in no sum of some days', async () => {
    const { body } = await student.call(createTransaction, { body: lunch });
    const days = { query: { start_date: '2026-11-16', end_date: '2026-11-22' } };
    expect((await student.call(financeSums, days)).body.expense).toBe(18);
    await student.call(deleteTransaction, { params: { id: body.id } });
    expect((await student.call(financeSums, days)).body).toEqual({
      income: 0,
      expense: 0,
      expenseByCategory: [],
    });
  });

  test('a stale edit is answered with what stands', async () => {
    const { body } = await student.call(createTransaction, { body: lunch });
    await student.call(updateTransaction, { params: { id: body.id }, body: { amount: 19 } });
    const stale = { params: { id: body.id }, body: { amount: 20 } };
    const refused = await student.refused(updateTransaction, stale, { 'if-match': '"1"' });
    expect([refused.status, refused.body.code]).toEqual([412, 'request.stale']);
    expect(refused.body.current).toMatchObject({ amount: 19, version: 2 });
    const { body: month } = await student.call(financeStats, { query: { month: '2026-11' } });
    expect(month.monthlyExpense).toBe(19);
  });

  test('deleting gives the money back, restoring takes it again, for 30 days', async () => {
    const { body } = await student.call(createTransaction, { body: lunch });
    const params = { id: body.id };
    const expense = async () =>
      (await student.call(financeStats, { query: { month: '2026-11' } })).body.monthlyExpense;
    await student.call(deleteTransaction, { params });
    expect(await expense()).toBe(0);
    expect((await student.refused(deleteTransaction, { params })).body.code).toBe(
      'transaction.not_found',
    );
    await student.call(restoreTransaction, { params });
    await student.call(restoreTransaction, { params });
    expect(await expense()).toBe(18);
    await student.call(deleteTransaction, { params });
    const ctx = await board.contextOf(student);
    const muchLater = { ...ctx, clock: { now: () => ctx.clock.now() + 31 * 24 * 60 * 60_000 } };
    await expect(restore(muchLater, body.id)).rejects.toMatchObject({
      code: 'transaction.not_found',
    });
  });

  test("somebody else's transaction does not exist", async () => {
    const { body } = await student.call(createTransaction, { body: lunch });
    const stranger = await board.asUser();
    const params = { id: body.id };
    for (const refused of [
      await stranger.refused(updateTransaction, { params, body: { amount: 1 } }),
      await stranger.refused(deleteTransaction, { params }),
      await stranger.refused(restoreTransaction, { params }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([404, 'transaction.not_found']);
    }
    expect((await board.anybody.refused(listTransactions, { query: {} })).status).toBe(401);
  });

  test('trends hold every month of the range, and refuse one that is too long or backwards', async () => {
    await student.call(createTransaction, { body: lunch });
    const query = { start_month: '2026-10', end_month: '2026-12' };
    const { months } = (await student.call(financeTrends, { query })).body;
    expect(months.map(({ month, monthlyExpense }) => [month, monthlyExpense])).toEqual([
      ['2026-10', 0],
      ['2026-11', 18],
      ['2026-12', 0],
    ]);
    const refused = async (start_month: string, end_month: string) =>
      (await student.refused(financeTrends, { query: { start_month, end_month } })).body.code;
    expect(await refused('2026-12', '2026-10')).toBe('finance.range_order');
    expect(await refused('2023-11', '2026-11')).toBe('finance.range_too_long');
    for (const [start_month, many] of [
      ['2023-12', 36],
      ['2026-11', 1],
    ] as const) {
      const range = { query: { start_month, end_month: '2026-11' } };
      expect((await student.call(financeTrends, range)).body.months).toHaveLength(many);
    }
  });
});
