import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { single } from '../../../writing/transaction.ts';
import { readSettings } from '../../settings/index.ts';
import { isVouched } from '../sessions.repository.ts';
import { linksOf } from './links.repository.ts';
import { enabledProviders } from './providers.repository.ts';

/**
 * Where a role needs a second factor that the school sees to, a first one here is set up by whom the
 * school has seen one of: else the password alone would meet the rule.
 */
export async function refuseBesideSchool(ctx: Context): Promise<void> {
  const { userId, role } = ctx.actor;
  const connection = single(ctx);
  if (!(await readSettings(connection)).secondFactorRoles.includes(role)) return;
  if (await hasSecondFactor(connection, userId)) return;
  if (await isVouched(ctx)) return;
  const links = await linksOf(connection, userId);
  const seeing = (await enabledProviders(connection)).filter(
    ({ factor_values }) => JSON.parse(factor_values).length > 0,
  );
  if (seeing.some(({ id }) => links.some(({ provider_id }) => provider_id === id)))
    throw new ServiceError('auth.school_first');
}
