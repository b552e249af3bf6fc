import { minuteMs } from '@board/time';
import type { Context, PublicContext } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { addressKey, countAttempt } from '../../../limits/throttle.ts';
import { actAs } from '../../../people/act-as.ts';
import { hashOfSecret } from '../../../secrets/secrets.ts';
import { instant } from '../../../time/clock.ts';
import { single } from '../../../writing/transaction.ts';
import { type ShareRow, shareOfSecret } from './shares.repository.ts';

/** Of one link: a drawing costs more than a row, and a whole class may look from behind one address. */
const perAddress = { attempts: 120, windowMs: minuteMs };

/** What is behind a link; unknown, ended, over and of somebody who is gone are one answer. */
export async function findShared(
  ctx: PublicContext,
  secret: string,
): Promise<{ owner: Context; share: ShareRow }> {
  const now = instant(ctx.clock.now());
  const share = await shareOfSecret(single(ctx), hashOfSecret(secret), now);
  const owner = share && (await actAs(ctx, share.user_id));
  if (!share || !owner) throw new ServiceError('planning.share_over');
  await countAttempt(ctx, `shared:${share.id}:${addressKey(ctx.address)}`, perAddress);
  return { owner, share };
}
