import { minuteMs } from '@board/time';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { countAttempt, forgetAttempts } from '../../limits/throttle.ts';
import { refuseUnprovenSession } from '../../plugins/step-up.ts';
import { findUser } from '../users/index.ts';
import { countWrong } from './count-wrong.ts';
import { verifyPassword } from './passwords.ts';

const limit = { attempts: 10, windowMs: 15 * minuteMs };

/**
 * Somebody at an open screen is not yet its owner; who has no password shows it by his school or his
 * second factor. Answers the hash that the password matched.
 */
export async function confirmPassword(ctx: Context, password: string): Promise<string> {
  const { userId } = ctx.actor;
  const key = `password:${userId}`;
  const row = await findUser(ctx.database.reader, userId);
  if (row?.password_hash === '') {
    await refuseUnprovenSession(ctx);
    return '';
  }
  if (password === '') throw new ServiceError('user.current_password_required');
  await countAttempt(ctx, key, limit);
  if (!row || !(await verifyPassword(password, row.password_hash))) {
    await countWrong(ctx, 'password', row);
    throw new ServiceError('user.wrong_password');
  }
  await forgetAttempts(ctx, key);
  return row.password_hash;
}
