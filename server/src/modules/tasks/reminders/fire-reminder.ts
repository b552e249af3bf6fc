import { actAs } from '../../../act-as.ts';
import type { PublicContext, Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { derivedId } from '../../../ids.ts';
import { findTaskRow } from '../tasks.repository.ts';
import { awaitedMoments, type DueReminder } from './plan-reminders.ts';
import { reminderWords } from './reminder-words.ts';

export interface Told {
  userId: string;
  id: string;
  title: string;
  message: string;
  type: 'info' | 'warning';
  category: 'task';
  actionUrl: string;
}

/** How a person is told; the application hands it in. */
export type Tell = (
  ctx: Pick<Services, 'clock' | 'config' | 'signals'>,
  tx: Transaction,
  told: Told,
) => Promise<unknown>;

/** The job of one reminder, in one transaction with the job's end: told once or not at all. */
export async function fireReminder(
  ctx: PublicContext,
  due: DueReminder,
  tell: Tell,
): Promise<void> {
  const { tx } = ctx;
  if (!tx) throw new Error('A reminder is told inside the transaction of its job');
  const row = await findTaskRow(tx, due.userId, due.taskId);
  if (!row || !awaitedMoments(row).includes(due.time)) return;
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
    actionUrl: `/tasks?open=${row.id}&reminder=1`,
  });
}
