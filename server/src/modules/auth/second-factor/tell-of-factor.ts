import { dayMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { countUp } from '../../../limits/throttle.ts';
import { hasSecondFactor } from '../../../plugins/has-factor.repository.ts';
import { canMailWithin, queueMail } from '../../mail/index.ts';
import { notify } from '../../notifications/index.ts';
import { accountNews, findUser } from '../../users/index.ts';
import { newWayBack } from '../email/ask-to-confirm.ts';
import { firstFactorMail } from '../email/email-mails.ts';

/** Those before lead back from what comes later as well. */
const lettersADay = 3;

/**
 * Before the factor counts. Whoever knew the password can add the first one, and its owner would be
 * asked for it from then on: his mailbox has a way back.
 */
export async function tellOfFactor(
  ctx: Context,
  tx: Transaction,
  event: Parameters<typeof accountNews>[1],
): Promise<void> {
  const { userId } = ctx.actor;
  const person = await findUser(tx, userId);
  if (!person) return;
  const leadsBack =
    person.email_confirmed_at !== null &&
    !(await hasSecondFactor(tx, userId)) &&
    ctx.config.PUBLIC_URL !== '' &&
    (await canMailWithin(ctx, tx)) &&
    (await countUp({ ...ctx, tx }, `first-factor:${userId}`, dayMs)).attempts <= lettersADay;
  if (leadsBack)
    await queueMail(
      ctx,
      tx,
      firstFactorMail(ctx.config, person, await newWayBack(ctx, tx, person)),
    );
  await notify(ctx, tx, { ...accountNews(person, event), mail: !leadsBack });
}
