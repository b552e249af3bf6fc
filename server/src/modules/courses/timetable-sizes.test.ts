import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { timetableLimit } from '@board/contracts/constants/limits';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { autumn, newTerm } from './testing/timetable.ts';

describeOnEngines('the size of a timetable', () => {
  const board = boardForAll();
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
  });

  const weeks = 40;
  /** Of 2,400 lessons. */
  const meetings = Array.from({ length: timetableLimit.meetings }, (_, index) => ({
    weekday: 1 + (index % 7),
    weeks: `1-${weeks}`,
    periods: String(1 + (index % 14)),
    time: null,
    classroom: '',
    teacher: '',
  }));
  const longTerm = async () => (await newTerm(student, { weeks })).id;
  const add = async (term_id: string, course_name: string) =>
    (await student.call(calls.createCourse, { body: { course_name, term_id, meetings } })).body;

  test('is bounded by its lessons, in whatever way they come', async () => {
    const term_id = await longTerm();
    const first = await add(term_id, 'Algebra');
    await add(term_id, 'Physics');
    const third = { course_name: 'Chemistry', teacher: '', meetings, sessions: [] };
    const { teacher: _, sessions: __, ...own } = third;
    expect(await student.refused(calls.createCourse, { body: { ...own, term_id } })).toMatchObject({
      body: { code: 'course.too_many' },
    });
    // The same course again, in other rooms.
    const again = meetings.map((each) => ({ ...each, classroom: 'B-1' }));
    const order = { term_id, mode: 'merge' as const };
    for (const course of [third, { ...third, course_name: 'Physics', meetings: again }])
      expect(
        await student.refused(calls.runImport, { body: { ...order, courses: [course] } }),
      ).toMatchObject({ body: { code: 'course.too_many' } });

    await student.call(calls.deleteCourse, { params: { id: first.id } });
    await add(term_id, 'Chemistry');
    expect(await student.refused(calls.restoreCourse, { params: { id: first.id } })).toMatchObject({
      body: { code: 'course.too_many' },
    });
  });

  test('counts what lies in deleted terms, and may always become smaller', async () => {
    const term_id = await longTerm();
    const courses = [await add(term_id, 'Algebra'), await add(term_id, 'Physics')];
    await student.call(termCalls.deleteTerm, { params: { id: term_id } });
    const body = { course_name: 'Chemistry', term_id: await longTerm(), meetings };
    await student.refused(calls.createCourse, { body });
    await student.call(termCalls.restoreTerm, { params: { id: term_id } });
    for (const { id } of courses) await student.call(calls.deleteCourse, { params: { id } });
    await student.call(calls.createCourse, { body });
  });

  test('is bounded by its terms, deleted ones included', async () => {
    for (let count = 0; count < timetableLimit.terms; count += 1) {
      const { id } = await newTerm(student);
      if (count % 2 === 0) await student.call(termCalls.deleteTerm, { params: { id } });
    }
    expect(await student.refused(termCalls.createTerm, { body: autumn })).toMatchObject({
      body: { code: 'course.too_many' },
    });
  });
});
