import { timetableLimit } from '@board/contracts/constants/limits';
import type { Connection } from '../../database/connection.ts';
import { ofStandingTerm } from './courses.repository.ts';

/** The courses of every term by their names, of one name the newest first: two rows of one name in a term are one course. */
export function courseNames(connection: Connection, userId: string) {
  return connection.query
    .selectFrom('courses')
    .select(['term_id', 'course_name', ({ fn }) => fn.min('color').as('color')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where(ofStandingTerm)
    .groupBy(['term_id', 'course_name'])
    .orderBy('course_name')
    .orderBy('term_id', 'desc')
    .limit(timetableLimit.courses)
    .execute();
}
