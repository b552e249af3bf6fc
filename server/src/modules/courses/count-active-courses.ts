import type { PublicContext } from '../../context/context.ts';
import { pagesAfter } from '../../database/pages-after.ts';
import { single } from '../../writing/transaction.ts';
import { type CourseRow, coursesOfAllBetween, toTimetable } from './courses.repository.ts';
import { termsOfAll, toTermPlan } from './terms.repository.ts';
import { expandLessons } from './timetable/expand-lessons.ts';

const batch = 1_000;

/** Courses of all users that have a lesson between two days, each counted once. */
export async function countActiveCourses(
  ctx: PublicContext,
  start: string,
  end: string,
): Promise<number> {
  const connection = single(ctx);
  const next = (after: Pick<CourseRow, 'user_id' | 'id'>, limit: number) =>
    coursesOfAllBetween(connection, { start, end, after, limit });
  let active = 0;
  for await (const rows of pagesAfter({ user_id: '', id: '' }, batch, next)) {
    const ids = new Set(rows.flatMap((row) => (row.term_id === null ? [] : [row.term_id])));
    const terms = new Map((await termsOfAll(connection, [...ids])).map((row) => [row.id, row]));
    for (const row of rows) {
      const term = row.term_id === null ? undefined : terms.get(row.term_id);
      const plans = term?.user_id === row.user_id ? [toTermPlan(term)] : [];
      if (expandLessons(plans, [toTimetable(row)], { start, end }).length > 0) active += 1;
    }
  }
  return active;
}
