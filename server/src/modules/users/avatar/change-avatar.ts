import { createHash } from 'node:crypto';
import type { Context } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { write } from '../../../writing/transaction.ts';
import { avatarPath } from '../profile.ts';
import { findUser, updateUserRow } from '../users.repository.ts';
import { storeAvatar } from './avatars.repository.ts';

/** Answers the address of the picture, which changes with what it shows. */
export async function changeAvatar(
  ctx: Context,
  form: { type: string; body: Uint8Array },
): Promise<string> {
  const picture = await ctx.parsing.parse(ctx.actor.userId, 'picture', form);
  const hash = createHash('sha256').update(picture).digest('base64url');
  return write(ctx, ['user'], async (tx) => {
    const row = await findUser(tx, ctx.actor.userId);
    if (!row) throw new ServiceError('auth.expired');
    await storeAvatar(tx, { user_id: row.id, hash, picture });
    await updateUserRow(ctx, tx, row, { avatar_hash: hash });
    return avatarPath(hash);
  });
}
