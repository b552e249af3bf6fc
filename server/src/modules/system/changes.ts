import { build } from '../../config/build.ts';
import { type Context, today } from '../../context/context.ts';

/** What stands now, without reading a row: the revisions came with the session. */
export function changes(ctx: Context) {
  return {
    revisions: ctx.actor.revisions,
    global: ctx.actor.globalRevision,
    build,
    date: today(ctx),
  };
}
