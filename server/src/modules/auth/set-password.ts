import type { House } from '../../area/area.ts';
import type { Services } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { instant } from '../../time/clock.ts';
import { forgetConfirmations } from '../users/index.ts';
import { forgetResets } from './reset/resets.repository.ts';
import { endSessions } from './sessions.repository.ts';

interface NewPassword {
  /** The hash it takes the place of; says no when that is another one by now. */
  before?: string;
  passwordHash: string;
}

/** The row comes first: a log-in with the old password waits for it and then finds another one. */
export async function setPassword(
  ctx: Pick<Services, 'clock' | 'signals'>,
  tx: Transaction,
  userId: string,
  { before, passwordHash }: NewPassword,
): Promise<boolean> {
  let update = tx.query
    .updateTable('users')
    .set((is) => ({
      password_hash: passwordHash,
      version: is('version', '+', 1),
      updated_at: instant(ctx.clock.now()),
    }))
    .where('id', '=', userId);
  if (before !== undefined) update = update.where('password_hash', '=', before);
  const changed = await update.returning('id').executeTakeFirst();
  if (!changed) return false;
  await endSessions(ctx, tx, userId, 'all');
  await forgetResets(tx, userId);
  // Whoever asked for another address may be the one whom the new password keeps out.
  await forgetConfirmations(tx, userId);
  return true;
}

/** What would go on reading without the new password, where the person says so. */
export async function endFeedsOf(
  { areas }: Pick<House, 'areas'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  for (const area of areas) await area.endsWithPassword?.(tx, userId);
}
