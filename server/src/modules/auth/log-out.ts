import type { Context } from '../../context/context.ts';
import { endSessions } from './sessions.repository.ts';

export async function logOut(ctx: Context): Promise<void> {
  await ctx.database.transaction((tx) =>
    endSessions(ctx, tx, ctx.actor.userId, [ctx.actor.sessionId]),
  );
}
