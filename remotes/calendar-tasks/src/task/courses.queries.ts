import { listCoursePlans } from '@board/contracts/calls/courses';
import { pageLimit } from '@board/contracts/constants/limits';
import { sendCall, useApi } from '@board/platform';

export interface KnownCourse {
  readonly name: string;
  readonly colour: number;
}

const input = { query: { limit: pageLimit.max } };

const eachOnce = (plans: readonly { course_name: string; color: number }[]): KnownCourse[] => [
  ...new Map(
    plans.map(({ course_name: name, color: colour }) => [name, { name, colour }]),
  ).values(),
];

/** The person's courses by name: one of the same name in two terms is one. Asked for where needed. */
export function useCourses(isNeeded = true): readonly KnownCourse[] {
  const { data } = useApi(listCoursePlans, isNeeded ? input : null);
  return data ? eachOnce(data.items) : none;
}
const none: readonly KnownCourse[] = [];

/** For a line with an @ that nobody has read yet; without an answer the @ is just a word. */
export async function askForCourses(line: string): Promise<readonly string[]> {
  if (!line.includes('@')) return [];
  const page = await sendCall(listCoursePlans, input).catch(() => undefined);
  return eachOnce(page?.items ?? []).map(({ name }) => name);
}
