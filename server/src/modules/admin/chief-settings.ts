import type { Settings } from '@board/contracts/schemas/admin';
import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { refuseUnproven } from '../../plugins/step-up.ts';
import { single } from '../../writing/transaction.ts';
import { hasSchool } from '../auth/index.ts';
import { readSettings } from '../settings/index.ts';

/** How people sign in, what roles may and how long the audit log remembers: by the super administrator alone, who has just shown himself. */
export async function refuseChiefSettings(
  ctx: Context,
  { localPasswords, withheld, kept }: Partial<Settings>,
): Promise<void> {
  if (localPasswords === undefined && withheld === undefined && kept === undefined) return;
  const before = await readSettings(single(ctx));
  const isSwitched = localPasswords !== undefined && localPasswords !== before.localPasswords;
  const isTrimmed =
    withheld !== undefined && withheld.toSorted().join() !== before.withheld.toSorted().join();
  const isForgetful = kept !== undefined && kept.audit !== before.kept.audit;
  if (!isSwitched && !isTrimmed && !isForgetful) return;
  await refuseUnproven(ctx);
  if (!ctx.actor.permissions.includes('users.manage_admins'))
    throw new ServiceError('user.not_yours_to_manage');
  if (isSwitched && !localPasswords && !(await hasSchool(single(ctx))))
    throw new ServiceError('sign_in.none_enabled');
}
