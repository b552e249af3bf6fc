import { choiceOf, kindsFor, noRepeat, type RepeatChoice, ruleOf } from './repeat-choice.ts';

const day = '2026-11-18';

const choices: [Partial<RepeatChoice>, string][] = [
  [{ kind: 'daily' }, 'FREQ=DAILY'],
  [{ kind: 'weekdays', end: 'count', count: '5' }, 'FREQ=WEEKLY;COUNT=5;BYDAY=MO,TU,WE,TH,FR'],
  [{ kind: 'weekly', days: ['FR', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [{ kind: 'weekly', end: 'until', until: '2026-12-31' }, 'FREQ=WEEKLY;UNTIL=20261231;BYDAY=WE'],
  [{ kind: 'monthly' }, 'FREQ=MONTHLY;BYMONTHDAY=18'],
  [{ kind: 'yearly', end: 'count', count: '4' }, 'FREQ=MONTHLY;INTERVAL=12;COUNT=4;BYMONTHDAY=18'],
  [{ kind: 'monthEnd', end: 'count', count: '3' }, 'FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-1'],
];

test.each(choices)('%j is %s', (choice, rule) => {
  expect(ruleOf({ ...noRepeat, ...choice }, day)).toBe(rule);
  expect(ruleOf(choiceOf(rule), day)).toBe(rule);
});

test('a rule that the form cannot say is kept', () => {
  for (const rule of [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=-1',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=-1',
    'FREQ=MONTHLY;INTERVAL=12;BYDAY=2SU',
  ]) {
    expect(choiceOf(rule).kind).toBe('other');
    expect(ruleOf(choiceOf(rule), day)).toBe(rule);
  }
});

test.each([
  ['2026-11-28', false],
  ['2026-11-29', true],
  ['2026-12-31', true],
  ['2027-02-28', true],
  ['some day', false],
  ['', false],
])('a task of %s is offered the last day of each month: %s', (date, offered) => {
  expect(kindsFor(noRepeat, date).includes('monthEnd')).toBe(offered);
});

test('nothing chosen is no rule', () => {
  expect(ruleOf(noRepeat, day)).toBeNull();
  expect(choiceOf(null)).toEqual(noRepeat);
});
