import { financeSums } from '@board/contracts/calls/finance';
import { mockApi, renderBoard } from '@board/test-kit';
import { exampleOf } from '@board/test-kit/contract';
import { screen } from '@testing-library/react';
import { messages } from '../testing/texts.ts';
import { SpentInWeek } from './spent-in-week.tsx';

test('a week says what it cost, what for, and how much more that is than the week before', async () => {
  mockApi().on(financeSums, ({ query }) => ({
    income: 0,
    expense: query.start_date === '2026-11-16' ? 412.3 : 560,
    expenseByCategory: [{ category: 'food', amount: 236.5, color: '' }],
  }));
  renderBoard(<SpentInWeek {...exampleOf('week-review')} />, {
    messages,
  });
  expect(await screen.findByText('¥412.30')).toBeVisible();
  expect(await screen.findByText('¥147.70 less than in the week before.')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('¥236.50');
});

test('every category is in it, the dearest first, so that they add up', async () => {
  const expenseByCategory = [
    ['transport', 4.8],
    ['dining', 39.9],
    ['study', 25.5],
    ['entertainment', 30],
    ['other', 18],
  ].map(([category, amount]) => ({ category: `${category}`, amount: Number(amount), color: '' }));
  mockApi().on(financeSums, () => ({ income: 0, expense: 118.2, expenseByCategory }));
  renderBoard(<SpentInWeek {...exampleOf('week-review')} />, {
    messages,
  });
  await screen.findByText('¥118.20');
  const amounts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(amounts.map((text) => text.replace(/.*¥/, ''))).toEqual([
    '39.90',
    '30.00',
    '25.50',
    '18.00',
    '4.80',
  ]);
});
