import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { ClassReportsTable } from '../../../database/tables/classes.ts';
import { withTotal } from '../../../database/with-total.ts';

export type ReportRow = Selectable<ClassReportsTable>;

export const { insert: insertReport } = keyedRows('class_reports', ['id']);

/** Of the classes of others, what waits for an answer first. */
export function findReports(
  connection: Connection,
  userId: string,
  slice: { limit: number; offset: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const found = connection.query
    .selectFrom('class_reports')
    .where('owner_id', '!=', userId)
    .orderBy((is) => is.case().when('answered_at', 'is', null).then(0).else(1).end())
    .orderBy('id', 'desc');
  return withTotal(found.selectAll(), slice);
}

export const reportsBy = (connection: Connection, userId: string) =>
  connection.query
    .selectFrom('class_reports')
    .select(['name', 'text', 'created_at', 'answered_at', 'answer'])
    .where('reporter_id', '=', userId)
    .orderBy('id')
    .execute();

export function findReport(
  connection: Connection,
  userId: string,
  id: string,
): Promise<ReportRow | undefined> {
  return connection.query
    .selectFrom('class_reports')
    .selectAll()
    .where('owner_id', '!=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Answers whether nobody has before. */
export async function setAnswer(
  tx: Transaction,
  { id }: ReportRow,
  answer: Pick<ReportRow, 'answered_at' | 'answered_by' | 'answer'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.query
    .updateTable('class_reports')
    .set(answer)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which of these classes are still there. */
export async function stillOpen(
  connection: Connection,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const classes = connection.query.selectFrom('classes').select('id');
  const rows = await classes.where('id', 'in', ids).execute();
  return new Set(rows.map(({ id }) => id));
}
