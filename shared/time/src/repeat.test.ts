import { type Repeat, repeatRule } from './repeat.ts';

test.each<[Repeat, string]>([
  [{ every: 'day', interval: 1 }, 'FREQ=DAILY'],
  [{ every: 'day', interval: 2 }, 'FREQ=DAILY;INTERVAL=2'],
  [{ every: 'week', interval: 1, weekdays: [1, 7] }, 'FREQ=WEEKLY;BYDAY=MO,SU'],
  [
    { every: 'week', interval: 2, weekdays: [1], until: '2026-12-20' },
    'FREQ=WEEKLY;INTERVAL=2;UNTIL=20261220;BYDAY=MO',
  ],
  [{ every: 'month', interval: 3 }, 'FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=18'],
  [{ every: 'month', interval: 1, date: -1 }, 'FREQ=MONTHLY;BYMONTHDAY=-1'],
])('%o is %s', (repeat, rule) => {
  expect(repeatRule(repeat, '2026-11-18')).toBe(rule);
});
