import { addDays } from '@board/time';
import { localDate } from '../../../clock.ts';
import { type Context, now } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { touch } from '../../../transaction.ts';
import { storeTaskRow } from '../change-task.ts';
import { remindedRows } from '../tasks.repository.ts';
import { remindersWith } from './reminder-rules.ts';

/** The person has moved to another time zone: what follows a wall-clock time follows it there. */
export async function replanReminders(
  ctx: Context,
  tx: Transaction,
  timeZone: string,
): Promise<void> {
  const moved: Context = { ...ctx, actor: { ...ctx.actor, timeZone } };
  const from = addDays(localDate(timeZone, ctx.clock.now()), -1);
  const rows = await remindedRows(tx, ctx.actor.userId, from);
  if (rows.length === 0) return;
  await touch(ctx, tx, ctx.actor.userId, ['tasks']);
  for (const row of rows) {
    const after = { ...row, ...remindersWith(moved, row, {}) };
    if (after.reminders === row.reminders) continue;
    await storeTaskRow(ctx, tx, row, { ...after, version: row.version + 1, updated_at: now(ctx) });
  }
}
