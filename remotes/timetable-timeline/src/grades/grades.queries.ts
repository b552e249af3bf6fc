import type { BodyOf, ReplyOf } from '@board/contracts/calls/call';
import {
  createGrade,
  deleteGrade,
  type Grade,
  type GradedCourse,
  listGrades,
  setGradeScale,
  updateGrade,
} from '@board/contracts/calls/grades';
import { patch, planWrite, useApi, useSend, useWrite } from '@board/platform';

export type { GradedCourse };
export type Grades = ReplyOf<typeof listGrades>;
export type GradeBody = NonNullable<BodyOf<typeof createGrade>>;

export const useGrades = () => useApi(listGrades, {});

/** Writes the first grades of a course, or over those the person was looking at. */
export function useGradeSave() {
  const create = useSend(createGrade);
  const update = useSend(updateGrade);
  return (given: GradeBody, seen: Grade | null) => {
    const { id: _, ...body } = given;
    return seen ? update({ params: { id: seen.id }, body }, { seen }) : create({ body: given });
  };
}

/** A course of the timetable stays, without grades. */
const deletion = planWrite(deleteGrade, {
  shows: ({ params }) => [
    patch(listGrades, (reply) => ({
      ...reply,
      items: reply.items.flatMap((each) => {
        if (each.grade?.id !== params.id) return [each];
        return each.color === null ? [] : [{ ...each, grade: null }];
      }),
    })),
  ],
});

export function useGradeDeletion() {
  const remove = useSend(deletion);
  const create = useSend(createGrade);
  return {
    remove: ({ id }: Grade) => remove({ params: { id } }),
    restore: ({ version: _, created_at: __, updated_at: ___, ...body }: Grade) => create({ body }),
  };
}

export const useScaleSave = () => useWrite(setGradeScale);
