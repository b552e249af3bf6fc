import type { CourseEdit } from '@board/contracts/calls/courses';
import { defaultTime } from '@board/contracts/constants/periods';
import { newId } from '@board/platform';
import type { CourseBody, CoursePlan } from '../plan/courses.queries.ts';

export interface LessonDraft {
  id: string;
  periods: string;
  /** Set for a lesson with a time of its own instead of periods. */
  time: string | null;
  classroom: string;
  teacher: string;
}

export interface MeetingDraft extends LessonDraft {
  weekday: number;
  weeks: string;
}

export interface SessionDraft extends LessonDraft {
  date: string;
}

export interface CourseDraft {
  id: string;
  course_name: string;
  teacher: string;
  color: number | null;
  /** Empty for a course on single days. */
  term_id: string;
  meetings: readonly MeetingDraft[];
  sessions: readonly SessionDraft[];
}

export interface NewCourse {
  termId: string | null;
  weeks: number;
  day: string;
}

export function emptyMeeting(weeks: number): MeetingDraft {
  return { ...emptyLesson(), weekday: 1, weeks: `1-${weeks}周` };
}

export function emptySession(date: string): SessionDraft {
  return { ...emptyLesson(), date };
}

function emptyLesson(): LessonDraft {
  return { id: newId(), periods: '', time: null, classroom: '', teacher: '' };
}

export function newDraft({ termId, weeks, day }: NewCourse): CourseDraft {
  return {
    id: newId(),
    course_name: '',
    teacher: '',
    color: null,
    term_id: termId ?? '',
    meetings: termId ? [emptyMeeting(weeks)] : [],
    sessions: termId ? [] : [{ ...emptySession(day), time: defaultTime }],
  };
}

export function draftOf(plan: CoursePlan): CourseDraft {
  const { id, course_name, teacher, color, term_id, meetings, sessions } = plan;
  return { id, course_name, teacher, color, term_id: term_id ?? '', meetings, sessions };
}

/** What is sent: a course without a term has no weekly lessons. */
export function bodyOf(draft: CourseDraft): CourseBody {
  const weekly = draft.term_id !== '';
  const { color, ...set } = {
    course_name: draft.course_name,
    teacher: draft.teacher,
    color: draft.color,
    term_id: weekly ? draft.term_id : null,
    meetings: weekly ? [...draft.meetings] : [],
    sessions: [...draft.sessions],
  } satisfies Record<keyof CourseEdit, unknown>;
  return color === null ? set : { ...set, color };
}
