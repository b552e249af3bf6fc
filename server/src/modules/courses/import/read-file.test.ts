import { DamagedFile } from './imported-file.ts';
import { readFile } from './read-file.ts';

const zone = { timeZone: 'Asia/Shanghai' };
const read = (text: string) => readFile(new TextEncoder().encode(text), zone);

function damage(text: string): [number, string] | undefined {
  try {
    read(text);
  } catch (error) {
    if (error instanceof DamagedFile) return [error.line, error.reason];
    throw error;
  }
  return undefined;
}

const heading = '课程名称,星期,开始节数,结束节数,老师,地点,周数';
const algebra = {
  course_name: '高等数学',
  teacher: '王老师',
  meetings: [
    {
      weekday: 1,
      weeks: '1-15周(单)',
      periods: '1-2节',
      time: null,
      classroom: '教一 301',
      teacher: '',
    },
  ],
  sessions: [],
};

// The same table, as Excel writes it on a Chinese system.
const gbk =
  'v86zzMP7s8Ys0MfG2iy/qsq8vdrK/Sy94cr4vdrK/SzAz8qmLLXYteMs1tzK/Qq437XIyv3RpywxLDEsMizN9cDPyqYsvczSuyAzMDEsMS0xNrWlCg==';

describe('CSV', () => {
  const row = '高等数学,1,1,2,王老师,教一 301,1-16单';

  test('is read in UTF-8, with or without a byte order mark', () => {
    expect(read(`${heading}\n${row}\n`)?.courses).toEqual([algebra]);
    expect(read(`\ufeff${heading}\r\n${row}\r\n`)?.courses).toEqual([algebra]);
  });

  test('is read in GBK', () => {
    expect(readFile(Buffer.from(gbk, 'base64'), zone)?.courses).toEqual([algebra]);
  });

  test('rows of one course are one course, and the last week is the term’s', () => {
    const file = read(`${heading}\n${row}\n高等数学,三,3,4,王老师,教一 301,"1-8,10-18"\n`);
    expect(file?.courses).toHaveLength(1);
    expect(file?.courses[0]?.meetings).toMatchObject([
      { weekday: 1 },
      { weekday: 3, weeks: '1-8,10-18周' },
    ]);
    expect(file?.term.weeks).toBe(18);
  });

  test('every line that cannot be read is named with its reason, and the others stand', () => {
    const file = read(
      [
        heading,
        row,
        '英语,8,1,2,,,1-16',
        '物理,2,early,2,,,1-16',
        '化学,2,1,2,,,sometimes',
        ',2,1,2,,,1',
        '体育,2,1',
      ].join('\n'),
    );
    expect(file?.problems).toEqual([
      { line: 3, reason: 'weekday' },
      { line: 4, reason: 'periods' },
      { line: 5, reason: 'weeks' },
      { line: 6, reason: 'name' },
      { line: 7, reason: 'columns' },
    ]);
    expect(file?.courses).toEqual([algebra]);
  });

  test('columns may stand in another order and under English names, separated otherwise', () => {
    const file = read('weeks;course;weekday;start;end\n1-4;Linear Algebra;Wed;1;2\n');
    expect(file?.courses[0]).toMatchObject({
      course_name: 'Linear Algebra',
      meetings: [{ weekday: 3, weeks: '1-4周', periods: '1-2节' }],
    });
  });

  test.each([
    ['课程名称,星期\n高等数学,1', [1, 'header']],
    [`${heading}\n"高等数学,1,1,2,王老师,教一,1-16`, [2, 'quote']],
  ])('%j is damaged', (text, where) => {
    expect(damage(text)).toEqual(where);
  });

  test('what is no table is no known file', () => {
    expect(read('hello\nworld')).toBeNull();
    expect(readFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), zone)).toBeNull();
  });
});

describe('.wakeup_schedule', () => {
  const lines = [
    { courseLen: 40, id: 1, name: '默认' },
    [
      { endTime: '08:40', node: 1, startTime: '08:00', timeTable: 1 },
      { endTime: '09:25', node: 2, startTime: '08:45', timeTable: 1 },
      { endTime: '00:00', node: 3, startTime: '00:00', timeTable: 1 },
    ],
    { id: 1, maxWeek: 18, nodes: 2, startDate: '2026-9-9', tableName: '大二上' },
    [{ courseName: '高等数学', id: 0, tableId: 1, color: '#ff0000' }],
    [
      {
        day: 1,
        endWeek: 16,
        id: 0,
        room: '教一 301',
        startNode: 1,
        startWeek: 1,
        step: 2,
        teacher: '王老师',
        type: 1,
        ownTime: false,
        startTime: '',
        endTime: '',
      },
      {
        day: 5,
        endWeek: 3,
        id: 0,
        room: '',
        startNode: 1,
        startWeek: 3,
        step: 1,
        teacher: '王老师',
        type: 0,
        ownTime: true,
        startTime: '18:10',
        endTime: '19:00',
      },
    ],
  ];
  const file = (change: (lines: unknown[]) => void = () => {}) => {
    const copy = structuredClone(lines) as unknown[];
    change(copy);
    return copy.map((line) => JSON.stringify(line)).join('\n');
  };

  test('brings term, period table and courses', () => {
    expect(read(file())).toEqual({
      format: 'wakeup',
      term: {
        name: '大二上',
        first_monday: '2026-09-07',
        weeks: 18,
        period_tables: [
          {
            from: '2026-09-07',
            periods: [
              { start: '08:00', end: '08:40' },
              { start: '08:45', end: '09:25' },
            ],
          },
        ],
      },
      courses: [
        {
          ...algebra,
          meetings: [
            ...algebra.meetings,
            {
              weekday: 5,
              weeks: '3周',
              periods: '',
              time: '18:10-19:00',
              classroom: '',
              teacher: '',
            },
          ],
        },
      ],
      problems: [],
    });
  });

  test('a line that is cut off is named', () => {
    expect(damage(file().slice(0, -10))).toEqual([5, 'json']);
  });

  test('a file without lessons is damaged', () => {
    expect(damage(file((copy) => copy.pop()))).toEqual([4, 'ics_end']);
  });

  test('a lesson of a course that is missing is left out with its reason', () => {
    const found = read(
      file(
        (copy) =>
          (copy[4] as { id: number }[])[1] &&
          Object.assign((copy[4] as object[])[1] ?? {}, { id: 9 }),
      ),
    );
    expect(found?.problems).toEqual([{ line: 5, reason: 'course_missing' }]);
    expect(found?.courses[0]?.meetings).toHaveLength(1);
  });
});

