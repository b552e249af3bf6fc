import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { keptSince } from '../../settings/index.ts';
import { calendarOf, inItsTerm, withLessons } from '../course-fields.ts';
import {
  countCourses,
  findCourseRow,
  listCourseRows,
  replaceCourseRow,
  toTimetable,
} from '../courses.repository.ts';
import { findTermRow, replaceTermRow } from '../terms.repository.ts';
import { writeCourses } from '../write-courses.ts';
import { handOver } from './hand-over.ts';
import { findImport, type ImportRecord, markUndone } from './imports.repository.ts';

/** Takes back a whole import: what it made goes, what it removed returns, later edits of other things stay. */
export function undoImport(ctx: Context, id: string): Promise<void> {
  return writeCourses(ctx, async (tx) => {
    const { userId } = ctx.actor;
    const found = await findImport(tx, userId, id);
    if (!found || found.createdAt < (await keptSince(ctx, tx)))
      throw new ServiceError('import.not_found');
    if (found.undone) return;
    const record = { ...found.record, ...(await handOver(tx, userId, found)) };
    for (const course of record.created) await setDeleted(ctx, tx, course, now(ctx));
    for (const course of record.removed) await setDeleted(ctx, tx, course, null);
    for (const course of record.extended) await shorten(ctx, tx, course);
    await undoTerm(ctx, tx, record);
    await markUndone(tx, userId, id, now(ctx));
  });
}

async function setDeleted(ctx: Context, tx: Transaction, id: string, at: string | null) {
  const row = await findCourseRow(tx, ctx.actor.userId, id);
  if (!row) return;
  const after = { ...row, deleted_at: at, version: row.version + 1, updated_at: now(ctx) };
  await replaceCourseRow(tx, at === null ? await inItsTerm(ctx, tx, after) : after);
}

async function undoTerm(ctx: Context, tx: Transaction, record: ImportRecord): Promise<void> {
  const term = await findTermRow(tx, ctx.actor.userId, record.term_id);
  if (!term || (!record.new_term && record.weeks_before === null)) return;
  if (record.new_term && (await countCourses(tx, ctx.actor.userId, term.id)) > 0) return;
  const after = record.new_term
    ? { ...term, deleted_at: now(ctx) }
    : { ...term, weeks: Math.max(record.weeks_before ?? 1, await lastWeekIn(ctx, tx, term.id)) };
  await replaceTermRow(tx, { ...after, version: term.version + 1, updated_at: now(ctx) });
}

/** What stays in the term is not cut off by its end. */
async function lastWeekIn(ctx: Context, tx: Transaction, termId: string): Promise<number> {
  const rows = await listCourseRows(tx, ctx.actor.userId, termId);
  const meetings = rows.flatMap((row) => toTimetable(row).meetings);
  return Math.max(1, ...meetings.map(({ weeks }) => weeks.at(-1) ?? 1));
}

async function shorten(
  ctx: Context,
  tx: Transaction,
  { id, lessons }: ImportRecord['extended'][number],
): Promise<void> {
  const row = await findCourseRow(tx, ctx.actor.userId, id);
  if (!row) return;
  const course = toTimetable(row);
  const stays = (lesson: { id: string }) => !lessons.includes(lesson.id);
  const rest = {
    meetings: course.meetings.filter(stays),
    sessions: course.sessions.filter(stays),
    changes: course.changes,
  };
  const after = withLessons(row, rest, await calendarOf(ctx, tx, row.term_id));
  await replaceCourseRow(tx, { ...after, version: row.version + 1, updated_at: now(ctx) });
}
