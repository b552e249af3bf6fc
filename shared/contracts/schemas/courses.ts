import { type Static, Type } from 'typebox';
import { textLength, timetableLimit } from '../constants/limits.ts';
import { courseColours } from '../constants/periods.ts';
import { courseSources, importFormats } from '../constants/timetable.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  TimeRange,
  text,
  Version,
} from './common.ts';
import { NewTermFields, PeriodTable } from './terms.ts';

const Weekday = Type.Integer({ minimum: 1, maximum: 7, description: '1 is Monday' });
const Colour = Type.Integer({ minimum: 1, maximum: courseColours });
const name = text(textLength.name);

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

const lesson = {
  periods: text(textLength.name),
  time: Nullable(TimeRange),
  classroom: name,
  teacher: name,
};

export const Meeting = Type.Object({ id: Id, weekday: Weekday, weeks: Type.String(), ...lesson });
export type Meeting = Static<typeof Meeting>;

export const Session = Type.Object({ id: Id, date: DateOnly, ...lesson });
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
  source: oneOf(courseSources),
  meetings: Type.Array(Meeting),
  sessions: Type.Array(Session),
  changes: Type.Array(LessonChange),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
} satisfies Shows<CourseEdit>);
export type CoursePlan = Static<typeof CoursePlan>;

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
  meetings: Type.Array(MeetingInput, { maxItems: timetableLimit.meetings }),
  sessions: Type.Array(SessionInput, { maxItems: timetableLimit.sessions }),
});
/** All that can be set of a course. */
export type CourseEdit = Static<typeof CourseEdit>;
const courseChange = Type.Partial(CourseEdit).properties;

export const ImportedCourse = Strict({
  course_name: name,
  teacher: name,
  meetings: Type.Array(Strict({ weekday: Weekday, weeks: text(textLength.title), ...lesson }), {
    maxItems: timetableLimit.meetings,
  }),
  sessions: Type.Array(Strict({ date: DateOnly, ...lesson }), {
    maxItems: timetableLimit.sessions,
  }),
});
export type ImportedCourse = Static<typeof ImportedCourse>;

const ImportProblem = Type.Object({ line: Type.Integer(), reason: Type.String() });
export type ImportProblem = Static<typeof ImportProblem>;

const ImportConflict = Type.Object({
  course_name: Type.String(),
  other: Type.String(),
  /** Whether the other one is already in the timetable, rather than in the same file. */
  existing: Type.Boolean(),
  date: DateOnly,
  time: TimeRange,
});
export type ImportConflict = Static<typeof ImportConflict>;

const ImportPreview = Type.Object({
  format: oneOf(importFormats),
  term: Type.Object({
    name: Type.String(),
    first_monday: Nullable(DateOnly),
    weeks: Type.Integer(),
    period_tables: Type.Array(PeriodTable),
  }),
  courses: Type.Array(ImportedCourse),
  problems: Type.Array(ImportProblem),
  /** With everything that is there, and with what stays when the term's own courses are replaced. */
  conflicts: Type.Array(ImportConflict),
  conflicts_when_replacing: Type.Array(ImportConflict),
});
export type ImportPreview = Static<typeof ImportPreview>;

const changeParams = Strict({ id: Id, meeting_id: Id, date: DateOnly });

const CourseImport = Type.Object({
  id: Id,
  term_id: Id,
  term_name: Type.String(),
  created: Type.Integer(),
  merged: Type.Integer(),
  removed: Type.Integer(),
  undone: Type.Boolean(),
  created_at: Instant,
});
export type CourseImport = Static<typeof CourseImport>;

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
      dated: Type.Optional(Type.Boolean()),
    }),
    reply: pageOf(CoursePlan),
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
  previewImport: {
    body: Strict({
      file_name: text(textLength.title, 1),
      /** The file in base64. */
      content: Type.String({ minLength: 1, maxLength: timetableLimit.importBase64 }),
      /** Where dates are weeks of: an existing term, or the first Monday of a new one. */
      term_id: Type.Optional(Nullable(Id)),
      first_monday: Type.Optional(Nullable(DateOnly)),
    }),
    reply: ImportPreview,
  },
  runImport: {
    body: Strict({
      /** An existing term, or else the fields of a new one. */
      term_id: Type.Optional(Id),
      new_term: Type.Optional(Strict(NewTermFields)),
      mode: oneOf(['replace', 'merge']),
      courses: Type.Array(ImportedCourse, { minItems: 1, maxItems: timetableLimit.courses }),
    }),
    reply: Type.Object({
      id: Id,
      term_id: Id,
      created: Type.Integer(),
      merged: Type.Integer(),
      removed: Type.Integer(),
    }),
    status: 201,
  },
  /** Those that can still be undone, and those that were lately; the newest first. */
  listCourseImports: { query: Strict(PageQuery), reply: pageOf(CourseImport) },
  undoImport: { params: IdParams, reply: Done },
} satisfies Record<string, CallSchema>;
