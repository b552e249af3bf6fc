import { addDays } from '@board/time';
import { type Context, now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { pieces } from '../../../database/pieces.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { actAs } from '../../../people/act-as.ts';
import { localDate } from '../../../time/clock.ts';
import { breathing } from '../../../turns/breathing.ts';
import { touch } from '../../../writing/transaction.ts';
import { planChanges } from './plan-reminders.ts';
import {
  changeReminders,
  firstPlace,
  type Place,
  remindedRows,
} from './reminded-rows.repository.ts';
import { remindersWith } from './reminder-rules.ts';

export const replanJob = 'tasks.replan';

export interface Replan {
  userId: string;
}

/** The others wait for a job: nobody's write waits for more than these. */
const atOnce = 500;

/** The person moves to another time zone: what follows a wall-clock time follows it there. The caller moves the revision. */
export async function replanReminders(
  ctx: Context,
  tx: Transaction,
  timeZone: string,
): Promise<void> {
  const moved: Context = { ...ctx, actor: { ...ctx.actor, timeZone } };
  if (!(await replanPage(moved, tx, firstPlace))) return;
  const { userId } = ctx.actor;
  await enqueue(ctx, tx, { kind: replanJob, key: userId, replace: true, payload: { userId } });
}

/** The job: a page a transaction, each in the zone of that moment. */
export async function replanAll(ctx: PublicContext, { userId }: Replan): Promise<void> {
  let after: Place | undefined = firstPlace;
  while (after) {
    const begin: Place = after;
    after = await ctx.database.transaction(async (tx) => {
      const person = await actAs({ ...ctx, tx }, userId);
      if (!person) return;
      await touch(person, tx, userId, ['tasks']);
      return replanPage(person, tx, begin);
    });
  }
}

/** Answers where the next page begins, if there is one. */
async function replanPage(ctx: Context, tx: Transaction, after: Place): Promise<Place | undefined> {
  const { userId, timeZone } = ctx.actor;
  const from = addDays(localDate(timeZone, ctx.clock.now()), -1);
  const rows = await remindedRows(tx, userId, { from, after, limit: atOnce });
  const changes = rows.flatMap((before) => {
    const after = { ...before, ...remindersWith(ctx, before, {}) };
    return after.reminders === before.reminders ? [] : [{ before, after }];
  });
  const breathe = breathing();
  for (const piece of pieces(changes)) {
    for (const { after: row } of piece) {
      await changeReminders.run(tx, { ...row, updated_at: now(ctx) });
      await breathe();
    }
    await planChanges(ctx, tx, piece);
    await breathe();
  }
  return rows.length === atOnce ? rows.at(-1) : undefined;
}
