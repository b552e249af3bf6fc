import { callUrl } from '@board/contracts/calls/call-url';
import { showShared } from '@board/contracts/calls/planning';
import { shareLimit } from '@board/contracts/constants/planning';
import type { Share, Shown } from '@board/contracts/schemas/planning';
import { dayMs } from '@board/time';
import { type Context, now } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { hashOfSecret, newSecret } from '../../../secrets/secrets.ts';
import { instant } from '../../../time/clock.ts';
import { write } from '../../../writing/transaction.ts';
import { insertShare, openShares, toShare } from './shares.repository.ts';

/** `origin` is where the server is reached. */
export async function createShare(
  ctx: Context,
  { days, ...shown }: Shown & { days: number },
  origin: string,
): Promise<{ share: Share; url: string }> {
  const { userId } = ctx.actor;
  const secret = newSecret();
  const row = {
    user_id: userId,
    id: newId(ctx.clock.now()),
    secret_hash: hashOfSecret(secret),
    shows: shown.shows,
    rooms: flag(shown.rooms),
    teachers: flag(shown.teachers),
    expires_at: instant(ctx.clock.now() + days * dayMs),
    created_at: now(ctx),
  };
  await write(ctx, ['planning'], async (tx) => {
    const open = await openShares(tx, userId, row.created_at);
    if (open.length >= shareLimit.perPerson)
      throw new ServiceError('planning.too_many_shares', { fill: { count: shareLimit.perPerson } });
    await insertShare(tx, row);
  });
  const path = callUrl(showShared, { params: { secret }, query: {} });
  return { share: toShare(row), url: `${origin}${path}` };
}
