import { createHash, randomBytes } from 'node:crypto';
import { callUrl } from '@board/contracts/calls/call-url';
import { showShared } from '@board/contracts/calls/planning';
import { shareLimit } from '@board/contracts/constants/planning';
import type { Share, Shown } from '@board/contracts/schemas/planning';
import { dayMs } from '@board/time';
import { instant } from '../../../clock.ts';
import { type Context, now } from '../../../context.ts';
import { flag } from '../../../database/row.ts';
import { ServiceError } from '../../../errors.ts';
import { newId } from '../../../ids.ts';
import { write } from '../../../transaction.ts';
import { insertShare, openShares, toShare } from './shares.repository.ts';

const secretBytes = 32;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** `origin` is where the person reached the server, unless the operator has said where it is. */
export async function createShare(
  ctx: Context,
  { days, ...shown }: Shown & { days: number },
  origin: string,
): Promise<{ share: Share; url: string }> {
  const { userId } = ctx.actor;
  const secret = randomBytes(secretBytes).toString('base64url');
  const row = {
    user_id: userId,
    id: newId(ctx.clock.now()),
    secret_hash: hashOf(secret),
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
  return { share: toShare(row), url: `${ctx.config.PUBLIC_URL || origin}${path}` };
}
