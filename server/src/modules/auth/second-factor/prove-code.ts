import type { Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { openSecret } from '../../../secrets.ts';
import { signature } from '../../../signatures.ts';
import { countStep, findSecondFactor, takeRecoveryCode } from './second-factor.repository.ts';
import { stepOf } from './totp.ts';

export const purposeOf = (userId: string): string => `second-factor:${userId}`;

/** Too many to try even for who has read the table, as long as he lacks the key. */
export const recoveryHash = (ctx: Pick<Services, 'config'>, userId: string, code: string): string =>
  signature(ctx.config, 'recovery code', `${userId} ${code}`);

/** A code of the authenticator or a recovery code, each of which counts once; who calls counts attempts. */
export async function proveCode(
  ctx: Pick<Services, 'config' | 'clock'>,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<void> {
  const given = code.replace(/[\s-]/g, '').toLowerCase();
  const isRight = /^\d{6}$/.test(given)
    ? await isShown(ctx, tx, userId, given)
    : await takeRecoveryCode(tx, userId, recoveryHash(ctx, userId, given));
  if (!isRight) throw new ServiceError('auth.code_wrong');
}

async function isShown(
  ctx: Pick<Services, 'config' | 'clock'>,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findSecondFactor(tx, userId);
  if (!row) return false;
  const secret = Buffer.from(openSecret(ctx.config, row.secret, purposeOf(userId)), 'base64url');
  const step = stepOf(secret, code, ctx.clock.now());
  return step !== undefined && (await countStep(tx, userId, step));
}
