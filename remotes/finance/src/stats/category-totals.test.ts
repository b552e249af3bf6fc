import { categoryTotals } from './category-totals.ts';

test('the largest category comes first and shares add up', () => {
  const totals = categoryTotals([
    { category: 'study', amount: 25, color: '#000000' },
    { category: 'dining', amount: 75, color: '#000000' },
  ]);
  expect(totals).toEqual([
    { category: 'dining', amount: 75, share: 0.75 },
    { category: 'study', amount: 25, share: 0.25 },
  ]);
});

test('the shares are whole hundredths, and all of them are the whole', () => {
  const three = ['dining', 'study', 'transport'].map((category) => ({
    category,
    amount: 10,
    color: '#000000',
  }));
  expect(categoryTotals(three).map(({ share }) => share)).toEqual([0.34, 0.33, 0.33]);
});

test('what is not one of the six is counted with other, to the cent', () => {
  const totals = categoryTotals([
    { category: 'pets', amount: 0.1, color: '#000000' },
    { category: 'other', amount: 0.2, color: '#000000' },
    { category: 'dining', amount: 0, color: '#000000' },
  ]);
  expect(totals).toEqual([{ category: 'other', amount: 0.3, share: 1 }]);
});
