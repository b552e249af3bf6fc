import { addDays } from '@board/time';
import type { Selectable } from 'kysely';
import type { Connection, Transaction } from '../../../database/connection.ts';
import { keyedRows } from '../../../database/keyed-rows.ts';
import type { RevisionBlocksTable } from '../../../database/tables/planning.ts';

export type BlockRow = Selectable<RevisionBlocksTable>;

export const blockRowsOf = (connection: Connection, userId: string): Promise<BlockRow[]> =>
  connection.query
    .selectFrom('revision_blocks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('task_id')
    .execute();

export async function insertBlocks(tx: Transaction, rows: readonly BlockRow[]): Promise<void> {
  await tx.query
    .insertInto('revision_blocks')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['user_id', 'task_id']).doNothing())
    .execute();
}

export const { change: changeBlock } = keyedRows('revision_blocks', ['user_id', 'task_id']);

/** With what is there of its task by now; deleted tasks are none of it. */
export const blocksOf = (connection: Connection, userId: string, examId?: string) =>
  withTasks(connection)
    .select([
      'block.task_id',
      'block.exam_id',
      'block.moved_from',
      'block.moved_at',
      'task.completed',
      'task.date',
      'task.time',
      'task.duration_minutes',
    ])
    .where('block.user_id', '=', userId)
    .$if(examId !== undefined, (query) => query.where('block.exam_id', '=', examId ?? ''))
    .orderBy('task.date')
    .orderBy('task.time')
    .execute();

export type Block = Awaited<ReturnType<typeof blocksOf>>[number];

const atOnce = 10;

/** Open ones of days before this one whose exam is still to come; those that are left wait a day. */
export const missedBlocks = (connection: Connection, userId: string, day: string) =>
  missed(connection, day)
    .select(['block.task_id', 'task.title', 'task.date', 'task.time', 'exam.date as exam_date'])
    .where('block.user_id', '=', userId)
    .where('exam.date', '>', day)
    .orderBy('task.date')
    .orderBy('task.time')
    .limit(atOnce)
    .execute();

export type MissedBlock = Awaited<ReturnType<typeof missedBlocks>>[number];

export async function usersWhoMissed(
  connection: Connection,
  { day, after, limit }: { day: string; after: string; limit: number },
): Promise<string[]> {
  // Somewhere it is a day later by then, and somewhere an exam of this day is still to come.
  const rows = await missed(connection, addDays(day, 1))
    .select('block.user_id')
    .where('exam.date', '>', addDays(day, -1))
    .distinct()
    .where('block.user_id', '>', after)
    .orderBy('block.user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

const missed = (connection: Connection, day: string) =>
  withTasks(connection)
    .innerJoin('exams as exam', (join) =>
      join.onRef('exam.user_id', '=', 'block.user_id').onRef('exam.id', '=', 'block.exam_id'),
    )
    .where('task.completed', '=', 0)
    .where('task.date', '<', day)
    .where('task.time', '<>', '')
    .where('exam.deleted_at', 'is', null);

const withTasks = (connection: Connection) =>
  connection.query
    .selectFrom('revision_blocks as block')
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.user_id', '=', 'block.user_id').onRef('task.id', '=', 'block.task_id'),
    )
    .where('task.deleted_at', 'is', null);

/** What is no revision of anything any more: its task is gone for good. */
export async function dropBlocksWithoutTask(tx: Transaction): Promise<void> {
  await tx.query
    .deleteFrom('revision_blocks')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tasks')
            .select('tasks.id')
            .whereRef('tasks.user_id', '=', 'revision_blocks.user_id')
            .whereRef('tasks.id', '=', 'revision_blocks.task_id'),
        ),
      ),
    )
    .execute();
}
