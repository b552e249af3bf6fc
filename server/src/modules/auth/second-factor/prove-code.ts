import type { Services } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { isSealedHere, openSecret } from '../../../secrets/secrets.ts';
import { signature } from '../../../secrets/signatures.ts';
import { touch } from '../../../writing/transaction.ts';
import {
  countStep,
  findSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
} from './second-factor.repository.ts';
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
  const isRight = /^\d{6}$/.test(given)
    ? await isShown(ctx, tx, await findConfirmed(tx, userId), given)
    : await isTaken(ctx, tx, userId, given);
  if (!isRight) throw new ServiceError('auth.code_wrong');
}

/** The first code of one that was begun: no recovery code shows that it has the secret. */
export async function proveShown(
  ctx: Prover,
  tx: Transaction,
  begun: SecondFactorRow,
  code: string,
): Promise<void> {
  if (!(await isShown(ctx, tx, begun, plain(code)))) throw new ServiceError('auth.code_wrong');
}

/** One that was only begun may be anybody's who knew the password. */
async function findConfirmed(tx: Transaction, userId: string) {
  const found = await findSecondFactor(tx, userId);
  return found?.confirmed_at ? found : undefined;
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
  row: SecondFactorRow | undefined,
  code: string,
): Promise<boolean> {
  if (!row) return false;
  const userId = row.user_id;
  if (!isSealedHere(ctx.config, row.secret)) throw new ServiceError('auth.code_unreadable');
  const secret = Buffer.from(openSecret(ctx.config, row.secret, purposeOf(userId)), 'base64url');
  const step = stepOf(secret, code, ctx.clock.now());
  return step !== undefined && (await countStep(tx, userId, step));
}
