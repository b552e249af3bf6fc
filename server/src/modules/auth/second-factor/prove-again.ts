import type { Context } from '../../../context.ts';
import { markProven } from '../sessions.repository.ts';
import { countCode, forgetCodes } from './count-code.ts';
import { proveCode } from './prove-code.ts';

/** For the next minutes this session may do what matters. */
export async function proveAgain(ctx: Context, code: string): Promise<void> {
  const { userId } = ctx.actor;
  await countCode(ctx, userId, 'session');
  await ctx.database.transaction(async (tx) => {
    await proveCode(ctx, tx, userId, code);
    await markProven(ctx, tx);
  });
  await forgetCodes(ctx, userId, 'session');
}
