import { hourMs } from '@board/time';
import { now, type PublicContext } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { isUniqueViolation } from '../../../database/failures.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { audit } from '../../../logs/audit.ts';
import { tokenHash } from '../../../plugins/session-token.ts';
import { touch } from '../../../writing/transaction.ts';
import { notify } from '../../notifications/index.ts';
import {
  accountNews,
  type EmailLink,
  findUser,
  forgetConfirmations,
  forgetLinksSince,
  refuseTaken,
  takeEmailLink,
  type UserRow,
  updateUserRow,
} from '../../users/index.ts';
import { forgetResets } from '../reset/resets.repository.ts';
import { dropFactorsSince } from '../second-factor/drop-factors-since.ts';
import { endSessions } from '../sessions.repository.ts';

const perAddress = { attempts: 30, windowMs: hourMs };

/** From now on the address is that of the account. */
export const confirmEmail = (ctx: PublicContext, token: string): Promise<string> =>
  useLink(ctx, { token, kind: 'confirm' }, async () => {});

/** The address from before is back, whoever has asked for another; he is out, and so are his links and what he would come back with. */
export const takeBackEmail = (ctx: PublicContext, token: string): Promise<string> =>
  useLink(ctx, { token, kind: 'back' }, async (tx, { created_at }, person) => {
    const { id: userId } = person;
    await dropFactorsSince(ctx, tx, person, created_at);
    await forgetConfirmations(tx, userId);
    await forgetLinksSince(tx, userId, created_at);
    await endSessions(ctx, tx, userId, 'all');
  });

/** Answers the address that the account has now. */
async function useLink(
  ctx: PublicContext,
  { token, kind }: { token: string; kind: EmailLink['kind'] },
  andThen: (tx: Transaction, link: EmailLink, person: UserRow) => Promise<void>,
): Promise<string> {
  await countAttempt(ctx, `email-link:${addressKey(ctx.address)}`, perAddress);
  try {
    return await ctx.database.transaction(async (tx) => {
      const link = await takeEmailLink(tx, tokenHash(token), kind);
      if (!link || link.expires_at <= now(ctx)) throw new ServiceError('auth.email_link_dead');
      await touch(ctx, tx, link.user_id, ['user']);
      const person = await findUser(tx, link.user_id);
      if (person?.status !== 'active') throw new ServiceError('auth.email_link_dead');
      await settle(ctx, tx, person, link);
      await andThen(tx, link, person);
      return link.email;
    });
  } catch (error) {
    // Somebody took it in the same moment.
    if (isUniqueViolation(error)) throw new ServiceError('auth.email_taken');
    throw error;
  }
}

async function settle(
  ctx: PublicContext,
  tx: Transaction,
  person: UserRow,
  { email, email_key }: EmailLink,
): Promise<void> {
  await refuseTaken(tx, person.id, { email_key });
  const confirmed = { email, email_key, email_confirmed_at: now(ctx) };
  await updateUserRow(ctx, tx, person, confirmed);
  if (email_key === person.email.toLowerCase()) return;
  await forgetResets(tx, person.id);
  // Who had the address before has been told with a way back.
  const news = accountNews(person, { kind: 'email_changed', email });
  await notify(ctx, tx, { ...news, mail: false });
  await audit({ ...ctx, actor: { userId: person.id, username: person.username } }, tx, {
    action: 'user.renamed',
    target: person.id,
    details: { email: { before: person.email, after: email } },
  });
}
