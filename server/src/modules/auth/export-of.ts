import { type Context, now } from '../../context.ts';
import type { ExportPart } from '../../export-part.ts';
import { single } from '../../transaction.ts';
import { liveSessions } from './sessions.repository.ts';

/** Without tokens, which are stored as hashes only. */
export function exportOf(ctx: Context): ExportPart[] {
  return [{ file: 'sessions.json', tables: ['sessions'], items: sessions(ctx) }];
}

async function* sessions(ctx: Context): AsyncGenerator<unknown> {
  yield* await liveSessions(single(ctx), ctx.actor.userId, now(ctx));
}
