import type { Context } from '../../../context/context.ts';
import { markProven } from '../sessions.repository.ts';
import { withCode } from './count-code.ts';
import { proveCode } from './prove-code.ts';

/** For the next minutes this session may do what matters. */
export function proveAgain(ctx: Context, code: string): Promise<void> {
  const { userId, locale } = ctx.actor;
  return withCode(ctx, { id: userId, locale }, 'session', () =>
    ctx.database.transaction(async (tx) => {
      await proveCode(ctx, tx, userId, code);
      await markProven(ctx, tx);
    }),
  );
}
