import type { updateProfile } from '@board/contracts/calls/account';
import type { BodyOf } from '@board/contracts/calls/call';
import type { User } from '@board/contracts/schemas/user';
import { dayMs } from '@board/time';
import type { Context } from '../../context/context.ts';
import { isUniqueViolation } from '../../database/failures.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { countAttempt } from '../../limits/throttle.ts';
import { audit } from '../../logs/audit.ts';
import { refuseUnproven } from '../../plugins/step-up.ts';
import { write } from '../../writing/transaction.ts';
import { askToMove, countAsking } from '../auth/index.ts';
import { canMailLinks } from '../mail/index.ts';
import { notify } from '../notifications/index.ts';
import {
  accountNews,
  checkEmail,
  checkUsername,
  findUser,
  profileOf,
  refuseTaken,
  type UserRow,
  updateUserRow,
} from '../users/index.ts';

/** Each is written into the audit log, which forgets nothing for long. */
const renames = { attempts: 10, windowMs: dayMs };

type AccountChange = BodyOf<typeof updateProfile>;

/**
 * Name, address and bio; whatever is left out stays. Where mail is set up, a new address counts
 * once the mail that goes there has been answered.
 */
export async function changeAccount(
  ctx: Context,
  given: AccountChange,
  ifMatch: number | undefined,
): Promise<User> {
  const { username, email, bio } = { ...given, email: given.email?.trim() };
  if (username !== undefined) checkUsername(username);
  if (email !== undefined) checkEmail(email);
  const moves = email !== undefined && (await isAnother(ctx, email));
  const change = {
    ...(username === undefined ? {} : { username, username_key: username.toLowerCase() }),
    ...(email === undefined ? {} : { email }),
    ...(moves ? { email_key: email.toLowerCase() } : {}),
    ...(bio === undefined ? {} : { bio }),
  };
  const isRenamed = username !== undefined && username !== ctx.actor.username;
  if (moves || isRenamed) await refuseUnproven(ctx);
  const isAsked = moves && (await mustBeAsked(ctx, email));
  try {
    return await write(ctx, ['user'], async (tx) => {
      const row = await findUser(tx, ctx.actor.userId);
      if (!row) throw new ServiceError('auth.expired');
      if (ifMatch !== undefined && ifMatch !== row.version) {
        checkVersion(await profileOf(ctx, tx, row.id), ifMatch);
      }
      await refuseTaken(tx, row.id, change);
      const { email: _, email_key: __, ...rest } = change;
      const settled = isAsked ? rest : { ...change, ...unproven(row, change) };
      await updateUserRow(ctx, tx, row, settled);
      const renamed = namesThatChange(row, settled);
      if (email !== undefined && isAsked) await askToMove(ctx, tx, row, email);
      else if (email !== undefined && 'email' in renamed) {
        await notify(ctx, tx, accountNews(row, { kind: 'email_changed', email }));
      }
      if (username !== undefined && 'username' in renamed) {
        await notify(ctx, tx, accountNews(row, { kind: 'username_changed', username }));
      }
      if (Object.keys(renamed).length > 0) {
        await countAttempt({ ...ctx, tx }, `rename:${row.id}`, renames);
        await audit(ctx, tx, { action: 'user.renamed', target: row.id, details: renamed });
      }
      return profileOf(ctx, tx, row.id);
    });
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error)) await refuseTaken(ctx.database.reader, ctx.actor.userId, change);
    throw error;
  }
}

/** Nobody is asked about how his address is written. */
async function isAnother(ctx: Context, email: string): Promise<boolean> {
  const row = await findUser(ctx.database.reader, ctx.actor.userId);
  return row?.email.toLowerCase() !== email.toLowerCase();
}

/** Counts what will be sent. */
async function mustBeAsked(ctx: Context, email: string): Promise<boolean> {
  if (!(await canMailLinks(ctx))) return false;
  await refuseTaken(ctx.database.reader, ctx.actor.userId, { email_key: email.toLowerCase() });
  await countAsking(ctx, email);
  return true;
}

const unproven = (row: UserRow, { email_key = row.email_key }: { email_key?: string }) =>
  email_key === row.email_key ? {} : { email_confirmed_at: null };

function namesThatChange(before: UserRow, change: Partial<UserRow>): Record<string, unknown> {
  const names = ['username', 'email'] as const;
  const changed = names.filter(
    (name) => change[name] !== undefined && change[name] !== before[name],
  );
  return Object.fromEntries(
    changed.map((name) => [name, { before: before[name], after: change[name] }]),
  );
}
