import { type Context, now } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { write } from '../../../writing/transaction.ts';
import { refuseBesideSchool } from '../school/school-first.ts';
import { markProven } from '../sessions.repository.ts';
import { countCode } from './count-code.ts';
import { proveShown } from './prove-code.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { findSecondFactor, markConfirmed } from './second-factor.repository.ts';
import { tellOfFactor } from './tell-of-factor.ts';

/** The first code shows that the authenticator has the secret; nobody is kept out by one that was lost on the way. */
export async function confirmSecondFactor(ctx: Context, code: string): Promise<string[]> {
  const { userId } = ctx.actor;
  await refuseBesideSchool(ctx);
  await countCode(ctx, userId, 'session');
  return write(ctx, ['user'], async (tx) => {
    const begun = await findSecondFactor(tx, userId);
    if (!begun) throw new ServiceError('user.second_factor_missing');
    if (begun.confirmed_at !== null) throw new ServiceError('user.second_factor_on');
    await proveShown(ctx, tx, begun, code);
    await tellOfFactor(ctx, tx, { kind: 'second_factor_on' });
    await markConfirmed(tx, userId, now(ctx));
    await markProven(ctx, tx);
    const codes = await makeRecoveryCodes(ctx, tx);
    await audit(ctx, tx, { action: 'user.second_factor_on', target: userId });
    return codes;
  });
}
