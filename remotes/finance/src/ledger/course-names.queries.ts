import { listCourseNames } from '@board/contracts/calls/courses';
import { useApi } from '@board/platform';

/** What a record can belong to: the person's courses, and the one that it names, gone or not. */
export function useCourseNames(named: string): readonly string[] {
  const known = useApi(listCourseNames, {}).data?.items.map(({ name }) => name) ?? [];
  return [...new Set([...known, named])].filter(Boolean);
}
