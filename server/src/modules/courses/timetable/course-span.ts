import { dayNumber, dayOfNumber } from '@board/time';
import type { TimetableCourse } from './plan.ts';
import type { TermCalendar } from './term-days.ts';

/** The days of a course's first and last lesson; empty when it has none. */
export function courseSpan(
  course: Pick<TimetableCourse, 'meetings' | 'sessions' | 'changes'>,
  calendar: TermCalendar | undefined,
): { first_date: string; last_date: string } {
  const days = [
    ...course.meetings.flatMap((each) => calendar?.daysOf(each.weekday, each.weeks) ?? []),
    ...course.sessions.map((each) => dayNumber(each.date)),
    ...course.changes.flatMap((each) => (each.new_date === null ? [] : [dayNumber(each.new_date)])),
  ];
  if (days.length === 0) return { first_date: '', last_date: '' };
  return { first_date: dayOfNumber(Math.min(...days)), last_date: dayOfNumber(Math.max(...days)) };
}
