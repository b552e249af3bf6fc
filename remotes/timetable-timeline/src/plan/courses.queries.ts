import type { BodyOf } from '@board/contracts/calls/call';
import {
  type CoursePlan,
  createCourse,
  deleteCourse,
  getCoursePlan,
  listCourseNames,
  listCoursePlans,
  restoreCourse,
  updateCourse,
} from '@board/contracts/calls/courses';
import { listTerms } from '@board/contracts/calls/terms';
import { pageLimit, textLength } from '@board/contracts/constants/limits';
import { planWrite, sendCall, useApi, useSend } from '@board/platform';
import { useMemo } from 'react';
import { withoutLessons } from './lessons.queries.ts';

export type { CoursePlan };
export type CourseBody = NonNullable<BodyOf<typeof createCourse>>;

const plansPerPage = 50;

/** A term's courses, or those on single days that belong to none. */
export function useCoursePlans(termId: string | null, page: number) {
  const place = termId === null ? { dated: true } : { term_id: termId };
  return useApi(listCoursePlans, { query: { ...place, page, limit: plansPerPage } });
}

/** All that stands in the week of a term. */
export function useTermPlans(termId: string | undefined): readonly CoursePlan[] {
  const query = { term_id: termId ?? '', limit: pageLimit.max };
  const { data } = useApi(listCoursePlans, termId === undefined ? null : { query });
  return data?.items ?? none;
}

const none: readonly CoursePlan[] = [];

/** The colours of the person's courses by their names. */
export function useKnownCourses(isNeeded = true): ReadonlyMap<string, number> {
  const { data } = useApi(listCourseNames, isNeeded ? {} : null);
  return useMemo(() => new Map(data?.items.map(({ name, color }) => [name, color])), [data]);
}

/** The courses of a name, one a term in which it is. */
export function usePlansNamed(name: string) {
  const query = { course_name: name.slice(0, textLength.name), limit: pageLimit.max };
  const request = useApi(listCoursePlans, name === '' ? null : { query });
  return { request, plans: request.data?.items };
}

export const useCoursePlan = (id: string) => useApi(getCoursePlan, { params: { id } });

/** As it is now, with its term. */
export async function fetchPlan(id: string) {
  const [plan, terms] = await Promise.all([
    sendCall(getCoursePlan, { params: { id } }),
    sendCall(listTerms, { query: { limit: pageLimit.max } }),
  ]);
  return { plan, term: terms.items.find((each) => each.id === plan.term_id) };
}

const deletion = planWrite(deleteCourse, {
  shows: ({ params }) => [withoutLessons((lesson) => lesson.course_id === params.id)],
});

/** A course with all its lessons. */
export function useCourseWrites() {
  const create = useSend(createCourse);
  const update = useSend(updateCourse);
  const remove = useSend(deletion);
  const restore = useSend(restoreCourse);
  return {
    /** Creates, or changes what the person was looking at. */
    save: (body: CourseBody, seen?: { id: string; version: number }) =>
      seen ? update({ params: { id: seen.id }, body }, { seen }) : create({ body }),
    remove: (id: string) => remove({ params: { id } }),
    restore: (id: string) => restore({ params: { id } }),
  };
}
