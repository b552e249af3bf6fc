import { type KnownCourse, listCourseNames } from '@board/contracts/calls/courses';
import { sendCall, useApi } from '@board/platform';

/** The person's courses by name. Asked for where needed. */
export function useCourses(isNeeded = true): readonly KnownCourse[] {
  return useApi(listCourseNames, isNeeded ? {} : null).data?.items ?? none;
}
const none: readonly KnownCourse[] = [];

/** For a line with an @ that nobody has read yet; without an answer the @ is just a word. */
export async function askForCourses(line: string): Promise<readonly string[]> {
  if (!line.includes('@')) return [];
  const known = await sendCall(listCourseNames, {}).catch(() => undefined);
  return known?.items.map(({ name }) => name) ?? [];
}
