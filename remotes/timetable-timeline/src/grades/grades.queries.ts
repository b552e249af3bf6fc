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
import { patch, planWrite, useApi, useSend } from '@board/platform';

export type { GradedCourse };
export type Grades = ReplyOf<typeof listGrades>;
export type GradeBody = NonNullable<BodyOf<typeof createGrade>>;

export const useGrades = () => useApi(listGrades, {});

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

export function useGradeWrites() {
  const create = useSend(createGrade);
  const update = useSend(updateGrade);
  const remove = useSend(deletion);
  const scale = useSend(setGradeScale);
  return {
    /** Writes the first grades of a course, or over those the person was looking at. */
    save(given: GradeBody, seen: Grade | null) {
      const { id: _, ...body } = given;
      return seen ? update({ params: { id: seen.id }, body }, { seen }) : create({ body: given });
    },
    remove: ({ id }: Grade) => remove({ params: { id } }),
    restore: ({ version: _, created_at: __, updated_at: ___, ...body }: Grade) => create({ body }),
    saveScale: (body: BodyOf<typeof setGradeScale>) => scale({ body }),
  };
}
