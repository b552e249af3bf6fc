import * as calls from '@board/contracts/calls/courses';
import { listNotifications } from '@board/contracts/calls/notifications';
import * as termCalls from '@board/contracts/calls/terms';
import { describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts';

const table = [
  '课程名称,星期,开始节数,结束节数,老师,地点,周数',
  'Linear Algebra,1,1,2,Prof. Lin,A-302,1-16',
  'Physics,1,2,3,,B-1,1-16',
].join('\n');

const fileOf = (text: string) => ({
  file_name: 'autumn.csv',
  content: Buffer.from(text).toString('base64'),
});

describeOnEngines('import', (engine) => {
  let board: TestApp;
  let student: SignedIn;

  beforeAll(async () => {
    board = await startTestApp({ engine });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    student = await board.asUser();
  });

  const autumn = { name: 'Autumn', first_monday: '2026-09-07', weeks: 18 };
  const preview = async (text: string, change = {}) =>
    (await student.call(calls.previewImport, { body: { ...fileOf(text), ...change } })).body;
  const refusedPreview = async (text: string) =>
    (await student.refused(calls.previewImport, { body: fileOf(text) })).body;
  const newTerm = async (change = {}) =>
    (await student.call(termCalls.createTerm, { body: { ...autumn, ...change } })).body;
  const monday = async () =>
    (
      await student.call(calls.listCourses, {
        query: { start_date: '2026-09-07', end_date: '2026-09-07' },
      })
    ).body.items.map((lesson) => lesson.course_name);
  const plans = async () => (await student.call(calls.listCoursePlans, {})).body.items;

  async function existingAlgebra(termId: string, weeks = '1-16周') {
    await student.call(calls.createCourse, {
      body: {
        course_name: 'Linear Algebra',
        teacher: 'Prof. Lin',
        term_id: termId,
        meetings: [{ weekday: 1, periods: '1-2', weeks, classroom: 'A-302' }],
      },
    });
  }

  test('a preview shows courses and overlaps and writes nothing', async () => {
    const found = await preview(table, { first_monday: '2026-09-07' });
    expect(found).toMatchObject({
      format: 'csv',
      term: { name: 'autumn', weeks: 16 },
      courses: [{ course_name: 'Linear Algebra' }, { course_name: 'Physics' }],
      conflicts: [
        { course_name: 'Physics', other: 'Linear Algebra', existing: false, date: '2026-09-07' },
      ],
    });
    expect(await plans()).toEqual([]);
  });

  test('an overlap with what is there is told apart', async () => {
    const term = await newTerm();
    const body = { course_name: 'Choir', date: '2026-09-07', periods: '3' };
    await student.call(calls.createCourse, { body });
    const found = await preview(table, { term_id: term.id });
    expect(found.conflicts).toContainEqual(
      expect.objectContaining({ course_name: 'Physics', other: 'Choir', existing: true }),
    );
  });

  test('what would be replaced overlaps with nothing, what stays does', async () => {
    const term = await newTerm();
    const meetings = [{ weekday: 1, periods: '3', weeks: '1-16周' }];
    const old = { course_name: 'Old', term_id: term.id, meetings };
    await student.call(calls.createCourse, { body: old });
    const choir = { course_name: 'Choir', date: '2026-09-07', periods: '3' };
    await student.call(calls.createCourse, { body: choir });
    const found = await preview(table, { term_id: term.id });
    const others = (conflicts: typeof found.conflicts) =>
      conflicts.filter(({ existing }) => existing).map(({ other }) => other);
    expect(others(found.conflicts).sort()).toEqual(['Choir', 'Old']);
    expect(others(found.conflicts_when_replacing)).toEqual(['Choir']);
    // Two courses of one file overlap in any case.
    expect(found.conflicts_when_replacing).toContainEqual(
      expect.objectContaining({ other: 'Linear Algebra', existing: false }),
    );
  });

  test('a damaged file gives the line and the reason', async () => {
    const error = await refusedPreview('BEGIN:VCALENDAR\nVERSION:2.0\noops\nEND:VCALENDAR');
    expect(error).toMatchObject({
      code: 'import.unreadable',
      message: 'Line 3 cannot be read: it is no line of a calendar',
      details: [{ field: 'line 3', message: 'it is no line of a calendar' }],
    });
    expect((await refusedPreview('PNG')).code).toBe('import.unknown_format');
    expect((await refusedPreview('BEGIN:VCALENDAR\nEND:VCALENDAR')).code).toBe('import.empty');
  });

  test('a line that cannot be read is told, in the language of the person', async () => {
    const found = await preview(`${table}\nChemistry,9,1,2,,,1-16`);
    expect(found.problems).toEqual([{ line: 4, reason: 'the weekday cannot be read' }]);
  });

  test('a file over ten megabytes is refused', async () => {
    const { status } = await student.refused(calls.previewImport, {
      body: { file_name: 'x.csv', content: 'A'.repeat(16 * 1024 * 1024) },
    });
    expect(status).toBe(413);
  });

  test('an import into a new term can be undone as a whole', async () => {
    const { courses } = await preview(table);
    const done = (
      await student.call(calls.runImport, { body: { new_term: autumn, mode: 'merge', courses } })
    ).body;
    expect(done).toMatchObject({ created: 2, merged: 0, removed: 0 });
    expect(await monday()).toEqual(['Linear Algebra', 'Physics']);
    await student.call(calls.undoImport, { params: done });
    expect(await plans()).toEqual([]);
    expect((await student.call(termCalls.listTerms, {})).body.items).toEqual([]);
  });

  test('an import that is done is told of, once however often it is sent', async () => {
    const { courses } = await preview(table);
    const body = { new_term: autumn, mode: 'merge' as const, courses };
    const key = { 'idempotency-key': 'the-one-import' };
    await student.call(calls.runImport, { body }, key);
    await student.call(calls.runImport, { body }, key);
    const { items } = (await student.call(listNotifications, { query: {} })).body;
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Courses imported',
        message: 'Autumn: 2 added, 0 merged, 0 removed.',
        type: 'success',
        category: 'course',
        actionUrl: '/timetable',
      }),
    ]);
  });

  test('merging keeps what is there, adds what is lacking, and undo takes only that back', async () => {
    const term = await newTerm({ weeks: 8 });
    await existingAlgebra(term.id, '1-8周');
    const { courses } = await preview(table, { term_id: term.id });
    const done = (
      await student.call(calls.runImport, { body: { term_id: term.id, mode: 'merge', courses } })
    ).body;
    expect(done).toMatchObject({ created: 1, merged: 1, removed: 0 });
    expect((await student.call(termCalls.listTerms, {})).body.items[0]?.weeks).toBe(16);
    await student.call(calls.undoImport, { params: done });
    expect((await plans()).map((plan) => [plan.course_name, plan.meetings[0]?.weeks])).toEqual([
      ['Linear Algebra', '1-8周'],
    ]);
    expect((await student.call(termCalls.listTerms, {})).body.items[0]?.weeks).toBe(8);
  });

  test('the same file twice changes nothing the second time', async () => {
    const term = await newTerm();
    const { courses } = await preview(table);
    const body = { term_id: term.id, mode: 'merge' as const, courses };
    await student.call(calls.runImport, { body });
    const again = (await student.call(calls.runImport, { body })).body;
    expect(again).toMatchObject({ created: 0, merged: 0, removed: 0 });
    expect(await plans()).toHaveLength(2);
  });

  test('replacing removes what is there, and undo brings it back', async () => {
    const term = await newTerm();
    await student.call(calls.createCourse, {
      body: {
        course_name: 'Old',
        term_id: term.id,
        meetings: [{ weekday: 2, periods: '1', weeks: '1-16周' }],
      },
    });
    const { courses } = await preview(table);
    const body = { term_id: term.id, mode: 'replace' as const, courses };
    const done = (await student.call(calls.runImport, { body })).body;
    expect(done).toMatchObject({ created: 2, removed: 1 });
    expect((await plans()).map((plan) => plan.course_name)).toEqual(['Linear Algebra', 'Physics']);
    await student.call(calls.undoImport, { params: done });
    expect((await plans()).map((plan) => plan.course_name)).toEqual(['Old']);
  });

  test('imports are listed, the newest first, for as long as they can be undone', async () => {
    const { courses } = await preview(table);
    const into = async (name: string) => {
      const body = { new_term: { ...autumn, name }, mode: 'merge' as const, courses };
      return (await student.call(calls.runImport, { body })).body;
    };
    const list = async (who = student, query = {}) =>
      (await who.call(calls.listCourseImports, { query })).body;
    const first = await into('First');
    board.clock.advance(1_000);
    const second = await into('Second');
    await student.call(calls.undoImport, { params: second });
    expect((await list()).items).toEqual([
      expect.objectContaining({ id: second.id, term_name: 'Second', created: 2, undone: true }),
      expect.objectContaining({ id: first.id, term_name: 'First', removed: 0, undone: false }),
    ]);
    const last = await list(student, { page: 2, limit: 1 });
    expect(last.items.map(({ id }) => id)).toEqual([first.id]);
    expect(last.pagination.total).toBe(2);
    expect((await list(await board.asUser())).items).toEqual([]);
    await board.services.database.transaction(async (tx) => {
      const created_at = '2026-10-01T00:00:00.000Z';
      await tx.query
        .updateTable('course_imports')
        .set({ created_at })
        .where('id', '=', first.id)
        .execute();
    });
    expect((await list()).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await student.refused(calls.undoImport, { params: first })).status).toBe(404);
  });

  test('an import that breaks a rule changes nothing', async () => {
    const term = await newTerm();
    const { courses } = await preview(table);
    const broken = courses.map((course, index) => ({
      ...course,
      meetings: course.meetings.map((each) => ({
        ...each,
        periods: index === 1 ? 'x' : each.periods,
      })),
    }));
    const { body } = await student.refused(calls.runImport, {
      body: { term_id: term.id, mode: 'replace', courses: broken },
    });
    expect(body.details?.[0]?.field).toBe('courses.1.meetings.0.periods');
    expect(await plans()).toEqual([]);
  });

  test('an import belongs to whoever made it', async () => {
    const { courses } = await preview(table);
    const body = { new_term: autumn, mode: 'merge' as const, courses };
    const done = (await student.call(calls.runImport, { body })).body;
    const other = await board.asUser();
    const { status } = await other.refused(calls.undoImport, { params: done });
    expect(status).toBe(404);
    const { body: foreign } = await other.refused(calls.runImport, {
      body: { term_id: done.term_id, mode: 'merge', courses },
    });
    expect(foreign.code).toBe('term.not_found');
  });
});
