import { sql } from 'kysely';
import type { Connection } from '../../../database/connection.ts';
import { statement } from '../../../database/statement.ts';
import type { TaskRow } from '../task-row.repository.ts';

/** Without texts. */
const columns = [
  'user_id',
  'id',
  'date',
  'time',
  'completed',
  'has_reminder',
  'reminder_time',
  'reminders',
  'series_id',
  'deleted_at',
] as const satisfies readonly (keyof TaskRow)[];

export type RemindedRow = Pick<TaskRow, (typeof columns)[number]>;

/** Behind which task a page begins. */
export type Place = Pick<TaskRow, 'date' | 'time' | 'id'>;
export const firstPlace: Place = { date: '', time: '', id: '' };

/** Tasks with reminders, from a day on: done and deleted ones too, since both can come back. */
export const remindedRows = (
  connection: Connection,
  userId: string,
  { from, after, limit }: { from: string; after: Place; limit: number },
): Promise<RemindedRow[]> =>
  connection.query
    .selectFrom('tasks')
    .select(columns)
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('has_reminder', '=', 1)
    .where(sql<boolean>`(date, time, id) > (${after.date}, ${after.time}, ${after.id})`)
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(limit)
    .execute();

type Changed = Pick<TaskRow, 'user_id' | 'id' | 'reminder_time' | 'reminders' | 'updated_at'>;

/** Whether there are any stays as it is, and so do the counts. */
export const changeReminders = statement<Changed>()((query, value) =>
  query
    .updateTable('tasks')
    .set({
      reminder_time: value.nullableText('reminder_time'),
      reminders: value.text('reminders'),
      updated_at: value.text('updated_at'),
      version: sql<number>`version + 1`,
    })
    .where('user_id', '=', value.text('user_id'))
    .where('id', '=', value.text('id')),
);
