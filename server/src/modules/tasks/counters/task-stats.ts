import { type Context, today } from '../../../context/context.ts';
import { read } from '../../../writing/transaction.ts';
import { type Completion, completionOf, overallCompletion } from './counts.repository.ts';

export interface TaskStats {
  date: string;
  day: Completion;
  overall: Completion;
}

/** The two rings. */
export function taskStats(ctx: Context, date: string = today(ctx)): Promise<TaskStats> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => ({
    date,
    day: await completionOf(connection, userId, date),
    overall: await overallCompletion(connection, userId, today(ctx)),
  }));
}