describe('ICS', () => {
  const calendar = (...events: string[]) =>
    ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR'].join(
      '\r\n',
    );
  const event = (...lines: string[]) =>
    ['BEGIN:VEVENT', 'UID:1@test', 'DTSTAMP:20260901T000000Z', ...lines, 'END:VEVENT'].join('\r\n');

  test('a weekly event is a weekly meeting in the periods that its time fits', () => {
    const file = read(
      calendar(
        event(
          'SUMMARY:高等数学',
          'LOCATION:教一 301',
          'DESCRIPTION:教师：王老师',
          'DTSTART;TZID=Asia/Shanghai:20260907T080000',
          'DTEND;TZID=Asia/Shanghai:20260907T092500',
          'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8',
        ),
      ),
    );
    expect(file?.courses).toEqual([algebra]);
    expect(file?.term).toMatchObject({ first_monday: '2026-09-07', weeks: 15 });
  });

  test('an event between the periods keeps its time, in the person’s own zone', () => {
    const file = read(
      calendar(
        event('SUMMARY:Talk', 'DTSTART:20260909T060000Z', 'DTEND:20260909T070000Z'),
        event(
          'SUMMARY:Call',
          'DTSTART;TZID=Europe/Berlin:20260909T090000',
          'DTEND;TZID=Europe/Berlin:20260909T100000',
        ),
      ),
    );
    expect(
      file?.courses.map(({ course_name, meetings }) => [course_name, meetings[0]?.time]),
    ).toEqual([
      ['Talk', '14:00-15:00'],
      ['Call', '15:00-16:00'],
    ]);
  });

  test('left-out and moved lessons are where the calendar shows them', () => {
    const file = read(
      calendar(
        event(
          'SUMMARY:Linear Algebra',
          'DTSTART:20260907T080000',
          'DTEND:20260907T092500',
          'RRULE:FREQ=WEEKLY;COUNT=4',
          'EXDATE:20260914T080000',
        ),
        event(
          'SUMMARY:Linear Algebra',
          'RECURRENCE-ID:20260921T080000',
          'DTSTART:20260923T094500',
          'DTEND:20260923T111000',
        ),
      ),
    );
    expect(file?.courses[0]?.meetings).toMatchObject([
      { weekday: 1, weeks: '1,4周', periods: '1-2节' },
      { weekday: 3, weeks: '3周', periods: '3-4节' },
    ]);
  });

  test('tasks, whole days and cancelled events are no lessons', () => {
    const file = read(
      calendar(
        event(
          'SUMMARY:Essay',
          'CATEGORIES:TASK',
          'DTSTART:20260907T080000',
          'DTEND:20260907T090000',
        ),
        event('SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20261001'),
        event(
          'SUMMARY:Gone',
          'STATUS:CANCELLED',
          'DTSTART:20260907T080000',
          'DTEND:20260907T090000',
        ),
      ),
    );
    expect(file?.courses).toEqual([]);
  });

  test('an event without a start is named by its line', () => {
    const good = event('SUMMARY:Talk', 'DTSTART:20260909T060000Z', 'DTEND:20260909T070000Z');
    const file = read(calendar(good, event('SUMMARY:Nothing')));
    expect(file?.problems).toEqual([{ line: 11, reason: 'ics_start' }]);
    expect(file?.courses).toHaveLength(1);
  });

  test.each([
    ['cut off', calendar(event('SUMMARY:Talk')).slice(0, -14), 'ics_end'],
    ['with a line that is none', calendar(event('SUMMARY:Talk', 'what is this')), 'ics_line'],
    ['with an END of something else', calendar('BEGIN:VEVENT', 'END:VTODO'), 'ics_nesting'],
  ])('a calendar %s is damaged', (_, text, reason) => {
    expect(damage(text)?.[1]).toBe(reason);
  });

  test('an event that repeats for ever ends with the longest term', () => {
    const file = read(
      calendar(
        event(
          'SUMMARY:Talk',
          'DTSTART:20260907T080000',
          'DTEND:20260907T084000',
          'RRULE:FREQ=WEEKLY',
        ),
      ),
    );
    expect(file?.term.weeks).toBe(60);
  });

  test.each(['FREQ=SECONDLY', 'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY'])(
    'a rule that no timetable has, %s, is left out with its line',
    (rule) => {
      const text = calendar(
        event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DTEND:20260907T084000', `RRULE:${rule}`),
      );
      expect(read(text)?.problems).toEqual([{ line: 4, reason: 'ics_value' }]);
    },
  );

  test('a file that repeats too much is refused', () => {
    const daily = event(
      'SUMMARY:Talk',
      'DTSTART:20260907T080000',
      'DTEND:20260907T084000',
      'RRULE:FREQ=DAILY',
    );
    expect(damage(calendar(...Array.from({ length: 13 }, () => daily)))?.[1]).toBe('too_many');
  });
});
