import { readWeeks } from '@board/contracts/formats/week-text';
import { dayNumber, dayOfNumber } from '@board/time';
import { readFile } from './read-file.ts';
import { algebra, damage, read } from './testing/read-text.ts';
import { calendar, event, lesson } from './testing/some-calendar.ts';

describe('ICS', () => {
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

  test('a moved lesson is there without the series that it was moved in', () => {
    const alone = ['SUMMARY:Talk', 'RECURRENCE-ID:20260907T080000', 'DTSTART:20260908T080000'];
    const file = read(calendar(event(...alone, 'DURATION:PT85M')));
    expect(file?.courses[0]?.meetings).toMatchObject([
      { weekday: 2, weeks: '1周', periods: '1-2节' },
    ]);
    expect(read(calendar(event(...alone, 'STATUS:CANCELLED')))?.courses).toEqual([]);
  });

  test('three hours in the night of a change end an hour earlier or later on the wall', () => {
    const night = (day: string) =>
      event('SUMMARY:Observation', `DTSTART;TZID=Europe/Berlin:${day}T013000`, 'DURATION:PT3H');
    const read = (day: string) =>
      readFile(new TextEncoder().encode(calendar(night(day))), { timeZone: 'Europe/Berlin' })
        ?.courses[0]?.meetings[0]?.time;
    expect(['20261024', '20261025', '20270328'].map(read)).toEqual([
      ...['01:30-04:30', '01:30-03:30', '01:30-05:30'],
    ]);
  });

  test('what goes on after midnight is there on the next day', () => {
    const file = read(
      calendar(
        event('SUMMARY:Night lab', 'DTSTART:20260912T220000', 'DTEND:20260913T020000'),
        event('SUMMARY:Late show', 'DTSTART:20260912T220000', 'DTEND:20260913T000000'),
      ),
    );
    const found = file?.courses.map(({ meetings }) =>
      meetings.map(({ weekday, weeks, time }) => `${weekday} ${weeks} ${time}`),
    );
    expect(found).toEqual([['6 1周 22:00-23:59', '7 1周 00:00-02:00'], ['6 1周 22:00-23:59']]);
  });

  test('a task is no lesson, nor are whole days and cancelled events, which are named', () => {
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
    expect(file?.problems).toMatchObject([
      { line: 12, reason: 'ics_whole_day', lesson: { course_name: 'Holiday' } },
      { line: 18, reason: 'ics_cancelled', lesson: { course_name: 'Gone' } },
    ]);
  });

  test('a rule may end with a sign that ends nothing', () => {
    const file = read(calendar(lesson('RRULE:FREQ=WEEKLY;UNTIL=20260921;')));
    expect(file?.courses).toMatchObject([{ meetings: [{ weeks: '1-3周' }] }]);
  });

  test('an event without a start is named by its line', () => {
    const good = event('SUMMARY:Talk', 'DTSTART:20260909T060000Z', 'DTEND:20260909T070000Z');
    const file = read(calendar(good, event('SUMMARY:Nothing')));
    expect(file?.problems).toEqual([{ line: 11, reason: 'ics_start' }]);
    expect(file?.courses).toHaveLength(1);
  });

  test('what has no name, or too long a one, is named by its line, and a moved day without one has its series’', () => {
    const long = 'Foundations of Computing and Information Systems '.repeat(3).trim();
    const file = read(
      calendar(
        event(`SUMMARY:${long}`, 'DTSTART:20260909T060000Z', 'DURATION:PT1H'),
        event('DTSTART:20260909T060000Z', 'DURATION:PT1H'),
        event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DURATION:PT85M').replace('1@', '2@'),
        event('RECURRENCE-ID:20260907T080000', 'DTSTART:20260908T080000', 'DURATION:PT85M').replace(
          '1@',
          '2@',
        ),
      ),
    );
    expect(file?.problems).toMatchObject([
      { line: 4, reason: 'name', lesson: { course_name: long, weekday: 3 } },
      { line: 11, reason: 'name' },
    ]);
    expect(file?.courses).toMatchObject([{ course_name: 'Talk', meetings: [{ weekday: 2 }] }]);
  });

  test('seconds are as good as minutes', () => {
    const file = read(
      calendar(event('SUMMARY:Talk', 'DTSTART:20260907T100000', 'DURATION:PT5400S')),
    );
    expect(file?.courses[0]?.meetings).toMatchObject([{ time: '10:00-11:30' }]);
  });

  test('a file of several calendars is read to its end, and may begin with blanks', () => {
    const of = (name: string) =>
      calendar(event(`SUMMARY:${name}`, 'DTSTART:20260907T100000', 'DURATION:PT1H'));
    const file = read(`  ${of('Talk')}\n${of('Choir')}`);
    expect(file?.courses).toMatchObject([{ course_name: 'Talk' }, { course_name: 'Choir' }]);
    expect(file?.problems).toEqual([]);
  });

  test('a line that is none is named and left out, within an event and behind the calendar', () => {
    const talk = event('SUMMARY:Talk', 'what is this', ' and that', 'DTSTART:20260909T060000Z');
    const file = read(`${calendar(talk, 'nor this')}\r\nsent from a phone`);
    expect(file?.courses).toMatchObject([{ course_name: 'Talk' }]);
    expect(file?.problems).toEqual([8, 12, 14].map((line) => ({ line, reason: 'ics_line' })));
  });

  test.each([
    ['cut off', calendar(event('SUMMARY:Talk')).slice(0, -14), 'ics_end'],
    ['that is mostly something else', calendar(...Array<string>(101).fill('what')), 'ics_line'],
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

  test.each([
    ['FREQ=MONTHLY;COUNT=3', ['2026-09-07', '2026-10-07', '2026-11-07']],
    ['FREQ=MONTHLY;BYDAY=1MO;COUNT=3', ['2026-09-07', '2026-10-05', '2026-11-02']],
    ['FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;COUNT=2', ['2026-09-07', '2026-10-05']],
    ['FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO;COUNT=2', ['2026-09-28', '2026-10-26']],
  ])('%s is read', (rule, days) => {
    const text = calendar(
      event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DTEND:20260907T084000', `RRULE:${rule}`),
    );
    const file = read(text);
    const first = dayNumber(file?.term.first_monday ?? '');
    const found = file?.courses.flatMap(({ meetings }) =>
      meetings.flatMap(({ weekday, weeks }) =>
        (readWeeks(weeks, 60) ?? []).map((week) =>
          dayOfNumber(first + (week - 1) * 7 + weekday - 1),
        ),
      ),
    );
    expect(found?.sort()).toEqual(days);
  });

  test.each(['FREQ=SECONDLY', 'FREQ=WEEKLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY'])(
    'a rule that no timetable has, %s, is left out with its line',
    (rule) => {
      const text = calendar(
        event('SUMMARY:Talk', 'DTSTART:20260907T080000', 'DTEND:20260907T084000', `RRULE:${rule}`),
      );
      expect(read(text)?.problems).toMatchObject([
        { line: 4, reason: 'ics_rule', lesson: { course_name: 'Talk', weekday: 1 } },
      ]);
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
