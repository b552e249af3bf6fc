import { someTransaction } from '../testing/some-transaction.ts';
import { recounted } from './recount.ts';

const november = {
  monthlyIncome: 160,
  monthlyExpense: 18.1,
  balance: 141.9,
  expenseByCategory: [{ category: 'dining', amount: 18.1, color: '#ce7a3e' }],
};

test('an expense counts against the balance and for its category', () => {
  expect(recounted(november, someTransaction({ amount: 0.2 }), 1)).toEqual({
    monthlyIncome: 160,
    monthlyExpense: 18.3,
    balance: 141.7,
    expenseByCategory: [{ category: 'dining', amount: 18.3, color: '#ce7a3e' }],
  });
});

test('adding one and taking it away again changes nothing', () => {
  const coffee = someTransaction({ amount: 7.5, category: 'study' });
  expect(recounted(recounted(november, coffee, 1), coffee, -1)).toEqual(november);
});

test('income touches no category', () => {
  const pay = someTransaction({ type: 'income', amount: 40, category: 'part-time' });
  expect(recounted(november, pay, 1)).toEqual({
    ...november,
    monthlyIncome: 200,
    balance: 181.9,
  });
});
