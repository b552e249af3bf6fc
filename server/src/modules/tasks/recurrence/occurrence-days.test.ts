import { dayNumber } from '@board/time';
import { countBefore, firstDay, occurrenceDays } from './occurrence-days.ts';
import { checkRule, endingBefore, withCount } from './rule.ts';

const rule = (text: string) => checkRule({ locale: 'en' }, text);

const daysUntil = (text: string, start: string, until: string) =>
  occurrenceDays(rule(text), start, { from: dayNumber(start), until: dayNumber(until) }).days;

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
])('%s from %s', (text, start, until, days) => {
  expect(daysUntil(text, start, until)).toEqual(days);
});

test('the first day is the first that the rule falls on', () => {
  const first = (text: string) => firstDay(rule(text), '2026-11-18');
  expect(first('FREQ=WEEKLY;BYDAY=MO')).toBe('2026-11-23');
  expect(first('FREQ=DAILY;UNTIL=20261117')).toBeUndefined();
  expect(first('FREQ=DAILY;INTERVAL=7;BYDAY=SA')).toBeUndefined();
});

test('a rule that has ended says so', () => {
  const window = { from: dayNumber('2026-11-19'), until: dayNumber('2026-12-31') };
  const within = (text: string) => occurrenceDays(rule(text), '2026-11-18', window);
  expect(within('FREQ=DAILY;COUNT=2')).toEqual({ days: ['2026-11-19'], exhausted: true });
  expect(within('FREQ=DAILY').exhausted).toBe(false);
  expect(within('FREQ=MONTHLY;INTERVAL=99')).toEqual({ days: [], exhausted: false });
});

test('a series can be cut', () => {
  expect(endingBefore('FREQ=WEEKLY;COUNT=9;BYDAY=WE', '2026-12-01')).toBe(
    'FREQ=WEEKLY;UNTIL=20261130;BYDAY=WE',
  );
  expect(endingBefore('FREQ=DAILY', '2026-12-01')).toBe('FREQ=DAILY;UNTIL=20261130');
  expect(withCount('FREQ=WEEKLY;COUNT=9;BYDAY=WE', 4)).toBe('FREQ=WEEKLY;COUNT=4;BYDAY=WE');
  expect(countBefore(rule('FREQ=WEEKLY;COUNT=9;BYDAY=WE'), '2026-11-18', '2026-12-02')).toBe(2);
});
