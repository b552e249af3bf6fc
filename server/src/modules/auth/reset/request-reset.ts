import { hourMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt, isWithin } from '../../../limits/throttle.ts';
import { canMailLinks, queueMail } from '../../mail/index.ts';
import { findUnclaimed, findUserByEmail, type UserRow } from '../../users/index.ts';
import { askToConfirm } from '../email/ask-to-confirm.ts';
import { makeResetLink } from './make-reset-link.ts';
import { resetMail } from './reset-mail.ts';

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
  await ctx.database.transaction(async (tx) => {
    const { link } = await makeResetLink(ctx, tx, person, hourMs);
    await queueMail(ctx, tx, resetMail(person, link));
  });
}

const confirmFirst = (ctx: PublicContext, person: UserRow): Promise<void> =>
  ctx.database.transaction((tx) => askToConfirm(ctx, tx, person, person.email));
