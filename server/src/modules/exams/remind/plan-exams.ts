import { examsPerPerson } from '@board/contracts/constants/exams';
import { addDays, instantOf } from '@board/time';
import { instant } from '../../../clock.ts';
import { type Context, today } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { enqueueAll } from '../../../jobs/enqueue.ts';
import { type ExamRow, listExamRows, remindDaysOf } from '../exams.repository.ts';

export const examSoonJob = 'exams.remind';

export interface ExamAhead {
  userId: string;
  exam: string;
  time: string;
}

/** Early enough to make something of the day. */
const hour = '08:00';

/** The moments at which its person is told of it, wherever he is. */
export const momentsOf = (row: ExamRow, timeZone: string): string[] =>
  row.deleted_at === null
    ? remindDaysOf(row).map((days) => instant(instantOf(timeZone, addDays(row.date, -days), hour)))
    : [];

/** What has changed since keeps its jobs: they find no such moment any more and say nothing. */
export async function planExams(
  ctx: Pick<Context, 'actor' | 'clock' | 'signals'>,
  tx: Transaction,
  rows: readonly ExamRow[],
): Promise<void> {
  const { userId, timeZone } = ctx.actor;
  const jobs = rows.flatMap((row) =>
    momentsOf(row, timeZone)
      .filter((time) => Date.parse(time) >= ctx.clock.now())
      .map((time) => ({
        kind: examSoonJob,
        key: `${userId}/${row.id}/${time}`,
        payload: { userId, exam: row.id, time } satisfies ExamAhead,
        runAt: Date.parse(time),
      })),
  );
  await enqueueAll(ctx, tx, jobs);
}

/** The person has moved to another time zone, and his mornings with him. */
export async function replanExams(ctx: Context, tx: Transaction): Promise<void> {
  const all = { limit: examsPerPerson, offset: 0 };
  const ahead = { start_date: today(ctx) };
  await planExams(ctx, tx, await listExamRows(tx, ctx.actor.userId, ahead, all));
}
