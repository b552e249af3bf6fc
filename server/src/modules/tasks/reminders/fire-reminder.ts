import { paths } from '@board/contracts/constants/paths';
import type { Tell } from '../../../area/tell.ts';
import type { InsideContext } from '../../../context/context.ts';
import { derivedId } from '../../../database/ids.ts';
import { actAs } from '../../../people/act-as.ts';
import { findTaskRow } from '../tasks.repository.ts';
import { awaitedOf, type DueReminder } from './plan-reminders.ts';
import { reminderWords } from './reminder-words.ts';

/** The job of one reminder, in one transaction with the job's end: told once or not at all. */
export async function fireReminder(
  ctx: InsideContext,
  due: DueReminder,
  tell: Tell,
): Promise<void> {
  const { tx } = ctx;
  const row = await findTaskRow(tx, due.userId, due.taskId);
  if (!row || awaitedOf(row).every(({ time }) => time !== due.time)) return;
  const person = await actAs(ctx, due.userId);
  if (!person) return;
  const { locale, timeZone } = person.actor;
  const { late, ...words } = reminderWords(row, due.time, {
    locale,
    timeZone,
    now: ctx.clock.now(),
  });
  await tell(ctx, tx, {
    ...words,
    userId: due.userId,
    id: derivedId(due.taskId, due.time),
    type: late ? 'warning' : 'info',
    category: 'task',
    about: 'reminder',
    actionUrl: paths.remindedTask(row.id),
  });
}
