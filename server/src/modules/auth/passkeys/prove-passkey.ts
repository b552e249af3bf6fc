import type { PasskeyAnswer, PasskeyRequest } from '@board/contracts/calls/passkeys';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { single } from '../../../writing/transaction.ts';
import { withCode } from '../second-factor/count-code.ts';
import { markProven } from '../sessions.repository.ts';
import { listPasskeys } from './passkeys.repository.ts';
import { requestOptions } from './request-options.ts';
import { countShown, verifyAnswer } from './verify-answer.ts';

export async function beginPasskeyProof(ctx: Context): Promise<PasskeyRequest> {
  const { userId, sessionId } = ctx.actor;
  return requestOptions(ctx, `prove in ${sessionId}`, await listPasskeys(single(ctx), userId));
}

/** For the next minutes this session may do what matters. */
export function provePasskey(ctx: Context, answer: PasskeyAnswer): Promise<void> {
  const { userId, sessionId, locale } = ctx.actor;
  return withCode(ctx, { id: userId, locale }, 'session', async () => {
    const shown = await verifyAnswer(ctx, `prove in ${sessionId}`, answer);
    if (shown.passkey.user_id !== userId) throw new ServiceError('auth.passkey_wrong');
    await ctx.database.transaction(async (tx) => {
      await countShown(ctx, tx, shown);
      await markProven(ctx, tx);
    });
  });
}
