import { dayMs, hourMs } from '@board/time';
import type { Context, PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { addressKey, countAttempt, isWithin } from '../../../limits/throttle.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { newSecret } from '../../../secrets/secrets.ts';
import { instant } from '../../../time/clock.ts';
import { queueMail } from '../../mail/index.ts';
import { storeEmailLink, type UserRow, waitingLink } from '../../users/index.ts';
import { confirmationMail, warningMail } from './email-mails.ts';

const perPerson = { attempts: 5, windowMs: hourMs };
const perNetwork = { attempts: 50, windowMs: hourMs };
const perMailbox = { attempts: 3, windowMs: hourMs };
const confirmedWithin = dayMs;
const backWithin = 7 * dayMs;

const toMailbox = (email: string) => `confirm-to:${email.trim().toLowerCase()}`;

/** Who registers is counted by his network already, and is not to learn who else has registered. */
export const mayAsk = (ctx: PublicContext, email: string): Promise<boolean> =>
  isWithin(ctx, toMailbox(email), perMailbox);

/** Before somebody signed in has mail sent to an address that nobody knows to be his. */
export async function countAsking(ctx: Context, email: string): Promise<void> {
  await countAttempt(ctx, `confirm:${ctx.actor.userId}`, perPerson);
  await countAttempt(ctx, `confirm-from:${addressKey(ctx.address)}`, perNetwork);
  await countAttempt(ctx, toMailbox(email), perMailbox);
}

export async function askToConfirm(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  email: string,
): Promise<void> {
  const token = await newLink(ctx, tx, { person, kind: 'confirm', email, within: confirmedWithin });
  await queueMail(ctx, tx, confirmationMail(ctx.config, person, email, token));
}

/** The new address is asked, and the present one is told how to keep the account. */
export async function askToMove(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  email: string,
): Promise<void> {
  const before = await waitingLink(tx, person.id);
  await askToConfirm(ctx, tx, person, email);
  if (person.email_confirmed_at === null || before?.email_key === email.toLowerCase()) return;
  const token = await newWayBack(ctx, tx, person);
  await queueMail(ctx, tx, warningMail(ctx.config, person, email, token));
}

/** To how the account is now: its address, and no factor but those that it has. */
export const newWayBack = (ctx: PublicContext, tx: Transaction, person: UserRow): Promise<string> =>
  newLink(ctx, tx, { person, kind: 'back', email: person.email, within: backWithin });

async function newLink(
  ctx: PublicContext,
  tx: Transaction,
  link: { person: UserRow; kind: 'confirm' | 'back'; email: string; within: number },
): Promise<string> {
  const { person, kind, email, within } = link;
  const time = ctx.clock.now();
  const token = newSecret();
  await storeEmailLink(tx, {
    token_hash: tokenHash(token),
    user_id: person.id,
    kind,
    email,
    email_key: email.toLowerCase(),
    created_at: instant(time),
    expires_at: instant(time + within),
  });
  return token;
}
