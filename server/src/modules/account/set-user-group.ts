import type { User } from '@board/contracts/schemas/user';
import type { Context } from '../../context/context.ts';
import { audit } from '../../logs/audit.ts';
import { updateUserRow } from '../users/index.ts';
import { manage } from './manage-user.ts';

/** Empty takes it out of any. */
export function setUserGroup(ctx: Context, userId: string, group: string): Promise<User> {
  return manage(ctx, userId, async (tx, row) => {
    const [before, after] = [row.group_name ?? '', group.trim()];
    if (before === after) return;
    await updateUserRow(ctx, tx, row, { group_name: after || null });
    await audit(ctx, tx, {
      action: 'user.group_changed',
      target: userId,
      details: { before, after },
    });
  });
}
