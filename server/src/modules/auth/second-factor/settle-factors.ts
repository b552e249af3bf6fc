import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { readSettings } from '../../settings/index.ts';
import { forgetRecoveryCodes } from './second-factor.repository.ts';

/**
 * After one of one's own was taken away: whether there is still another. Whose role needs one keeps
 * one, and recovery codes count for nothing without.
 */
export async function settleFactors(ctx: Context, tx: Transaction): Promise<boolean> {
  const { userId, role } = ctx.actor;
  if (await hasSecondFactor(tx, userId)) return true;
  if ((await readSettings(tx)).secondFactorRoles.includes(role))
    throw new ServiceError('user.second_factor_needed');
  await forgetRecoveryCodes(tx, userId);
  return false;
}
