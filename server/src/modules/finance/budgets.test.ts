import {
  createTransaction,
  deleteBudget,
  deleteTransaction,
  listBudgets,
  setBudget,
} from '@board/contracts/calls/finance';
import { listNotifications } from '@board/contracts/calls/notifications';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';

const spend = (amount: number, category = 'dining', date = '2026-11-18') => ({
  body: { type: 'expense' as const, amount, category, description: 'Lunch', date },
});

describeOnEngines('budgets', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  const titles = async () => {
    // The next notification is later than this one.
    board.clock.advance(1);
    const { items } = (await student.call(listNotifications, { query: {} })).body;
    return items.map(({ title }) => title).reverse();
  };

  test('what is left is spread over the days that are left, today included', async () => {
    await student.call(setBudget, { params: { category: 'all' }, body: { amount: 1300 } });
    await student.call(createTransaction, spend(0.5));
    const { body } = await student.call(listBudgets, { query: {} });
    expect(body).toEqual({
      month: '2026-11',
      days_left: 13,
      items: [
        {
          category: 'all',
          amount: 1300,
          spent: 0.5,
          left: 1299.5,
          left_per_day: 99.96,
          version: 1,
        },
      ],
    });
  });

  test('each category has its own, strangers count as other, the whole one counts all', async () => {
    for (const category of ['all', 'dining', 'other'] as const) {
      await student.call(setBudget, { params: { category }, body: { amount: 100 } });
    }
    await student.call(createTransaction, spend(10));
    await student.call(createTransaction, spend(5, 'pets'));
    const { items } = (await student.call(listBudgets, { query: { month: '2026-11' } })).body;
    expect(items.map(({ category, spent }) => [category, spent])).toEqual([
      ['all', 15],
      ['dining', 10],
      ['other', 5],
    ]);
    const october = (await student.call(listBudgets, { query: { month: '2026-10' } })).body;
    expect([october.days_left, october.items[0]?.spent, october.items[0]?.left_per_day]).toEqual([
      0, 0, 0,
    ]);
  });

  test('it is said once at 80 percent and once at 100', async () => {
    await student.call(setBudget, { params: { category: 'dining' }, body: { amount: 100 } });
    await student.call(createTransaction, spend(79.99));
    expect(await titles()).toEqual([]);
    await student.call(createTransaction, spend(0.01));
    const near = 'Budget running low: Dining 餐饮';
    expect(await titles()).toEqual([near]);
    const { body } = await student.call(createTransaction, spend(19.99));
    expect(await titles()).toEqual([near]);
    await student.call(createTransaction, spend(0.01));
    const over = 'Budget used up: Dining 餐饮';
    expect(await titles()).toEqual([near, over]);
    await student.call(deleteTransaction, { params: { id: body.id } });
    await student.call(createTransaction, spend(50));
    expect(await titles()).toEqual([near, over]);
  });

  test('one large expense says only the larger of both', async () => {
    await student.call(setBudget, { params: { category: 'all' }, body: { amount: 100 } });
    await student.call(createTransaction, spend(500));
    expect(await titles()).toEqual(['Budget used up: all spending']);
  });

  test('income and other months say nothing', async () => {
    await student.call(setBudget, { params: { category: 'all' }, body: { amount: 100 } });
    await student.call(createTransaction, spend(500, 'dining', '2026-10-31'));
    const pay = { type: 'income' as const, amount: 900, description: 'Pay', date: '2026-11-18' };
    await student.call(createTransaction, { body: pay });
    expect(await titles()).toEqual([]);
  });

  test('a new amount is a new promise', async () => {
    const params = { category: 'all' as const };
    await student.call(createTransaction, spend(90));
    await student.call(setBudget, { params, body: { amount: 100 } });
    await student.call(setBudget, { params, body: { amount: 100 } });
    board.clock.advance(1);
    await student.call(setBudget, { params, body: { amount: 90 } });
    expect(await titles()).toEqual([
      'Budget running low: all spending',
      'Budget used up: all spending',
    ]);
  });

  test('a promise that is made anew all day is told of once a day', async () => {
    const params = { category: 'all' as const };
    await student.call(createTransaction, spend(90));
    for (let amount = 1; amount <= 5; amount += 1) {
      await student.call(setBudget, { params, body: { amount } });
      if (amount % 2) await student.call(deleteBudget, { params });
    }
    const over = 'Budget used up: all spending';
    expect(await titles()).toEqual([over]);
  });

  test('a removed budget is gone, a stale or a strange one is refused', async () => {
    const params = { category: 'study' as const };
    await student.call(setBudget, { params, body: { amount: 100 } });
    const stale = { params, body: { amount: 1 } };
    await student.call(setBudget, stale);
    expect((await student.refused(setBudget, stale, { 'if-match': '"1"' })).status).toBe(412);
    expect((await (await board.asUser()).refused(deleteBudget, { params })).status).toBe(404);
    await student.call(deleteBudget, { params });
    expect((await student.refused(deleteBudget, { params })).body.code).toBe('budget.not_found');
    expect((await student.call(listBudgets, { query: {} })).body.items).toEqual([]);
  });

  test.each([
    ['/api/finance/budgets/all', { amount: 0 }, 400, 'budget.amount_required'],
    ['/api/finance/budgets/all', { amount: 0.005 }, 400, 'finance.amount_precision'],
    ['/api/finance/budgets/all', {}, 400, 'request.invalid'],
    ['/api/finance/budgets/pets', { amount: 5 }, 404, 'request.not_found'],
  ])('%s with %j is refused', async (url, body, status, code) => {
    const response = await student.send('PUT', url, body);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});
