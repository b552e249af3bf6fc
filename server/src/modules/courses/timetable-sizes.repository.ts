import type { Connection } from '../../database/connection.ts';
import { statement } from '../../database/statement.ts';
import type { MeetingPlan, SessionPlan } from './timetable/plan.ts';

export interface Sizes {
  terms: number;
  courses: number;
  /** A meeting counts in each of its weeks. */
  lessons: number;
}

const lessons = statement<{ userId: string }>()((query, value) =>
  query
    .selectFrom('courses')
    .select(['meetings', 'sessions'])
    .where('user_id', '=', value.text('userId'))
    .where('deleted_at', 'is', null),
);
const terms = statement<{ userId: string }>()((query, value) =>
  query.selectFrom('terms').select('id').where('user_id', '=', value.text('userId')),
);

/** With deleted terms and their courses, which are read with the others as long as they are kept. */
export async function sizesOfTimetable(connection: Connection, userId: string): Promise<Sizes> {
  const rows = await lessons.all(connection, { userId });
  const counts = rows.map(({ meetings, sessions }) => {
    const weekly: MeetingPlan[] = JSON.parse(meetings);
    const dated: SessionPlan[] = JSON.parse(sessions);
    return weekly.reduce((sum, { weeks }) => sum + weeks.length, dated.length);
  });
  return {
    terms: (await terms.all(connection, { userId })).length,
    courses: rows.length,
    lessons: counts.reduce((sum, count) => sum + count, 0),
  };
}
