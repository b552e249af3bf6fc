import type { BodyOf } from '@board/contracts/calls/call';
import {
  type CoursePlan,
  createCourse,
  getCoursePlan,
  listCoursePlans,
  type Meeting,
  type Session,
  updateCourse,
} from '@board/contracts/calls/courses';
import { useApi, useWrite } from '@board/platform';

export type { CoursePlan, Meeting, Session };
export type CourseBody = NonNullable<BodyOf<typeof createCourse>>;

export const plansPerPage = 50;

/** A term's courses, or those on single days that belong to none. */
export function useCoursePlans(termId: string | null, page: number) {
  const place = termId === null ? { dated: true } : { term_id: termId };
  return useApi(listCoursePlans, { query: { ...place, page, limit: plansPerPage } });
}

export function useCoursePlan(id: string) {
  return useApi(getCoursePlan, { params: { id } });
}

/** Creates, or changes what the person was looking at. */
export function useCourseSave() {
  const { write: create, pending: creating } = useWrite(createCourse);
  const { write: update, pending: updating } = useWrite(updateCourse);
  const save = (body: CourseBody, existing?: { id: string; version?: number }) => {
    if (!existing) return create({ body });
    const { id, version } = existing;
    return update({ params: { id }, body }, version === undefined ? {} : { version });
  };
  return { save, pending: creating || updating };
}
