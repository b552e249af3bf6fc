import { choiceOf, noRepeat, type RepeatChoice, ruleOf } from './repeat-choice.ts';

const day = '2026-11-18';

const choices: [Partial<RepeatChoice>, string][] = [
  [{ kind: 'daily' }, 'FREQ=DAILY'],
  [{ kind: 'weekdays', end: 'count', count: '5' }, 'FREQ=WEEKLY;COUNT=5;BYDAY=MO,TU,WE,TH,FR'],
  [{ kind: 'weekly', days: ['FR', 'MO'] }, 'FREQ=WEEKLY;BYDAY=MO,FR'],
  [{ kind: 'weekly', end: 'until', until: '2026-12-31' }, 'FREQ=WEEKLY;UNTIL=20261231;BYDAY=WE'],
  [{ kind: 'monthly' }, 'FREQ=MONTHLY;BYMONTHDAY=18'],
];

test.each(choices)('%j is %s', (choice, rule) => {
  expect(ruleOf({ ...noRepeat, ...choice }, day)).toBe(rule);
  expect(ruleOf(choiceOf(rule), day)).toBe(rule);
});

test('a rule that the form cannot say is kept', () => {
  for (const rule of [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
  ]) {
    expect(choiceOf(rule).kind).toBe('other');
    expect(ruleOf(choiceOf(rule), day)).toBe(rule);
  }
});

test('nothing chosen is no rule', () => {
  expect(ruleOf(noRepeat, day)).toBeNull();
  expect(choiceOf(null)).toEqual(noRepeat);
});
