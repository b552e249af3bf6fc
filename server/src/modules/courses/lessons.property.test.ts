import { addDays } from '@board/time';
import fc from 'fast-check';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { updateCourse } from './change-course.ts';
import { changeLesson, resetLesson } from './change-lesson.ts';
import { createCourse } from './create-course.ts';
import { listCourses } from './list-courses.ts';
import { createTerm } from './terms/create-term.ts';
import { autumn } from './testing/timetable.ts';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];
const times = ['08:00-09:25', '10:00-11:00', '18:30-20:00'] as const;

interface Meeting {
  id: string;
  weekday: number;
  time: string;
}
/** One that is held in a week; what is its own is there as soon as it was changed by itself. */
interface Lesson {
  meeting: Meeting;
  week: number;
  own?: { date: string; time: string; cancelled: boolean } | undefined;
}

const dayOf = ({ meeting, week }: Lesson) =>
  addDays(autumn.first_monday, (week - 1) * 7 + meeting.weekday - 1);
const standing = (lesson: Lesson) =>
  lesson.own ?? { date: dayOf(lesson), time: lesson.meeting.time, cancelled: false };

/** As a client sends them: each with the weeks in which it is held. */
const meetingsOf = (lessons: readonly Lesson[]) =>
  [...new Set(lessons.map(({ meeting }) => meeting))].map((meeting) => ({
    ...meeting,
    periods: '',
    classroom: 'A-302',
    weeks: lessons
      .filter((each) => each.meeting === meeting)
      .map(({ week }) => week)
      .join(','),
  }));

const step = fc.record({
  verb: fc.constantFrom('move', 'cancel', 'put back', 'from here on', 'from here on', 'undo'),
  week: fc.constantFrom(...weeks),
  weekday: fc.integer({ min: 1, max: 7 }),
  time: fc.constantFrom(...times),
});

describeOnEngines('the lessons of a course', () => {
  const board = boardForAll();

  test('are one a week, each where it was put, in whatever order they are moved', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 15 }), async (steps) => {
        const ctx = await board.contextOf(await board.asUser());
        const { id: term_id } = await createTerm(ctx, autumn);
        const meeting = { id: newId(), weekday: 3, time: times[0] };
        let lessons: Lesson[] = weeks.map((week) => ({ meeting, week }));
        const { id, ...made } = await createCourse(ctx, {
          course_name: 'Linear Algebra',
          term_id,
          meetings: meetingsOf(lessons),
        });
        let { version } = made;
        let before: Lesson[] | undefined;
        for (const { verb, week, weekday, time } of steps) {
          const lesson = lessons[week - 1];
          if (!lesson) continue;
          const place = { id, meeting_id: lesson.meeting.id, date: dayOf(lesson) };
          const { date, cancelled } = standing(lesson);
          const was = before;
          before = undefined;
          let work: Promise<{ version: number }> | undefined;
          if (verb === 'undo') {
            if (!was) continue;
            lessons = was;
            work = updateCourse(ctx, id, { meetings: meetingsOf(lessons) });
          } else if (verb === 'put back') {
            lesson.own = undefined;
            work = resetLesson(ctx, place);
          } else if (verb === 'cancel') {
            lesson.own = { ...standing(lesson), cancelled: true };
            work = changeLesson(ctx, place, { cancelled: true });
          } else if (verb === 'move') {
            const next = addDays(date, weekday);
            const planned = dayOf(lesson) === next && lesson.meeting.time === time && !cancelled;
            lesson.own = planned ? undefined : { date: next, time, cancelled };
            work = changeLesson(ctx, place, { new_date: next, time });
          } else if (!lesson.own) {
            before = structuredClone(lessons);
            const moved = { id: newId(), weekday, time };
            const from = lesson.meeting;
            lessons = lessons.map((each) =>
              each.week >= week && each.meeting === from && !each.own
                ? { ...each, meeting: moved }
                : each,
            );
            work = updateCourse(ctx, id, { meetings: meetingsOf(lessons) });
          } else continue;
          const after = await work;
          expect(after.version).toBeGreaterThan(version);
          version = after.version;
          const range = { start_date: '2026-09-01', end_date: '2027-03-31' };
          const { items } = await listCourses(ctx, range);
          const held = lessons.map(standing).filter((each) => !each.cancelled);
          expect(items.map((each) => `${each.date} ${each.time}`).sort()).toEqual(
            held.map((each) => `${each.date} ${each.time}`).sort(),
          );
        }
      }),
      { numRuns: 15 },
    );
  });
});
