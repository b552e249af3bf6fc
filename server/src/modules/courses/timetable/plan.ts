import type { LessonChange } from '@board/contracts/calls/courses';
import type { DayChange, PeriodTable } from '@board/contracts/calls/terms';
import type { CourseSource } from '@board/contracts/constants/timetable';

/** What a term means to its timetable. */
export interface TermPlan {
  id: string;
  first_monday: string;
  weeks: number;
  period_tables: readonly PeriodTable[];
  day_changes: readonly DayChange[];
}

export interface LessonPlan {
  id: string;
  /** Ascending; empty for a lesson with a time of its own. */
  periods: readonly number[];
  /** Wins over the periods' times. */
  time: string | null;
  classroom: string;
  /** Empty: the course's. */
  teacher: string;
}

export interface MeetingPlan extends LessonPlan {
  weekday: number;
  weeks: readonly number[];
}

export interface SessionPlan extends LessonPlan {
  date: string;
}

export interface TimetableCourse {
  id: string;
  term_id: string | null;
  course_name: string;
  teacher: string;
  color: number;
  source: CourseSource;
  meetings: readonly MeetingPlan[];
  sessions: readonly SessionPlan[];
  changes: readonly LessonChange[];
}
