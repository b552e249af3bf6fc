import type { User } from '@board/contracts/schemas/user';
import { audit } from '../../audit.ts';
import type { Context } from '../../context.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { checkVersion, ServiceError } from '../../errors.ts';
import type { Tell } from '../../tell.ts';
import { write } from '../../transaction.ts';
import { accountNews } from './account-news.ts';
import { checkEmail, checkUsername } from './account-rules.ts';
import { profileOf } from './profile.ts';
import type { UserRow } from './user-row.repository.ts';
import { findOther, findUser, updateUserRow } from './users.repository.ts';

export interface AccountChange {
  username?: string;
  email?: string;
  bio?: string;
}

/** Name, address and bio; whatever is left out stays. */
export async function changeAccount(
  ctx: Context,
  given: AccountChange,
  { ifMatch, tell }: { ifMatch: number | undefined; tell: Tell },
): Promise<User> {
  const { username, email, bio } = { ...given, email: given.email?.trim() };
  if (username !== undefined) checkUsername(username);
  if (email !== undefined) checkEmail(email);
  const change = {
    ...(username === undefined ? {} : { username, username_key: username.toLowerCase() }),
    ...(email === undefined ? {} : { email, email_key: email.toLowerCase() }),
    ...(bio === undefined ? {} : { bio }),
  };
  try {
    return await write(ctx, ['user'], async (tx) => {
      const row = await findUser(tx, ctx.actor.userId);
      if (!row) throw new ServiceError('auth.expired');
      if (ifMatch !== undefined && ifMatch !== row.version) {
        checkVersion(await profileOf(ctx, tx, row.id), ifMatch);
      }
      await refuseTaken(ctx, tx, change);
      await updateUserRow(ctx, tx, row, change);
      const renamed = namesThatChange(row, change);
      if (email !== undefined && 'email' in renamed) {
        await tell(ctx, tx, accountNews(row, { kind: 'email_changed', email }));
      }
      if (Object.keys(renamed).length > 0) {
        await audit(ctx, tx, { action: 'user.renamed', target: row.id, details: renamed });
      }
      return profileOf(ctx, tx, row.id);
    });
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error)) await refuseTaken(ctx, ctx.database.reader, change);
    throw error;
  }
}

type Keys = Partial<Pick<UserRow, 'username_key' | 'email_key'>>;

async function refuseTaken(
  ctx: Context,
  connection: Parameters<typeof findOther>[0],
  { username_key: name, email_key: address }: Keys,
): Promise<void> {
  const { userId } = ctx.actor;
  if (name !== undefined && (await findOther(connection, 'username_key', name, userId))) {
    throw new ServiceError('auth.username_taken');
  }
  if (address !== undefined && (await findOther(connection, 'email_key', address, userId))) {
    throw new ServiceError('auth.email_taken');
  }
}

function namesThatChange(before: UserRow, change: Partial<UserRow>): Record<string, unknown> {
  const names = ['username', 'email'] as const;
  const changed = names.filter(
    (name) => change[name] !== undefined && change[name] !== before[name],
  );
  return Object.fromEntries(
    changed.map((name) => [name, { before: before[name], after: change[name] }]),
  );
}
