import { type Role, roles } from '@board/contracts/constants/roles';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { refuseUnproven } from '../../plugins/step-up.ts';
import { single } from '../../writing/transaction.ts';
import { readSettings } from '../settings/index.ts';
import { manages } from '../users/index.ts';

/** Who needs a second factor is said by whoever manages the role, and has shown his own. */
export async function refuseForeignRoles(ctx: Context, required: readonly Role[]): Promise<void> {
  const { secondFactorRoles: before } = await readSettings(single(ctx));
  const changed = roles.filter((role) => before.includes(role) !== required.includes(role));
  if (changed.length === 0) return;
  await refuseUnproven(ctx);
  if (!changed.every((role) => manages(ctx, role)))
    throw new ServiceError('user.not_yours_to_manage');
}
