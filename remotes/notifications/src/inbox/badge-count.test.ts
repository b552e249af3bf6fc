import { badgeCount } from './badge-count.ts';

test('a badge counts up to 99 and says more than that', () => {
  expect([0, 1, 99, 100, 5000].map(badgeCount)).toEqual([undefined, '1', '99', '99+', '99+']);
});
