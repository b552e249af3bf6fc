import { likelyMonday, mondayOfWeekOne, seasonOf } from './new-term.ts';

test.each([
  ['2026-11-18', '2026-09-07', 'autumn'],
  ['2026-09-07', '2026-09-07', 'autumn'],
  ['2027-01-03', '2026-09-07', 'autumn'],
  ['2026-04-15', '2026-02-23', 'spring'],
  // Between terms nobody knows, and one that begins now is a guess that is easily mended.
  ['2026-08-05', '2026-08-03', 'autumn'],
])('on %s the term has likely begun on %s', (today, monday, season) => {
  expect(likelyMonday(today)).toBe(monday);
  expect(seasonOf(monday)).toBe(season);
});

test('who says which week it is has said when the term began', () => {
  expect(mondayOfWeekOne(1, '2026-11-18')).toBe('2026-11-16');
  expect(mondayOfWeekOne(11, '2026-11-22')).toBe('2026-09-07');
});
