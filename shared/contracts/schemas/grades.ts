import { type Static, Type } from 'typebox';
import { gradeLimit, gradeScales } from '../constants/grades.ts';
import { textLength } from '../constants/limits.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Id, IdParams, Nullable, oneOf, type Shows, Strict, stamps, text } from './common.ts';

const hundredths = (maximum: number, minimum = 0) =>
  Type.Integer({ minimum, maximum, description: 'In hundredths' });

const part = {
  name: text(textLength.name),
  /** Of a percent of the course. */
  weight: hundredths(gradeLimit.weight),
  mark: Nullable(hundredths(gradeLimit.mark)),
  out_of: hundredths(gradeLimit.mark, 1),
};
const GradePart = Type.Object(part);
export type GradePart = Static<typeof GradePart>;

const fields = {
  term_id: Nullable(Id),
  course_name: Type.String({ maxLength: textLength.name, 'x-missing': 'grade.name_required' }),
  credits: hundredths(gradeLimit.credits),
  counts: Type.Boolean({ description: 'It is a part of the average' }),
};
const GradeEdit = Type.Object({
  ...fields,
  parts: Type.Array(Strict(part), { maxItems: gradeLimit.parts }),
});
/** All that can be said of a course's grades. */
export type GradeEdit = Static<typeof GradeEdit>;

export const Grade = Type.Object({
  id: Id,
  ...fields,
  parts: Type.Array(GradePart),
  ...stamps,
} satisfies Shows<GradeEdit>);
export type Grade = Static<typeof Grade>;

/** A course as its grades see it: one of the timetable, one that has grades, or both. */
export const GradedCourse = Type.Object({
  term_id: Nullable(Id),
  course_name: Type.String(),
  color: Nullable(Type.Integer()),
  grade: Nullable(Grade),
});
export type GradedCourse = Static<typeof GradedCourse>;

const band = {
  from: hundredths(gradeLimit.weight),
  points: hundredths(gradeLimit.points),
  letter: text(gradeLimit.letter),
};
const scale = oneOf(gradeScales);
const GradeScaleReply = Type.Object({
  scale,
  /** The person's own table of this scale, or the usual one. */
  bands: Type.Array(Type.Object(band)),
});

export const gradeSchemas = {
  listGrades: {
    reply: Type.Object({ ...GradeScaleReply.properties, items: Type.Array(GradedCourse) }),
  },
  createGrade: {
    body: Strict({ ...GradeEdit.properties, id: Type.Optional(Id) }),
    reply: Grade,
    status: 201,
  },
  updateGrade: {
    ifMatch: true,
    params: IdParams,
    body: Strict(GradeEdit.properties),
    reply: Grade,
  },
  deleteGrade: { params: IdParams, reply: Done },
  setGradeScale: {
    body: Strict({
      scale,
      /** Without them the table of this scale stays as it was. */
      bands: Type.Optional(Type.Array(Strict(band), { minItems: 1, maxItems: gradeLimit.bands })),
    }),
    reply: GradeScaleReply,
    example: { scale: '4.0' },
  },
} satisfies Record<string, CallSchema>;
