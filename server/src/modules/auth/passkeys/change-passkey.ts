import type { Passkey } from '@board/contracts/calls/passkeys';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { audit } from '../../../logs/audit.ts';
import { write } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews } from '../../users/index.ts';
import { confirmPassword } from '../confirm-password.ts';
import { settleFactors } from '../second-factor/settle-factors.ts';
import { shownPasskey } from './add-passkey.ts';
import { deletePasskey, storeName } from './passkeys.repository.ts';

export function renamePasskey(ctx: Context, id: string, name: string): Promise<Passkey> {
  return write(ctx, ['user'], async (tx) => {
    const row = await storeName(tx, { userId: ctx.actor.userId, id, name: name.trim() });
    if (!row) throw new ServiceError('user.passkey_not_found');
    return shownPasskey(row);
  });
}

/** With the password, in a session that has just shown the second factor: neither alone does it. */
export async function removePasskey(ctx: Context, id: string, password: string): Promise<void> {
  const { userId, locale } = ctx.actor;
  await confirmPassword(ctx, password);
  await write(ctx, ['user'], async (tx) => {
    const row = await deletePasskey(tx, userId, id);
    if (!row) throw new ServiceError('user.passkey_not_found');
    const { name } = row;
    const isLast = !(await settleFactors(ctx, tx));
    const news = { kind: 'passkey_removed', name, isLast } as const;
    await notify(ctx, tx, accountNews({ id: userId, locale }, news));
    await audit(ctx, tx, { action: 'user.passkey_removed', target: userId, details: { name } });
  });
}
