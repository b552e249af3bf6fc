import { algebra, damage, read } from './testing/read-text.ts';

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
