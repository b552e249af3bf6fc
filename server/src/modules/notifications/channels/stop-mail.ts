import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { writeFor } from '../../../writing/transaction.ts';
import { findUser, preferencesOf, updateUserRow } from '../../users/index.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Turns off one switch of whoever the token names; a second time changes nothing. */
export async function stopMail(ctx: PublicContext, token: string): Promise<void> {
  const userId = personOf(ctx, token);
  await writeFor(ctx, userId, ['user'], async (tx) => {
    const row = await findUser(tx, userId);
    if (!row) return;
    const { language: _, timeZone: __, ...stored } = preferencesOf(row);
    await updateUserRow(ctx, tx, row, {
      preferences: JSON.stringify({ ...stored, emailNotifications: false }),
    });
  });
}

export function personOf({ config }: Pick<PublicContext, 'config'>, token: string): string {
  const userId = readUnsubscribeToken(config, token);
  if (!userId) throw new ServiceError('notification.link_invalid');
  return userId;
}
