import { countBefore, firstDay, occurrenceDays } from './occurrence-days.ts';
import { checkRule, endingBefore, withCount } from './rule.ts';

const daysUntil = (rule: string, start: string, until: string) =>
  occurrenceDays(checkRule(rule), start, { after: '', until }).days;

test.each([
  ['FREQ=DAILY', '2026-11-18', '2026-11-20', ['2026-11-18', '2026-11-19', '2026-11-20']],
  [
    'FREQ=DAILY;INTERVAL=2;COUNT=3',
    '2026-11-18',
    '2027-01-01',
    ['2026-11-18', '2026-11-20', '2026-11-22'],
  ],
  [
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    '2026-11-20',
    '2026-11-24',
    ['2026-11-20', '2026-11-23', '2026-11-24'],
  ],
  [
    'FREQ=WEEKLY;UNTIL=20261202;BYDAY=WE',
    '2026-11-18',
    '2027-01-01',
    ['2026-11-18', '2026-11-25', '2026-12-02'],
  ],
  ['FREQ=MONTHLY', '2026-10-31', '2027-02-28', ['2026-10-31', '2026-12-31', '2027-01-31']],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    '2026-11-18',
    '2027-02-28',
    ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28'],
  ],
  ['FREQ=MONTHLY;BYDAY=2TU', '2026-11-18', '2027-01-31', ['2026-12-08', '2027-01-12']],
])('%s from %s', (rule, start, until, days) => {
  expect(daysUntil(rule, start, until)).toEqual(days);
});

test('the first day is the first that the rule falls on', () => {
  expect(firstDay('FREQ=WEEKLY;BYDAY=MO', '2026-11-18')).toBe('2026-11-23');
  expect(firstDay('FREQ=DAILY;UNTIL=20261117', '2026-11-18')).toBeUndefined();
});

test('a rule that has ended says so', () => {
  const range = { after: '2026-11-18', until: '2026-12-31' };
  expect(occurrenceDays('FREQ=DAILY;COUNT=2', '2026-11-18', range)).toEqual({
    days: ['2026-11-19'],
    exhausted: true,
  });
  expect(occurrenceDays('FREQ=DAILY', '2026-11-18', range).exhausted).toBe(false);
});

test('a series can be cut', () => {
  expect(endingBefore('FREQ=WEEKLY;COUNT=9;BYDAY=WE', '2026-12-01')).toBe(
    'FREQ=WEEKLY;UNTIL=20261130;BYDAY=WE',
  );
  expect(endingBefore('FREQ=DAILY', '2026-12-01')).toBe('FREQ=DAILY;UNTIL=20261130');
  expect(withCount('FREQ=WEEKLY;COUNT=9;BYDAY=WE', 4)).toBe('FREQ=WEEKLY;COUNT=4;BYDAY=WE');
  expect(countBefore('FREQ=WEEKLY;COUNT=9;BYDAY=WE', '2026-11-18', '2026-12-02')).toBe(2);
});

test.each([
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=DAILY;BYMONTHDAY=3',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=3',
])('%s is refused', (rule) => {
  expect(() => checkRule(rule)).toThrow('task.recurrence_unreadable');
});
