import { listCourses } from '@board/contracts/calls/courses';
import { listTerms } from '@board/contracts/calls/terms';
import { readFirstScreen, seed } from '@board/platform';
import { weekOf } from '@board/time';

/** The first screen's reply holds the week's lessons and the terms already. */
export function seedFirstScreen(): () => void {
  return readFirstScreen(({ date, courses, terms }) => {
    const week = weekOf(date);
    const query = { start_date: week[0] ?? date, end_date: week[6] ?? date };
    return [
      seed(listCourses, { query }, courses),
      seed(listTerms, { query: { limit: 100 } }, terms),
    ];
  });
}
