import type { ReplyOf } from '@board/contracts/calls/call';
import type * as calls from '@board/contracts/calls/tasks';
import { type Context, today } from '../../../context/context.ts';
import { read } from '../../../writing/transaction.ts';
import { completionOf, overallCompletion } from './counts.repository.ts';

type TaskStats = ReplyOf<typeof calls.taskStats>;

/** The two rings. */
export function taskStats(ctx: Context, date: string = today(ctx)): Promise<TaskStats> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => ({
    date,
    day: await completionOf(connection, userId, date),
    overall: await overallCompletion(connection, userId, today(ctx)),
  }));
}
