import { randomBytes } from 'node:crypto';
import { hourMs } from '@board/time';
import { instant } from '../../../clock.ts';
import type { PublicContext } from '../../../context.ts';
import { ServiceError } from '../../../errors.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { addressKey, countAttempt, isWithin } from '../../../throttle.ts';
import { canMailLinks, queueMail } from '../../mail/index.ts';
import { findUnclaimed, findUserByEmail, type UserRow } from '../../users/index.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { resetMail } from './reset-mail.ts';
import { storeReset } from './resets.repository.ts';

const perAddress = { attempts: 20, windowMs: hourMs };
const perMailbox = { attempts: 3, windowMs: hourMs };

/** Answers the same whether or not the address belongs to somebody. */
export async function requestReset(ctx: PublicContext, email: string): Promise<void> {
  if (!(await canMailLinks(ctx))) throw new ServiceError('auth.reset_unavailable');
  await countAttempt(ctx, `reset-from:${addressKey(ctx.address)}`, perAddress);
  const { reader } = ctx.database;
  const person = (await findUserByEmail(reader, email)) ?? (await findUnclaimed(reader, email));
  if (person?.status !== 'active') return;
  if (!(await isWithin(ctx, `reset:${person.id}`, perMailbox))) return;
  // Nothing but the confirmation itself goes to an address that was not confirmed.
  if (person.email_confirmed_at === null) return confirmFirst(ctx, person);
  const token = randomBytes(32).toString('base64url');
  await ctx.database.transaction(async (tx) => {
    await storeReset(tx, {
      token_hash: tokenHash(token),
      user_id: person.id,
      email_key: person.email_key,
      expires_at: instant(ctx.clock.now() + hourMs),
    });
    await queueMail(ctx, tx, resetMail(ctx.config, person, token));
  });
}

const confirmFirst = (ctx: PublicContext, person: UserRow): Promise<void> =>
  ctx.database.transaction((tx) => askToConfirm(ctx, tx, person, person.email));
