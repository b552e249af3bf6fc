import type { PublicContext } from '../../context/context.ts';
import { single } from '../../writing/transaction.ts';
import { coursesOfAllBetween, toTimetable } from './courses.repository.ts';
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
  let after: [string, string] = ['', ''];
  let active = 0;
  for (;;) {
    const rows = await coursesOfAllBetween(connection, { start, end, after, limit: batch });
    const ids = new Set(rows.flatMap((row) => (row.term_id === null ? [] : [row.term_id])));
    const terms = new Map((await termsOfAll(connection, [...ids])).map((row) => [row.id, row]));
    for (const row of rows) {
      const term = row.term_id === null ? undefined : terms.get(row.term_id);
      const plans = term?.user_id === row.user_id ? [toTermPlan(term)] : [];
      if (expandLessons(plans, [toTimetable(row)], { start, end }).length > 0) active += 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < batch) return active;
    after = [last.user_id, last.id];
  }
}
