import type { QueryOf } from '@board/contracts/calls/call';
import type { listExams } from '@board/contracts/calls/exams';
import type { Exam } from '@board/contracts/schemas/exams';
import type { Selectable } from 'kysely';
import type { Connection } from '../../database/connection.ts';
import { ownThings } from '../../database/own-things.ts';
import type { ExamsTable } from '../../database/tables/exams.ts';
import { countOf, withTotal } from '../../database/with-total.ts';

export type ExamRow = Selectable<ExamsTable>;

export const {
  find: findExamRow,
  insert: insertExamRow,
  replace: replaceExamRow,
  standing: examRowsOf,
  purge: purgeDeletedExams,
  crowdOut: crowdOutExams,
} = ownThings('exams');

export const remindDaysOf = ({ remind_days }: Pick<ExamRow, 'remind_days'>): number[] =>
  JSON.parse(remind_days);

export function toExam(row: ExamRow): Exam {
  const { user_id: _, deleted_at: __, ...exam } = row;
  return { ...exam, time: row.time === '' ? null : row.time, remind_days: remindDaysOf(row) };
}

export type ExamFilter = Omit<QueryOf<typeof listExams>, 'page' | 'limit'>;

/** In the order in which they come. */
export const listExamRows = (
  connection: Connection,
  userId: string,
  filter: ExamFilter,
  slice: { limit: number; offset: number },
) =>
  withTotal(
    filtered(connection, userId, filter).selectAll().orderBy('date').orderBy('time').orderBy('id'),
    slice,
  );

export const countExams = (connection: Connection, userId: string): Promise<number> =>
  countOf(filtered(connection, userId, {}));

function filtered(
  connection: Connection,
  userId: string,
  { start_date: start, end_date: end, course }: ExamFilter,
) {
  let query = connection.query
    .selectFrom('exams')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (start !== undefined) query = query.where('date', '>=', start);
  if (end !== undefined) query = query.where('date', '<=', end);
  if (course !== undefined) query = query.where('course', '=', course);
  return query;
}
