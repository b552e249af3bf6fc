import type { Share } from '@board/contracts/schemas/planning';
import { type Context, now } from '../../../context/context.ts';
import { single } from '../../../writing/transaction.ts';
import { openShares, toShare } from './shares.repository.ts';

export async function listShares(ctx: Context): Promise<Share[]> {
  return (await openShares(single(ctx), ctx.actor.userId, now(ctx))).map(toShare);
}
