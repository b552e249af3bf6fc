import { examsPerPerson } from '@board/contracts/constants/exams';
import { addDays, instantOf } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { cancelJobs, enqueueAll } from '../../../jobs/enqueue.ts';
import { instant } from '../../../time/clock.ts';
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

type Planner = Pick<Context, 'actor' | 'clock' | 'signals'>;

/** Moves the jobs that wait along with a change. */
export function planExam(
  ctx: Planner,
  tx: Transaction,
  after: ExamRow,
  before?: ExamRow,
): Promise<void> {
  const { timeZone } = ctx.actor;
  return moveJobs(
    ctx,
    tx,
    before ? aheadOf(ctx, before, timeZone) : [],
    aheadOf(ctx, after, timeZone),
  );
}

/** The person moves to another time zone, and his mornings with him. */
export async function replanExams(ctx: Context, tx: Transaction, timeZone: string): Promise<void> {
  const { userId } = ctx.actor;
  const all = { limit: examsPerPerson, offset: 0 };
  const from = { start_date: addDays(today(ctx), -1) };
  const { rows } = await listExamRows(tx, userId, from, all);
  const inZone = (zone: string) => rows.flatMap((row) => aheadOf(ctx, row, zone));
  await moveJobs(ctx, tx, inZone(ctx.actor.timeZone), inZone(timeZone));
}

/** What has passed is not planned again, nor is what was told forgotten. */
const aheadOf = ({ clock }: Planner, row: ExamRow, timeZone: string): ExamAhead[] =>
  momentsOf(row, timeZone)
    .filter((time) => Date.parse(time) >= clock.now())
    .map((time) => ({ userId: row.user_id, exam: row.id, time }));

async function moveJobs(
  ctx: Planner,
  tx: Transaction,
  before: readonly ExamAhead[],
  after: readonly ExamAhead[],
): Promise<void> {
  const next = new Set(after.map(keyOf));
  const gone = before.map(keyOf).filter((key) => !next.has(key));
  await cancelJobs(tx, examSoonJob, gone);
  const jobs = after.map((ahead) => ({
    kind: examSoonJob,
    key: keyOf(ahead),
    payload: ahead,
    runAt: Date.parse(ahead.time),
  }));
  await enqueueAll(ctx, tx, jobs);
}

const keyOf = ({ userId, exam, time }: ExamAhead): string => `${userId}/${exam}/${time}`;
