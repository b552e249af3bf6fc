import { recurrenceLimit } from '@board/contracts/constants/limits';
import { dayNumber, dayOfNumber } from '@board/time';
import { daysOfRule } from './days-of-rule.ts';
import { readRule } from './rule.ts';
import { StepBudget, TooManySteps } from './step-budget.ts';
import { proveRules } from './testing/prove-rules.ts';

function firstOf(text: string, start: string, count: number, from = start) {
  const rule = readRule(text);
  if (!rule) throw new Error(`${text} is not read`);
  const budget = new StepBudget(recurrenceLimit.steps);
  const days: string[] = [];
  for (const day of daysOfRule(rule, dayNumber(start), budget, dayNumber(from))) {
    days.push(dayOfNumber(day));
    if (days.length === count) break;
  }
  return { days, steps: budget.spent };
}

test('a daily rule that names weekdays falls on those of its days that are one', () => {
  const { days } = firstOf('FREQ=DAILY;BYDAY=SA', '2026-11-25', 2);
  expect(days).toEqual(['2026-11-28', '2026-12-05']);
  expect(firstOf('FREQ=DAILY;INTERVAL=3;BYDAY=SA,SU', '2026-11-25', 2).days).toEqual([
    '2026-11-28',
    '2026-12-13',
  ]);
});

test.each([
  ['FREQ=DAILY;INTERVAL=7;BYDAY=SA', '2026-11-25'],
  ['FREQ=DAILY;INTERVAL=14;BYDAY=MO', '1970-01-01'],
  ['FREQ=DAILY;INTERVAL=21;BYDAY=MO,TU,TH,FR,SA,SU', '2026-11-25'],
  ['FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=30', '1971-02-01'],
  ['FREQ=WEEKLY;UNTIL=20261118', '2026-11-25'],
])('%s from %s never comes, and that is soon known', (rule, start) => {
  const { days, steps } = firstOf(rule, start, 1);
  expect(days).toEqual([]);
  expect(steps).toBeLessThan(7_000);
});

test('what began long ago is asked about today in as many steps as there are days', () => {
  const { days, steps } = firstOf('FREQ=DAILY', '1971-01-01', 2, '2026-11-18');
  expect(days).toEqual(['2026-11-18', '2026-11-19']);
  expect(steps).toBe(2);
  expect(firstOf('FREQ=MONTHLY;BYDAY=-1FR', '1970-01-01', 1, '2026-11-18').steps).toBeLessThan(4);
});

test('what is counted is counted from its start', () => {
  expect(firstOf('FREQ=DAILY;COUNT=3', '2026-11-16', 9, '2026-11-18').days).toEqual(['2026-11-18']);
  expect(firstOf('FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE', '2026-11-18', 9).days).toEqual([
    '2026-11-18',
    '2026-11-23',
    '2026-11-25',
  ]);
});

test('weeks may begin on a Sunday', () => {
  const everyOther = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU';
  const first = (rule: string) => firstOf(rule, '1997-08-05', 3).days;
  expect(first(everyOther)).toEqual(['1997-08-05', '1997-08-10', '1997-08-19']);
  expect(first(`${everyOther};WKST=SU`)).toEqual(['1997-08-05', '1997-08-17', '1997-08-19']);
});

test('nothing comes after the last day of the calendar', () => {
  expect(firstOf('FREQ=DAILY', '2100-12-30', 9).days).toEqual(['2100-12-30', '2100-12-31']);
  expect(firstOf('FREQ=MONTHLY;INTERVAL=60;BYDAY=1TU', '2100-12-16', 9).days).toEqual([]);
});

test('steps are counted, not what they find', () => {
  const rule = readRule('FREQ=DAILY;INTERVAL=7;BYDAY=SA');
  if (!rule) throw new Error('It is read');
  const days = daysOfRule(rule, dayNumber('2026-11-25'), new StepBudget(100));
  expect(() => days.next()).toThrow(TooManySteps);
});

test.each([
  'FREQ=YEARLY',
  'FREQ=DAILY;INTERVAL=0',
  'FREQ=DAILY;INTERVAL=100',
  'FREQ=DAILY;COUNT=1000',
  'FREQ=DAILY;COUNT=2;UNTIL=20261118',
  'FREQ=DAILY;UNTIL=20260231',
  'FREQ=DAILY;UNTIL=20261301',
  'FREQ=DAILY;FREQ=DAILY',
  'FREQ=DAILY;BYMONTH=2',
  'FREQ=DAILY;BYMONTHDAY=3',
  'FREQ=WEEKLY;BYDAY=2MO',
  'FREQ=WEEKLY;BYDAY=XX',
  'FREQ=WEEKLY;WKST=XX',
  'FREQ=MONTHLY;BYDAY=MO',
  'FREQ=MONTHLY;BYDAY=5MO',
  'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=3',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  '',
])("'%s' is no rule", (rule) => {
  expect(readRule(rule)).toBeUndefined();
});

test('five hundred rules fall on the days that asking every day finds, within their budget', () => {
  const { rules, mostSteps } = proveRules(500, 20261118);
  expect(rules).toBe(500);
  expect(mostSteps).toBeLessThan(recurrenceLimit.steps);
});
