import { readEntries } from './money.ts';

describe('what was spent', () => {
  const place = { locale: 'en', today: '2026-11-18', openDay: '2026-11-18', now: '12:00' } as const;
  const sums = (said: string) => readEntries(said, place)?.map(({ amount }) => amount);

  test.each([
    ['I spent 1,200 on rent', [1_200]],
    ['rent paid 1,200 to the landlord', [1_200]],
    ['昨天买电脑花了5,999元', [5_999]],
    ['I spent 1,234,567.50 on a house and 20 on lunch', [1_234_567.5, 20]],
    ['lunch 18 yuan,coffee 12 yuan', [18, 12]],
    ['lunch 18.50 yuan,200 yuan for books', [18.5, 200]],
  ])('is read of %s', (said, meant) => {
    expect(sums(said)).toEqual(meant);
  });
});
