import { build } from '../../build.ts';
import { type Context, today } from '../../context.ts';

/** What stands now, without reading a row: the revisions came with the session. */
export function changes(ctx: Context) {
  const { user, tasks, courses, transactions, notifications } = ctx.actor.revisions;
  return {
    revisions: { user, tasks, courses, transactions, notifications },
    global: ctx.actor.globalRevision,
    build,
    date: today(ctx),
  };
}
