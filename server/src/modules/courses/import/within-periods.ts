import { readPeriods } from '@board/contracts/formats/period-text';
import { readWeeks } from '@board/contracts/formats/week-text';
import { dayNumber, weekdayAt } from '@board/time';
import type { TermCalendar } from '../timetable/term-days.ts';
import type { ImportedFile, LeftOut } from './imported-file.ts';

/** Lessons in periods that the term's table does not have are told and left out: no import would take them. */
export function withinPeriods(file: ImportedFile, calendar: TermCalendar): ImportedFile {
  const leftOut: LeftOut[] = [];
  const isKnown = (periods: string, day: number | undefined): boolean =>
    (readPeriods(periods)?.at(-1) ?? 0) <= calendar.periodsOn(day ?? calendar.firstDay).length;
  const courses = file.courses.map((course) => {
    const tell = (
      lesson: { classroom: string; periods: string },
      weekday: number,
      weeks: string,
    ) => {
      const { course_name, teacher } = course;
      const { classroom, periods } = lesson;
      const text = [course_name, periods, weeks].join(' ').trim();
      leftOut.push({
        line: 0,
        reason: 'period_unknown',
        lesson: { course_name, teacher, classroom, weekday, periods, weeks, text },
      });
      return false;
    };
    return {
      ...course,
      meetings: course.meetings.filter((each) => {
        const weeks = readWeeks(each.weeks, calendar.weeks) ?? [];
        const [day] = calendar.daysOf(each.weekday, weeks);
        return isKnown(each.periods, day) || tell(each, each.weekday, each.weeks);
      }),
      sessions: course.sessions.filter(
        (each) =>
          isKnown(each.periods, dayNumber(each.date)) ||
          tell(each, weekdayAt(dayNumber(each.date)), ''),
      ),
    };
  });
  return {
    ...file,
    courses: courses.filter(({ meetings, sessions }) => meetings.length + sessions.length > 0),
    problems: [...file.problems, ...leftOut],
  };
}
