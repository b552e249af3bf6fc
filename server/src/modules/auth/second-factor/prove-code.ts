import type { Services } from '../../../context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors.ts';
import { isSealedHere, openSecret } from '../../../secrets.ts';
import { signature } from '../../../signatures.ts';
import { touch } from '../../../transaction.ts';
import { countStep, findSecondFactor, takeRecoveryCode } from './second-factor.repository.ts';
import { stepOf } from './totp.ts';

export const purposeOf = (userId: string): string => `second-factor:${userId}`;

/** Too many to try even for who has read the table, as long as he lacks the key. */
export const recoveryHash = (ctx: Pick<Services, 'config'>, userId: string, code: string): string =>
  signature(ctx.config, 'recovery code', `${userId} ${code}`);

type Prover = Pick<Services, 'config' | 'clock' | 'signals'>;

/** A code of the authenticator or a recovery code, each of which counts once; who calls counts attempts. */
export async function proveCode(
  ctx: Prover,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<void> {
  const given = plain(code);
  if (/^\d{6}$/.test(given)) return proveShown(ctx, tx, userId, given);
  if (!(await isTaken(ctx, tx, userId, given))) throw new ServiceError('auth.code_wrong');
}

/** A code of the authenticator alone: no recovery code shows that it has the secret. */
export async function proveShown(
  ctx: Prover,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<void> {
  if (!(await isShown(ctx, tx, userId, plain(code)))) throw new ServiceError('auth.code_wrong');
}

const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** How many are left is shown. */
async function isTaken(ctx: Prover, tx: Transaction, userId: string, code: string) {
  const isRight = await takeRecoveryCode(tx, userId, recoveryHash(ctx, userId, code));
  if (isRight) await touch(ctx, tx, userId, ['user']);
  return isRight;
}

async function isShown(
  ctx: Prover,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const row = await findSecondFactor(tx, userId);
  if (!row) return false;
  if (!isSealedHere(ctx.config, row.secret)) throw new ServiceError('auth.code_unreadable');
  const secret = Buffer.from(openSecret(ctx.config, row.secret, purposeOf(userId)), 'base64url');
  const step = stepOf(secret, code, ctx.clock.now());
  return step !== undefined && (await countStep(tx, userId, step));
}
