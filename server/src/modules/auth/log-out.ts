import type { Context } from '../../context.ts';
import { endSessions } from './sessions.repository.ts';

export function logOut(ctx: Context): Promise<void> {
  return ctx.database.transaction((tx) => endSessions(ctx, tx, ctx.actor.userId, [ctx.actor.sessionId]));
}
