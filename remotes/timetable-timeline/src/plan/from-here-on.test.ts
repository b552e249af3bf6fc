import type { CoursePlan } from '@board/contracts/calls/courses';
import type { Term } from '@board/contracts/calls/terms';
import { readWeeks, writeWeeks } from '@board/contracts/formats/week-text';
import { addDays, dayNumber, dayOfNumber, daysFrom, weekdayOf } from '@board/time';
import fc from 'fast-check';
import { someLesson } from '../testing/some-lesson.ts';
import { somePlan } from '../testing/some-plan.ts';
import { someTerm } from '../testing/some-term.ts';
import { fromHereOn } from './from-here-on.ts';
import { weekNumber } from './term-week.ts';

const lastDay = (term: Term) => addDays(term.first_monday, term.weeks * 7 - 1);

/** Where the plan puts its lessons. */
function held(plan: CoursePlan, term: Term, of?: string): string[] {
  return daysFrom(term.first_monday, lastDay(term)).flatMap((date) => {
    const day = term.day_changes.find((each) => each.date === date);
    if (day?.runs === 'off') return [];
    const runs = day ?? { week: weekNumber(term, date), weekday: weekdayOf(date) };
    return plan.meetings
      .filter(({ id }) => of === undefined || id === of)
      .filter(({ weekday, weeks }) => {
        return weekday === runs.weekday && readWeeks(weeks, term.weeks)?.includes(runs.week);
      })
      .map(({ time }) => `${date} ${time}`);
  });
}

const inTerm = fc
  .integer({ min: 0, max: 18 * 7 - 1 })
  .map((day) => dayOfNumber(dayNumber(someTerm().first_monday) + day));
const dayChange = fc.oneof(
  fc.record({ date: inTerm, runs: fc.constant('off' as const), note: fc.constant('') }),
  fc.record({
    date: inTerm,
    runs: fc.constant('as' as const),
    week: fc.integer({ min: 1, max: 18 }),
    weekday: fc.integer({ min: 1, max: 7 }),
    note: fc.constant(''),
  }),
);
const days = fc.uniqueArray(dayChange, { maxLength: 12, selector: ({ date }) => date });
const someWeeks = fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { minLength: 1 });
/** In which lessons were changed by themselves. */
const ownWeeks = fc.uniqueArray(fc.integer({ min: 1, max: 18 }), { maxLength: 6 });
const cancelledOn = (meeting_id: string, date: string) => ({
  ...{ meeting_id, date, cancelled: true, new_date: null },
  ...{ periods: null, time: null, classroom: null, teacher: null },
});

test('from here on no earlier lesson is touched, none is lost, and each goes to its week', () => {
  fc.assert(
    fc.property(
      days,
      someWeeks,
      inTerm,
      fc.nat(6),
      ownWeeks,
      (day_changes, weeks, date, step, own) => {
        const term = someTerm({ day_changes });
        const [meeting] = somePlan().meetings;
        if (!meeting) throw new Error('no meeting');
        const planned = { ...meeting, weeks: writeWeeks(weeks.sort((a, b) => a - b)) };
        const bare = somePlan({ meetings: [{ ...planned, weekday: weekdayOf(date) }] });
        const before = held(bare, term);
        const changedOn = before
          .map((each) => each.slice(0, 10))
          .filter((day) => day !== date && own.includes(weekNumber(term, day)));
        const changes = changedOn.map((day) => cancelledOn(meeting.id, day));
        const plan = { ...bare, changes };
        const lesson = someLesson({ date });
        const monday = addDays(date, 1 - weekdayOf(date));
        const to = { date: addDays(monday, step), time: '10:00-11:00' };
        const later = fromHereOn(lesson, to, plan, term);
        fc.pre(later !== null && before.includes(`${date} null`));
        const then = { ...plan, meetings: [...(later?.meetings ?? [])] };
        const after = held(then, term);

        // Else a change would have no lesson any more, or the lesson be there twice.
        const asBefore = held(then, term, meeting.id).map((each) => each.slice(0, 10));
        expect(asBefore).toEqual(expect.arrayContaining(changedOn));
        const gone = before.filter((each) => !after.includes(each));
        const come = after.filter((each) => !before.includes(each));
        const weekOf = (each: string) => weekNumber(term, each.slice(0, 10));
        expect(gone[0]).toBe(`${date} null`);
        expect(come[0]).toBe(`${to.date} ${to.time}`);
        expect(after).toHaveLength(before.length);
        expect(gone.map(weekOf)).toEqual(later?.weeks);
        expect(come.map(weekOf)).toEqual(later?.weeks);
      },
    ),
  );
});

const term = someTerm();
const lesson = someLesson();
const friday = { date: '2026-11-20', time: lesson.time };

test('in the same time it stays in its periods', () => {
  const later = fromHereOn(lesson, friday, somePlan(), term);
  expect(later?.meetings).toMatchObject([
    { weekday: 3, weeks: '1-10周' },
    { weekday: 5, weeks: '11-16周', periods: '1-2节', time: null },
  ]);
});

test('what was changed by itself stays where it is', () => {
  const changes = [cancelledOn(lesson.meeting_id, '2026-11-25')];
  expect(fromHereOn(lesson, friday, somePlan({ changes }), term)?.weeks).toEqual([
    11, 13, 14, 15, 16,
  ]);
});

test.each([
  ['into another week', lesson, { ...friday, date: '2026-11-27' }],
  ['after a change of its own', someLesson({ changed: true }), friday],
  ['of one date', someLesson({ meeting_id: 'talk' }), friday],
])('a lesson %s moves alone', (_, moved, to) => {
  expect(fromHereOn(moved, to, somePlan(), term)).toBeNull();
});
