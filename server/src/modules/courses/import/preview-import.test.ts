import * as calls from '@board/contracts/calls/courses';
import { describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTerm } from '../testing/timetable.ts';
import { calendar, event, lesson } from './testing/some-calendar.ts';
import { fileOf, plans, preview, table } from './testing/some-table.ts';

describeOnEngines('import previews', (engine) => {
  let board: TestApp;
  let student: SignedIn;

  beforeAll(async () => {
    board = await startTestApp({ engine });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    student = await board.asUser();
  });

  const refusedPreview = async (text: string) =>
    (await student.refused(calls.previewImport, { body: fileOf(text) })).body;

  test('a preview shows courses and overlaps and writes nothing', async () => {
    const found = await preview(student, table, { first_monday: '2026-09-07' });
    expect(found).toMatchObject({
      format: 'csv',
      term: { name: 'autumn', weeks: 16 },
      courses: [{ course_name: 'Linear Algebra' }, { course_name: 'Physics' }],
      conflicts: [
        { course_name: 'Physics', other: 'Linear Algebra', existing: false, date: '2026-09-07' },
      ],
    });
    expect(await plans(student)).toEqual([]);
  });

  test('an overlap with what is there is told apart', async () => {
    const term = await newTerm(student);
    const body = { course_name: 'Choir', date: '2026-09-07', periods: '3' };
    await student.call(calls.createCourse, { body });
    const found = await preview(student, table, { term_id: term.id });
    expect(found.conflicts).toContainEqual(
      expect.objectContaining({ course_name: 'Physics', other: 'Choir', existing: true }),
    );
  });

  test('what would be replaced overlaps with nothing, what stays does', async () => {
    const term = await newTerm(student);
    const meetings = [{ weekday: 1, periods: '3', weeks: '1-16周' }];
    const old = { course_name: 'Old', term_id: term.id, meetings };
    await student.call(calls.createCourse, { body: old });
    const choir = { course_name: 'Choir', date: '2026-09-07', periods: '3' };
    await student.call(calls.createCourse, { body: choir });
    const found = await preview(student, table, { term_id: term.id });
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
    const found = await preview(student, `${table}\nChemistry,9,1,2,,,1-16`);
    expect(found.problems).toEqual([{ line: 4, reason: 'the weekday cannot be read' }]);
  });

  test('an event without bounds is left out with its sentence, and the server goes on', async () => {
    const bomb = lesson('RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=999999999');
    const text = calendar(bomb, event('SUMMARY:Choir', 'DTSTART:20260909T080000'));
    const { problems, courses } = await preview(student, text);
    expect(problems).toEqual([
      { line: 4, reason: 'it does not repeat every 1 to 99 days or weeks' },
    ]);
    expect(courses).toMatchObject([{ course_name: 'Choir' }]);
  });

  test('a file over ten megabytes is refused', async () => {
    const { status } = await student.refused(calls.previewImport, {
      body: { file_name: 'x.csv', content: 'A'.repeat(16 * 1024 * 1024) },
    });
    expect(status).toBe(413);
  });
});
