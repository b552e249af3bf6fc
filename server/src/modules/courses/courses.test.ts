import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { newId } from '@board/contracts/formats/new-id';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { algebra, autumn, lessons, newTerm } from './testing/timetable.ts';

describeOnEngines('courses', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  test('a weekly course is answered lesson by lesson in the fields of the specification', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id);
    const found = await lessons(student, '2026-11-16', '2026-11-22');
    expect(found).toMatchObject([
      {
        course_name: 'Linear Algebra',
        date: '2026-11-18',
        periods: '1-2节',
        classroom: 'A-302',
        teacher: 'Prof. Lin',
        name: 'Linear Algebra',
        time: '08:00-09:25',
        timeSlots: [1, 2],
        location: 'A-302',
        color: 1,
        day: 3,
        week: 11,
        term_id: term.id,
      },
    ]);
    expect(await lessons(student, '2026-11-23', '2026-11-29')).toEqual([]);
  });

  test('the first course brings its term along, or neither is there', async () => {
    const new_term = autumn;
    const meetings = [{ weekday: 3, periods: '1-2', weeks: '1-18' }];
    const terms = async () => (await student.call(termCalls.listTerms, {})).body.items;
    await student.refused(calls.createCourse, { body: { course_name: ' ', new_term, meetings } });
    expect(await terms()).toEqual([]);
    const body = { id: newId(), course_name: 'Compilers', new_term, meetings };
    const { body: plan } = await student.call(calls.createCourse, { body });
    // Sent again, since its answer was lost.
    await student.call(calls.createCourse, { body });
    expect(await terms()).toMatchObject([{ id: plan.term_id, ...new_term, courses: 1 }]);
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toMatchObject([{ week: 11 }]);
  });

  test('its note is markdown of its own, which another change leaves and a deleted course brings back', async () => {
    const term = await newTerm(student);
    const plan = await algebra(student, term.id);
    expect(plan.note).toBe('');
    const params = { id: plan.id };
    const note = '**Office hours**: Thursdays\n- closed book';
    await student.call(calls.updateCourse, { params, body: { note } });
    const { body } = await student.call(calls.updateCourse, {
      params,
      body: { teacher: 'Dr. Wu' },
    });
    expect(body).toMatchObject({ note, teacher: 'Dr. Wu', version: 3 });
    await student.call(calls.deleteCourse, { params });
    expect((await student.call(calls.restoreCourse, { params })).body.note).toBe(note);
    await student.refused(calls.updateCourse, { params, body: { note: 'x'.repeat(5_001) } });
  });

  test('a course on one date can be written in the fields in which it is read', async () => {
    const body = { course_name: 'Talk', date: '2026-11-20', periods: '11,12', classroom: 'Hall 2' };
    const { status, body: plan } = await student.call(calls.createCourse, { body });
    expect(status).toBe(201);
    expect(plan.sessions).toMatchObject([{ date: '2026-11-20', periods: '11-12节' }]);
    expect(await lessons(student, '2026-11-20', '2026-11-20')).toMatchObject([
      { course_name: 'Talk', time: '19:00-20:25', term_id: null },
    ]);
  });

  test('periods that are said to be none give no invented time', async () => {
    const talk = { course_name: 'Talk', date: '2026-11-20' };
    for (const periods of ['', ' ']) {
      const { body } = await student.refused(calls.createCourse, { body: { ...talk, periods } });
      expect(body).toMatchObject({
        code: 'course.periods_or_time',
        details: [{ field: 'sessions.0.periods', message: 'Enter the periods, or a time' }],
      });
    }
    await student.call(calls.createCourse, { body: { ...talk, periods: '', time: '12:00-13:00' } });
    // Who says nothing of it has the default.
    await student.call(calls.createCourse, { body: talk });
    expect(await lessons(student, '2026-11-20', '2026-11-20')).toMatchObject([
      { time: '08:00-08:40' },
      { time: '12:00-13:00' },
    ]);
  });

  test('without dates the term that goes on is answered, in one page unless pages are asked for', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id);
    const all = (await student.call(calls.listCourses, {})).body;
    expect(all.items).toHaveLength(8);
    expect(all.pagination).toMatchObject({ page: 1, total: 8, total_pages: 1, has_next: false });
    const paged = (await student.call(calls.listCourses, { query: { page: 2, limit: 5 } })).body;
    expect(paged.items).toEqual(all.items.slice(5));
    expect(paged.pagination).toMatchObject({ total: 8, total_pages: 2, has_prev: true });
  });

  test('a range that is too long or ends before it begins is refused', async () => {
    const ask = async (start_date: string, end_date: string) =>
      (await student.refused(calls.listCourses, { query: { start_date, end_date } })).body.code;
    expect(await ask('2026-11-20', '2026-11-19')).toBe('course.range_order');
    expect(await ask('2025-01-01', '2026-12-31')).toBe('course.range_too_long');
  });

  test('colours are handed out in a cycle of five', async () => {
    const colours: number[] = [];
    for (let index = 0; index < 6; index += 1) {
      const body = { course_name: `Course ${index}`, date: '2026-11-20', periods: '1' };
      colours.push((await student.call(calls.createCourse, { body })).body.color);
    }
    expect(colours).toEqual([1, 2, 3, 4, 5, 1]);
  });

  test('every field that is wrong is named', async () => {
    const term = await newTerm(student);
    const meetings = [
      { weekday: 1, periods: 'early', weeks: '1-16周' },
      { weekday: 2, periods: '15节', weeks: 'always' },
      { weekday: 2, periods: '1节', weeks: '1-20周', time: '10:00-09:00' },
    ];
    const body = { course_name: 'string', term_id: term.id, meetings };
    const { body: error } = await student.refused(calls.createCourse, { body });
    expect(error.details?.map((detail) => detail.field)).toEqual([
      'meetings.0.periods',
      'meetings.1.weeks',
      'meetings.1.periods',
      'meetings.2.weeks',
      'meetings.2.time',
      'course_name',
    ]);
    expect(error.message).toBe("Cannot read the periods 'early'; write them like 1-2节 or 1-2");
  });

  test('weekly lessons need a term of one’s own, and a course needs lessons', async () => {
    const other = await board.asUser();
    const foreign = (await other.call(termCalls.createTerm, { body: autumn })).body;
    const meetings = [{ weekday: 1, periods: '1', weeks: '1周' }];
    const refuse = async (body: object) =>
      (await student.refused(calls.createCourse, { body: { course_name: 'X', ...body } })).body
        .code;
    expect(await refuse({ meetings })).toBe('course.term_required');
    expect(await refuse({ meetings, term_id: foreign.id })).toBe('term.not_found');
    expect(await refuse({})).toBe('course.lessons_required');
  });

  test('a create that is sent twice is one course', async () => {
    const id = '01930000-0000-7000-8000-0000000000aa';
    const body = { id, course_name: 'Talk', date: '2026-11-20', periods: '1' };
    await student.call(calls.createCourse, { body });
    await student.call(calls.createCourse, { body });
    expect(await lessons(student, '2026-11-20', '2026-11-20')).toHaveLength(1);
  });

  test('what was read can be sent back changed, and a stale change is refused with the present state', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const body = { ...plan, teacher: 'Prof. Chen' };
    const first = await student.call(
      calls.updateCourse,
      { params: plan, body: { ...body } as never },
      { 'if-match': '"1"' },
    );
    expect(first.body).toMatchObject({
      teacher: 'Prof. Chen',
      version: 2,
      meetings: plan.meetings,
    });
    const { status, body: stale } = await student.refused(
      calls.updateCourse,
      { params: plan, body: { teacher: 'Nobody' } },
      { 'if-match': '"1"' },
    );
    expect(status).toBe(412);
    expect(stale.current).toMatchObject({ teacher: 'Prof. Chen', version: 2 });
  });

  test('a deleted course is gone and can be restored, for a while', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    await student.call(calls.deleteCourse, { params: plan });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toEqual([]);
    await student.call(calls.restoreCourse, { params: plan });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toHaveLength(1);
  });

  test('what belongs to somebody else is not found', async () => {
    const term = await newTerm(student);
    const plan = await algebra(student, term.id);
    const other = await board.asUser();
    const lesson = { id: plan.id, meeting_id: plan.meetings[0]?.id ?? '', date: '2026-11-18' };
    const params = { id: plan.id };
    const attempts = [
      other.refused(calls.getCoursePlan, { params }),
      other.refused(calls.updateCourse, { params, body: { teacher: 'x' } }),
      other.refused(calls.deleteCourse, { params }),
      other.refused(calls.restoreCourse, { params }),
      other.refused(calls.changeLesson, { params: lesson, body: { cancelled: true } }),
      other.refused(calls.resetLesson, { params: lesson }),
      other.refused(termCalls.updateTerm, { params: term, body: { name: 'x' } }),
      other.refused(termCalls.deleteTerm, { params: term }),
      other.refused(termCalls.restoreTerm, { params: term }),
    ];
    for (const { status } of await Promise.all(attempts)) expect(status).toBe(404);
    expect(await lessons(other, '2026-11-16', '2026-11-22')).toEqual([]);
  });

  test('plans are listed by term, those of single days apart', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id);
    await student.call(calls.createCourse, {
      body: { course_name: 'Talk', date: '2026-11-20', periods: '1' },
    });
    const names = async (query: object) =>
      (await student.call(calls.listCoursePlans, { query })).body.items.map(
        (plan) => plan.course_name,
      );
    expect(await names({ term_id: term.id })).toEqual(['Linear Algebra']);
    expect(await names({ dated: true })).toEqual(['Talk']);
    expect(await names({})).toEqual(['Linear Algebra', 'Talk']);
    expect(await names({ course_name: 'Talk' })).toEqual(['Talk']);
  });

  test('names are listed whole, one of the same name in two terms once', async () => {
    for (const term of [await newTerm(student), await newTerm(student)]) {
      await algebra(student, term.id);
    }
    for (let n = 0; n < 100; n += 1) {
      await student.call(calls.createCourse, {
        body: { course_name: `Talk ${n}`, date: '2026-11-20', periods: '1' },
      });
    }
    const { items } = (await student.call(calls.listCourseNames, {})).body;
    expect(items).toHaveLength(101);
    expect(items.filter(({ name }) => name === 'Linear Algebra')).toHaveLength(1);
  });

  test('an unchanged week is not sent again', async () => {
    const week = { query: { start_date: '2026-11-16', end_date: '2026-11-22' } };
    const first = await student.call(calls.listCourses, week);
    const tag = String(first.headers.etag);
    const url = '/api/courses?end_date=2026-11-22&start_date=2026-11-16';
    expect((await student.send('GET', url, undefined, { 'if-none-match': tag })).statusCode).toBe(
      304,
    );
    await newTerm(student);
    expect((await student.send('GET', url, undefined, { 'if-none-match': tag })).statusCode).toBe(
      200,
    );
  });
});
