import { weekdayOf } from '@board/time';
import type { Lesson } from '../plan/lessons.queries.ts';

const courseId = '01930000-0000-7000-8000-00000000c001';
const meetingId = '01930000-0000-7000-8000-00000000a001';

/** Linear Algebra, Wednesday 18 November 2026, periods 1 and 2. */
export function someLesson(change: Partial<Lesson> = {}): Lesson {
  const date = change.date ?? '2026-11-18';
  const course_name = change.course_name ?? 'Linear Algebra';
  const classroom = change.classroom ?? 'A-302';
  return {
    id: `${change.meeting_id ?? meetingId}.${date}`,
    course_name,
    date,
    periods: '1-2节',
    classroom,
    teacher: 'Prof. Lin',
    name: course_name,
    time: '08:00-09:25',
    timeSlots: [1, 2],
    location: classroom,
    color: 1,
    day: weekdayOf(date),
    course_id: courseId,
    meeting_id: meetingId,
    planned_date: date,
    term_id: null,
    week: null,
    source: 'own',
    changed: false,
    ...change,
  };
}
