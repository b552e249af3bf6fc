import { type Static, Type } from 'typebox';
import { examReminderDays } from '../constants/exams.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import {
  changeOf,
  DateOnly,
  Done,
  Id,
  IdParams,
  Nullable,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  TimeRange,
  text,
} from './common.ts';

const editable = {
  title: Type.String({ maxLength: textLength.title, 'x-missing': 'exam.title_required' }),
  /** The name of the course that it is of, or ''. */
  course: text(textLength.name),
  date: { ...DateOnly, 'x-missing': 'exam.date_required' },
  /** Null while nobody knows it. */
  time: Nullable(TimeRange),
  room: text(textLength.name),
  seat: text(textLength.name),
  /** Percent of the course. */
  weight: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
  note: text(textLength.description),
  /** On how many days before it the person is reminded. */
  remind_days: Type.Array(
    Type.Integer({
      minimum: Math.min(...examReminderDays),
      maximum: Math.max(...examReminderDays),
    }),
    { maxItems: examReminderDays.length },
  ),
};
const ExamEdit = Type.Object(editable);
/** All that can be set of an exam. */
export type ExamEdit = Static<typeof ExamEdit>;

export const Exam = Type.Object({
  id: Id,
  ...editable,
  title: Type.String(),
  date: DateOnly,
  ...stamps,
} satisfies Shows<ExamEdit>);
export type Exam = Static<typeof Exam>;

export const examSchemas = {
  listExams: {
    query: Strict({
      ...PageQuery,
      start_date: Type.Optional(DateOnly),
      end_date: Type.Optional(DateOnly),
      course: Type.Optional(text(textLength.name, 1)),
    }),
    reply: pageOf(Exam),
  },
  getExam: { params: IdParams, reply: Exam },
  createExam: {
    body: Strict({
      id: Type.Optional(Id),
      ...Type.Partial(ExamEdit).properties,
      title: editable.title,
      date: editable.date,
    }),
    reply: Exam,
    status: 201,
    example: {
      title: 'Midterm',
      course: 'Linear Algebra',
      date: '2026-11-21',
      time: '09:00-11:00',
      room: 'Hall 3',
      seat: '27',
    },
  },
  updateExam: changeOf(ExamEdit, Exam),
  deleteExam: { ifMatch: true, params: IdParams, reply: Done },
  restoreExam: { params: IdParams, reply: Exam },
} satisfies Record<string, CallSchema>;
