import type { User } from '@board/contracts/schemas/user';
import { hourMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import { addressKey, countAttempt } from '../../limits/throttle.ts';
import { canMailLinks } from '../mail/index.ts';
import {
  checkEmail,
  checkUsername,
  findUser,
  insertUser,
  type Look,
  profileOf,
} from '../users/index.ts';
import { askToConfirm, mayAsk } from './email/ask-to-confirm.ts';
import { isNewDevice } from './known-devices.repository.ts';
import { checkPasswordLength, hashPassword, refuseWeakPassword } from './passwords.ts';
import { refusePassword } from './school/passwords-off.ts';
import { openSession } from './sessions.repository.ts';

export interface Registration extends Look {
  username: string;
  email: string;
  password: string;
  remember?: boolean;
  userAgent: string;
}

/** Everybody begins as a student, and signed in. */
export async function registerUser(
  ctx: PublicContext,
  { password, remember = false, userAgent, ...person }: Registration,
): Promise<{ user: User; token: string }> {
  await refusePassword(ctx, 'student');
  checkUsername(person.username);
  checkEmail(person.email);
  checkPasswordLength(password, ctx.config);
  await countAttempt(ctx, `register:${addressKey(ctx.address)}`, {
    attempts: ctx.config.REGISTRATIONS_PER_HOUR,
    windowMs: hourMs,
  });
  await refuseWeakPassword(ctx, password, { username: person.username, role: 'student' });
  const passwordHash = await hashPassword(password);
  const hasMail = await canMailLinks(ctx);
  const asks = hasMail && (await mayAsk(ctx, person.email));
  return ctx.database.transaction(async (tx) => {
    const userId = await insertUser(ctx, tx, {
      ...person,
      darkMode: person.darkMode ?? (person.language || person.timeZone ? false : undefined),
      language: person.language ?? ctx.locale,
      passwordHash,
      role: 'student',
      unconfirmed: true,
      // Where the address is asked, nobody learns here whether an account has it.
      unclaimed: hasMail,
    });
    const row = await findUser(tx, userId);
    if (row && asks) await askToConfirm(ctx, tx, row, row.email);
    await isNewDevice(ctx, tx, userId, userAgent);
    const token = await openSession(ctx, tx, { userId, remember, userAgent });
    return { user: await profileOf(ctx, tx, userId), token };
  });
}
