import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { ownThings } from '../../../database/own-things.ts';
import type { CourseImportsTable } from '../../../database/tables/courses.ts';
import { withTotal } from '../../../database/with-total.ts';

const imports = ownThings('course_imports');

/** Of a person: each may name four hundred courses, and an undo reads all that came after it. */
const mostKept = 50;

/** All that one import did, so that all of it can be undone. */
export interface ImportRecord {
  term_id: string;
  /** The import made the term. */
  new_term: boolean;
  /** How long an existing term was before it had to grow. */
  weeks_before: number | null;
  created: readonly string[];
  extended: readonly { id: string; lessons: readonly string[] }[];
  removed: readonly string[];
}

export async function insertImport(
  tx: Transaction,
  row: { userId: string; id: string; record: ImportRecord; at: string },
): Promise<void> {
  await imports.insert(tx, {
    user_id: row.userId,
    id: row.id,
    record: JSON.stringify(row.record),
    created_at: row.at,
    undone_at: null,
  });
  await imports.keepLast(tx, row.userId, mostKept);
}

export interface KeptImport {
  id: string;
  record: ImportRecord;
  undone: boolean;
  createdAt: string;
}

const toKept = (row: Selectable<CourseImportsTable>): KeptImport => ({
  id: row.id,
  record: JSON.parse(row.record),
  undone: row.undone_at !== null,
  createdAt: row.created_at,
});

/** The newest first. */
export async function listImportRecords(
  connection: Connection,
  { userId, since }: { userId: string; since: string },
  slice: { limit: number; offset: number },
): Promise<{ imports: KeptImport[]; total: number }> {
  const mine = connection.query
    .selectFrom('course_imports')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since);
  const { rows, total } = await withTotal(mine.selectAll().orderBy('id', 'desc'), slice);
  return { imports: rows.map(toKept), total };
}

export async function findImport(
  connection: Connection,
  userId: string,
  id: string,
): Promise<KeptImport | undefined> {
  const row = await imports.find(connection, userId, id);
  return row && toKept(row);
}

/** Imports after this one that stand, the earliest first. */
export async function standingAfter(
  connection: Connection,
  userId: string,
  { id, createdAt }: KeptImport,
): Promise<KeptImport[]> {
  const rows = await connection.query
    .selectFrom('course_imports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>=', createdAt)
    .where('id', '>', id)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toKept);
}

export const rewriteRecord = (
  tx: Transaction,
  userId: string,
  { id, record }: Pick<KeptImport, 'id' | 'record'>,
) => imports.change(tx, { user_id: userId, id }, { record: JSON.stringify(record) });

/** Of all people, those that can no longer be undone. */
export async function purgeImports(tx: Transaction, before: string): Promise<void> {
  await tx.query.deleteFrom('course_imports').where('created_at', '<', before).execute();
}

export const markUndone = (tx: Transaction, userId: string, id: string, at: string) =>
  imports.change(tx, { user_id: userId, id }, { undone_at: at });
