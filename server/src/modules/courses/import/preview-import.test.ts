import * as calls from '@board/contracts/calls/courses';
import { type Written, writePdf } from '../../../files/pdf/testing/write-pdf.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { newTerm } from '../testing/timetable.ts';
import { packedPdf } from './pdf/testing/hostile-pdfs.ts';
import { calendar, event, lesson } from './testing/some-calendar.ts';
import { fileOf, plans, preview, table } from './testing/some-table.ts';

describeOnEngines('import previews', () => {
  const board = boardForAll();
  let student: SignedIn;

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

  test('an end that nothing says is told with the names of the courses', async () => {
    const page =
      '<table><tr><td></td><td>Mon</td><td>Tue</td><td>Wed</td></tr><tr><td>9 AM</td><td>Choir</td></tr></table>';
    const { problems } = await preview(student, page, { first_monday: '2026-09-07' });
    expect(problems).toEqual([
      { line: 0, reason: expect.stringMatching(/^Choir: only a start is written/) },
    ]);
  });

  test('a list of one line without headings is told what it needs', async () => {
    expect((await refusedPreview('PHYS 202\tMWF\t9:30 AM - 10:20 AM')).message).toMatch(
      /a list needs a course, a day and hours on each line, or a first line such as “Course, Day, Time, Room”$/,
    );
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
    const error = await refusedPreview('BEGIN:VCALENDAR\nVERSION:2.0\nEND:VEVENT');
    expect(error).toMatchObject({
      code: 'import.unreadable',
      message: 'Line 3 cannot be read: BEGIN and END do not match',
      details: [{ field: 'line 3', message: 'BEGIN and END do not match' }],
    });
    expect((await refusedPreview('PNG')).code).toBe('import.unknown_format');
    expect((await refusedPreview('BEGIN:VCALENDAR\nEND:VCALENDAR')).code).toBe('import.empty');
  });

  test.each([
    ['en', 'the weekday cannot be read'],
    ['zh-CN', '无法识别星期'],
  ])(
    'a line that cannot be read is told in the language that is asked for, %s',
    async (language, reason) => {
      const body = fileOf(`${table}\nChemistry,9,1,2,,,1-16`);
      const asked = { 'accept-language': language };
      const { problems } = (await student.call(calls.previewImport, { body }, asked)).body;
      expect(problems).toEqual([{ line: 4, reason }]);
    },
  );

  test('an event without bounds is left out with its sentence, and the server goes on', async () => {
    const bomb = lesson('RRULE:FREQ=WEEKLY;BYDAY=MO;INTERVAL=999999999');
    const text = calendar(bomb, event('SUMMARY:Choir', 'DTSTART:20260909T080000'));
    const { problems, courses } = await preview(student, text);
    expect(problems).toMatchObject([
      {
        line: 4,
        reason: 'how it repeats cannot be read: only every 1 to 99 days, weeks or months can',
      },
    ]);
    expect(courses).toMatchObject([{ course_name: 'Choir' }]);
  });

  test('a file over ten megabytes is refused', async () => {
    const { status } = await student.refused(calls.previewImport, {
      body: { file_name: 'x.csv', content: 'A'.repeat(16 * 1024 * 1024) },
    });
    expect(status).toBe(413);
  });

  test('a lesson in periods that nobody has is told by its name, overlaps with nothing and stops no other', async () => {
    const late = `${table}\n夜校,1,15,16,,B-9,1-16`;
    const found = await preview(student, late, { first_monday: '2026-09-07' });
    expect(found.courses.map(({ course_name }) => course_name)).not.toContain('夜校');
    expect(found.problems).toEqual([
      {
        line: 0,
        reason: 'the period table has no such period',
        lesson: {
          course_name: '夜校',
          teacher: '',
          classroom: 'B-9',
          weekday: 1,
          periods: '15-16节',
          weeks: '1-16周',
          text: '夜校 15-16节 1-16周',
        },
      },
    ]);
    expect(JSON.stringify(found.conflicts)).not.toContain('夜校');
  });

  test('a page of the school is a file like others, its kind is named', async () => {
    const page =
      '<table><tr><td></td><td>周一</td><td>周二</td><td>周三</td></tr><tr><td>1-2</td><td>Algebra<br>1-16周</td></tr></table>';
    expect(await preview(student, page)).toMatchObject({
      format: 'page',
      source: 'A timetable',
      courses: [{ course_name: 'Algebra', meetings: [{ weekday: 1, periods: '1-2节' }] }],
    });
  });

  const bodyOf = (bytes: Uint8Array) => ({
    file_name: 'autumn.pdf',
    content: Buffer.from(bytes).toString('base64'),
  });

  test('a PDF is a file like others, and one without text is said to be one', async () => {
    const words: Written[] = [
      [100, 20, '周一'],
      [200, 20, '周二'],
      [300, 20, '周三'],
      [20, 40, '1-2'],
      [200, 40, '线性代数'],
      [200, 52, '1-16周'],
    ];
    const { body } = await student.call(calls.previewImport, {
      body: bodyOf(writePdf({ pages: [words] })),
    });
    expect(body).toMatchObject({
      format: 'page',
      source: 'A timetable in PDF',
      term: { name: 'autumn' },
      courses: [{ course_name: '线性代数', meetings: [{ weekday: 2, periods: '1-2节' }] }],
    });
    const scanned = await student.refused(calls.previewImport, {
      body: bodyOf(writePdf({ pages: [[]] })),
    });
    expect(scanned.body).toMatchObject({
      code: 'import.pdf_no_text',
      message: expect.stringContaining('scanned'),
    });
  });

  test('a PDF that unpacks to half a gigabyte is given up, and the next one is read', async () => {
    const { status, body } = await student.refused(calls.previewImport, {
      body: bodyOf(packedPdf()),
    });
    expect([status, body.code]).toEqual([422, 'file.too_costly']);
    expect((await preview(student, table)).courses).toHaveLength(2);
  });

  test('an empty file is said to be one', async () => {
    expect(await refusedPreview(' \n')).toMatchObject({ code: 'import.empty' });
    const body = { ...fileOf(''), content: '' };
    expect((await student.refused(calls.previewImport, { body })).body.code).toBe('import.empty');
  });
});
