import { someTransaction } from '../testing/some-transaction.ts';
import { dayTotals } from './day-totals.ts';

test('ten times ten cents is exactly one', () => {
  const coffees = Array.from({ length: 10 }, () => someTransaction({ amount: 0.1 }));
  const pay = someTransaction({ type: 'income', amount: 160 });
  expect(dayTotals([...coffees, pay])).toEqual({ income: 160, expense: 1 });
});
