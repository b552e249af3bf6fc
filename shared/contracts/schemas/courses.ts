import { type Static, Type } from 'typebox';
import { textLength, timetableLimit } from '../constants/limits.ts';
import { courseColours } from '../constants/periods.ts';
import { courseSources } from '../constants/timetable.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Done,
  Id,
  IdParams,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  TimeRange,
  text,
} from './common.ts';
import { NewTermFields } from './terms.ts';

export const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' });
const Colour = Type.Integer({ minimum: 1, maximum: courseColours });
export const name = text(textLength.name);

/** One lesson on one day, in the specification's fields and the derived ones beside them. */
export const Course = Type.Object({
  id: Type.String({
    description: 'Of this lesson: stays the same as long as its meeting and day do',
  }),
  course_name: Type.String(),
  date: DateOnly,
  periods: Type.String({ description: "'1-2节', or empty for a lesson with a time of its own" }),
  classroom: Type.String(),
  teacher: Type.String(),
  name: Type.String(),
  time: TimeRange,
  timeSlots: Type.Array(Type.Integer()),
  location: Type.String(),
  color: Colour,
  day: Weekday,
  course_id: Id,
  meeting_id: Id,
  /** The day under which its change is kept; another than `date` when it was moved. */
  planned_date: DateOnly,
  term_id: Nullable(Id),
  week: Nullable(Type.Integer()),
  source: oneOf(courseSources),
  changed: Type.Boolean({
    description: 'It differs from the plan: moved, or another room, time or teacher',
  }),
});
export type Course = Static<typeof Course>;

export const lesson = {
  periods: text(textLength.name),
  time: Nullable(TimeRange),
  classroom: name,
  teacher: name,
};

const Meeting = Type.Object({ id: Id, weekday: Weekday, weeks: Type.String(), ...lesson });
export type Meeting = Static<typeof Meeting>;

const Session = Type.Object({ id: Id, date: DateOnly, ...lesson });
export type Session = Static<typeof Session>;

const changeFields = {
  cancelled: Type.Boolean(),
  new_date: Nullable(DateOnly),
  periods: Nullable(lesson.periods),
  time: Nullable(TimeRange),
  classroom: Nullable(name),
  teacher: Nullable(name),
};
/** What is otherwise on one date; null keeps what is planned. */
export const LessonChange = Type.Object({ meeting_id: Id, date: DateOnly, ...changeFields });
export type LessonChange = Static<typeof LessonChange>;

export const CoursePlan = Type.Object({
  id: Id,
  term_id: Nullable(Id),
  course_name: Type.String(),
  teacher: Type.String(),
  color: Colour,
  note: Type.String(),
  source: oneOf(courseSources),
  meetings: Type.Array(Meeting),
  sessions: Type.Array(Session),
  changes: Type.Array(LessonChange),
  ...stamps,
} satisfies Shows<CourseEdit>);
export type CoursePlan = Static<typeof CoursePlan>;

/** A course by its name alone: one of the same name in two terms is one. */
const KnownCourse = Type.Object({ name: Type.String(), color: Colour });
export type KnownCourse = Static<typeof KnownCourse>;

const lessonInput = Type.Partial(Type.Object(lesson)).properties;
const MeetingInput = Strict({
  id: Type.Optional(Id),
  weekday: Weekday,
  weeks: text(textLength.title),
  ...lessonInput,
});
const SessionInput = Strict({ id: Type.Optional(Id), date: DateOnly, ...lessonInput });

const CourseEdit = Type.Object({
  course_name: name,
  term_id: Nullable(Id),
  teacher: name,
  color: Colour,
  /** Markdown, written on the course's own page. */
  note: text(textLength.description),
  meetings: Type.Array(MeetingInput, { maxItems: timetableLimit.meetings }),
  sessions: Type.Array(SessionInput, { maxItems: timetableLimit.sessions }),
});
/** All that can be set of a course. */
export type CourseEdit = Static<typeof CourseEdit>;
const courseChange = Type.Partial(CourseEdit).properties;

const changeParams = Strict({ id: Id, meeting_id: Id, date: DateOnly });

export const courseSchemas = {
  listCourses: {
    query: Strict({
      ...PageQuery,
      start_date: Type.Optional(DateOnly),
      end_date: Type.Optional(DateOnly),
    }),
    reply: pageOf(Course),
  },
  createCourse: {
    body: Strict({
      id: Type.Optional(Id),
      ...courseChange,
      course_name: name,
      /** Made for it: whoever has no term yet needs none before the first course. */
      new_term: Type.Optional(Strict(NewTermFields)),
      /** A course on one date can be written flat, as it is read. */
      date: Type.Optional(DateOnly),
      periods: Type.Optional(lesson.periods),
      time: Type.Optional(Nullable(TimeRange)),
      classroom: Type.Optional(name),
    }),
    reply: CoursePlan,
    status: 201,
    example: {
      course_name: 'Linear Algebra',
      date: '2026-11-18',
      periods: '1-2节',
      classroom: 'A-302',
      teacher: 'Prof. Lin',
    },
  },
  listCoursePlans: {
    query: Strict({
      ...PageQuery,
      term_id: Type.Optional(Id),
      /** Only those of no term. */
      dated: Type.Optional(Type.Boolean()),
      course_name: Type.Optional(name),
    }),
    reply: pageOf(CoursePlan),
  },
  listCourseNames: {
    reply: Type.Object({
      items: Type.Array(KnownCourse, { maxItems: timetableLimit.courses }),
    }),
  },
  getCoursePlan: { params: IdParams, reply: CoursePlan },
  updateCourse: {
    ifMatch: true,
    params: IdParams,
    body: Strict(courseChange),
    reply: CoursePlan,
  },
  deleteCourse: { ifMatch: true, params: IdParams, reply: Done },
  restoreCourse: { params: IdParams, reply: CoursePlan },
  changeLesson: {
    ifMatch: true,
    params: changeParams,
    body: Strict(Type.Partial(Type.Object(changeFields)).properties),
    reply: CoursePlan,
  },
  resetLesson: { ifMatch: true, params: changeParams, reply: CoursePlan },
} satisfies Record<string, CallSchema>;
