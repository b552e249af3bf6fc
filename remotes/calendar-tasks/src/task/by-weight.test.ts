import { byWeight } from './by-weight.ts';

test('what is late comes before what is due, and the weightier before the lighter', () => {
  const task = (id: string, date: string, priority: 'high' | 'low') => ({ id, date, priority });
  const [light, late, heavy] = [
    task('light', '2026-11-18', 'low'),
    task('late', '2026-11-16', 'low'),
    task('heavy', '2026-11-18', 'high'),
  ];
  const order = [light, heavy, late].sort(byWeight).map(({ id }) => id);
  expect(order).toEqual(['late', 'heavy', 'light']);
});
