import { addDays } from '@board/time';
import type { Term } from '../plan/terms.queries.ts';
import { someTerm } from '../testing/some-term.ts';
import { bodyOf, draftOf } from './term-draft.ts';

const off = (date: string, note = '') => ({ date, runs: 'off' as const, note });
const made = { date: '2026-10-10', runs: 'as' as const, week: 5, weekday: 1, note: '' };
const week = Array.from({ length: 7 }, (_, index) => off(addDays('2026-10-01', index)));

const linesOf = (changes: Partial<Term>) =>
  draftOf(someTerm(changes), '2026-09-01').days.map(({ date, until, runs }) => [date, until, runs]);

test('days off in a row are one line, and are kept as the days that they are', () => {
  const term = someTerm({ day_changes: [made, ...week, off('2026-12-31')] });
  expect(linesOf(term)).toEqual([
    ['2026-10-01', '2026-10-07', 'off'],
    ['2026-10-10', '2026-10-10', 'as'],
    ['2026-12-31', '2026-12-31', 'off'],
  ]);
  expect(bodyOf(draftOf(term, '2026-09-01'))?.day_changes).toEqual([
    ...week,
    made,
    off('2026-12-31'),
  ]);
});

test('days off of another name are a line of their own', () => {
  const term = { day_changes: [off('2026-10-01', 'National Day'), off('2026-10-02', 'Moon')] };
  expect(linesOf(term)).toHaveLength(2);
});

test('a span without end is no more than what is refused', () => {
  const draft = draftOf(someTerm({ day_changes: [off('2026-10-01')] }), '2026-09-01');
  const days = draft.days.map((day) => ({ ...day, until: '2099-12-31' }));
  expect(bodyOf({ ...draft, days })?.day_changes).toHaveLength(61);
});
