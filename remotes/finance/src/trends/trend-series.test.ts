import { trendSeries } from './trend-series.ts';

const color = '#000000';
const months = [
  { month: '2026-10', monthlyIncome: 0, monthlyExpense: 0, balance: 0, expenseByCategory: [] },
  {
    month: '2026-11',
    monthlyIncome: 160,
    monthlyExpense: 30,
    balance: 130,
    expenseByCategory: [
      { category: 'study', amount: 10, color },
      { category: 'pets', amount: 12.5, color },
      { category: 'other', amount: 7.5, color },
    ],
  },
];

test('the flow shows income and expense of every month, quiet ones too', () => {
  expect(trendSeries(months, 'flow')).toEqual({
    keys: ['income', 'expense'],
    rows: [
      { month: '2026-10', values: { income: 0, expense: 0 } },
      { month: '2026-11', values: { income: 160, expense: 30 } },
    ],
  });
});

test('only categories that occur are shown, strangers with other', () => {
  const { keys, rows } = trendSeries(months, 'categories');
  expect(keys).toEqual(['study', 'other']);
  expect(rows[1]?.values).toEqual({ study: 10, other: 20 });
});
