import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { sealSecret } from '../../../secrets/secrets.ts';
import { write } from '../../../writing/transaction.ts';
import { confirmPassword } from '../confirm-password.ts';
import { refuseBesideSchool } from '../school/school-first.ts';
import { purposeOf } from './prove-code.ts';
import { hasAuthenticator, storeSecret } from './second-factor.repository.ts';
import { base32 } from './totp.ts';

/** Under this name authenticators list it. */
const issuer = 'Personal Task Board';

export async function beginSecondFactor(
  ctx: Context,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const { userId, username } = ctx.actor;
  await refuseBesideSchool(ctx);
  await confirmPassword(ctx, password);
  const bytes = randomBytes(20);
  const sealed = sealSecret(ctx.config, bytes.toString('base64url'), purposeOf(userId));
  // In line with a confirmation at the same moment.
  await write(ctx, ['user'], async (tx) => {
    if (await hasAuthenticator(tx, userId)) throw new ServiceError('user.second_factor_on');
    await storeSecret(tx, userId, sealed);
  });
  const secret = base32(bytes);
  const label = encodeURIComponent(`${issuer}:${username}`);
  return {
    secret,
    uri: `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`,
  };
}
