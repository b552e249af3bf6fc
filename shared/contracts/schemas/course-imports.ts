import { type Static, Type } from 'typebox';
import { textLength, timetableLimit } from '../constants/limits.ts';
import { importFormats } from '../constants/timetable.ts';
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
  Strict,
  TimeRange,
  text,
} from './common.ts';
import { lesson, name, Weekday } from './courses.ts';
import { NewTermFields, PeriodTable } from './terms.ts';

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

/** What was read of a lesson that was left out: its own words, and what can be set right of it. */
const ImportedLesson = Type.Object({
  course_name: Type.String(),
  teacher: Type.String(),
  classroom: Type.String(),
  /** 0 where nothing says which. */
  weekday: Type.Integer(),
  periods: Type.String(),
  weeks: Type.String(),
  text: Type.String(),
});
export type ImportedLesson = Static<typeof ImportedLesson>;

const ImportProblem = Type.Object({
  /** 0 where there are no lines. */
  line: Type.Integer(),
  reason: Type.String(),
  lesson: Type.Optional(ImportedLesson),
});
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
  /** The kind of page, where it is one. */
  source: Type.Optional(Type.String()),
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

export const courseImportSchemas = {
  previewImport: {
    body: Strict({
      file_name: text(textLength.title, 1),
      /** The file in base64. */
      content: Type.String({ maxLength: timetableLimit.importBase64 }),
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
