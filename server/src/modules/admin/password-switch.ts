import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { refuseUnproven } from '../../plugins/step-up.ts';
import { single } from '../../transaction.ts';
import { hasSchool } from '../auth/index.ts';
import { readSettings } from '../settings/index.ts';

/** By the super administrator alone, and off only where there is another way in. */
export async function refusePasswordSwitch(ctx: Context, wanted: boolean): Promise<void> {
  const { localPasswords } = await readSettings(single(ctx));
  if (wanted === localPasswords) return;
  await refuseUnproven(ctx);
  if (!ctx.actor.permissions.includes('users.manage_admins'))
    throw new ServiceError('user.not_yours_to_manage');
  if (!wanted && !(await hasSchool(single(ctx)))) throw new ServiceError('sign_in.none_enabled');
}
