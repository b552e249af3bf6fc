import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { write } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews } from '../../users/index.ts';
import { recoveryHash } from './prove-code.ts';
import { storeRecoveryCodes } from './second-factor.repository.ts';
import { base32 } from './totp.ts';

const howMany = 10;

/** As they are read; none of those before counts any more. */
export async function makeRecoveryCodes(ctx: Context, tx: Transaction): Promise<string[]> {
  const { userId } = ctx.actor;
  const codes = Array.from({ length: howMany }, () => base32(randomBytes(10)).toLowerCase());
  const hashes = codes.map((each) => recoveryHash(ctx, userId, each));
  await storeRecoveryCodes(tx, userId, hashes);
  return codes.map((each) => `${each.slice(0, 8)}-${each.slice(8)}`);
}

/** For whoever has lost them, or never got the reply that told them. */
export function renewRecoveryCodes(ctx: Context): Promise<string[]> {
  const { userId, locale } = ctx.actor;
  return write(ctx, ['user'], async (tx) => {
    if (!(await hasSecondFactor(tx, userId))) throw new ServiceError('user.second_factor_missing');
    const codes = await makeRecoveryCodes(ctx, tx);
    await notify(ctx, tx, accountNews({ id: userId, locale }, { kind: 'recovery_codes_made' }));
    await audit(ctx, tx, { action: 'user.recovery_codes_made', target: userId });
    return codes;
  });
}
