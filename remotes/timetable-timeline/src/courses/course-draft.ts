import type { CourseEdit } from '@board/contracts/calls/courses';
import { defaultTime } from '@board/contracts/constants/periods';
import { writePeriods } from '@board/contracts/formats/period-text';
import { newId } from '@board/platform';
import type { CourseBody, CoursePlan } from '../plan/courses.queries.ts';
import { likelyMonday, usualWeeks } from '../plan/new-term.ts';

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

/** A term that is made with the course. */
export const newTerm = 'new';

export interface CourseDraft {
  id: string;
  course_name: string;
  teacher: string;
  color: number | null;
  /** Empty for a course on single days, or `newTerm`. */
  term_id: string;
  /** Of the new term. */
  first_monday: string;
  /** Of all weekly lessons, as long as they do not differ. */
  weeks: string;
  classroom: string;
  /** Each weekly lesson is written by itself. */
  apart: boolean;
  meetings: readonly MeetingDraft[];
  sessions: readonly SessionDraft[];
}

export interface PressedCells {
  weekday: number;
  first: number;
  last: number;
}

export interface NewCourse {
  /** Null for single days. */
  termId: string | null;
  weeks: number;
  day: string;
  today: string;
  /** The cells that were pressed. */
  at?: PressedCells | undefined;
}

export const allWeeks = (weeks: number): string => `1-${weeks}周`;

export function emptyMeeting(weeks: number): MeetingDraft {
  return { ...emptyLesson(), weekday: 1, weeks: allWeeks(weeks) };
}

function meetingAt({ weekday, first, last }: PressedCells, weeks: number): MeetingDraft {
  const periods = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  return { ...emptyMeeting(weeks), weekday, periods: writePeriods(periods) };
}

export function emptySession(date: string): SessionDraft {
  return { ...emptyLesson(), date };
}

function emptyLesson(): LessonDraft {
  return { id: newId(), periods: '', time: null, classroom: '', teacher: '' };
}

export function newDraft({ termId, weeks, day, today, at }: NewCourse): CourseDraft {
  return {
    id: newId(),
    course_name: '',
    teacher: '',
    color: null,
    term_id: termId ?? '',
    first_monday: likelyMonday(today),
    weeks: allWeeks(weeks),
    classroom: '',
    apart: false,
    meetings: termId && at ? [meetingAt(at, weeks)] : [],
    sessions: termId ? [] : [{ ...emptySession(day), time: defaultTime }],
  };
}

export function draftOf(plan: CoursePlan, today: string): CourseDraft {
  const { id, course_name, teacher, color, term_id, meetings, sessions } = plan;
  const [first] = meetings;
  const { weeks = allWeeks(usualWeeks), classroom = '' } = first ?? {};
  return {
    id,
    course_name,
    teacher,
    color,
    term_id: term_id ?? '',
    first_monday: likelyMonday(today),
    weeks,
    classroom,
    apart: meetings.some(
      (each) => each.weeks !== weeks || each.classroom !== classroom || each.time !== null,
    ),
    meetings,
    sessions,
  };
}

/** What is sent: a course without a term has no weekly lessons. Its note is written on its page. */
export function bodyOf(draft: CourseDraft, termName: string): CourseBody {
  const weekly = draft.term_id !== '';
  const isNew = draft.term_id === newTerm;
  const { first_monday } = draft;
  const { color, ...set } = {
    course_name: draft.course_name,
    teacher: draft.teacher,
    color: draft.color,
    term_id: weekly && !isNew ? draft.term_id : null,
    ...(isNew && { new_term: { name: termName, first_monday, weeks: usualWeeks } }),
    meetings: weekly ? [...draft.meetings] : [],
    sessions: [...draft.sessions],
  } satisfies Record<Exclude<keyof CourseEdit, 'note'>, unknown>;
  return color === null ? set : { ...set, color };
}
