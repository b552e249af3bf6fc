import { dayMs } from '@board/time';
import { type Context, now } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import type { Flag } from '../../../database/row.ts';
import { addressKey } from '../../../limits/throttle.ts';
import { signature } from '../../../secrets/signatures.ts';
import { instant } from '../../../time/clock.ts';
import type { ReleaseRow } from '../releases/releases.repository.ts';
import { saveTrial } from './release-trials.repository.ts';

const knownDays = 7;

/** Accounts that were made to judge a release do not: who counts is known for a week or was there before it. */
export async function noteTrial(
  ctx: Context,
  tx: Transaction,
  { remote, version, created_at: since }: ReleaseRow,
  failed: Flag,
  joined: string | undefined,
): Promise<void> {
  const { userId } = ctx.actor;
  const known = instant(ctx.clock.now() - knownDays * dayMs);
  if (joined === undefined || (joined > since && joined > known)) return;
  const place = [remote, version, addressKey(ctx.address)].join(' ');
  const network = signature(ctx.config, 'network', place).slice(0, 16);
  await saveTrial(tx, { user_id: userId, remote, version, failed, at: now(ctx), network });
}
