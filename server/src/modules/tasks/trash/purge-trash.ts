import { addDays, dayMs } from '@board/time';
import type { PublicContext } from '../../../context/context.ts';
import { instant } from '../../../time/clock.ts';
import { keptSince } from '../../settings/index.ts';
import { forgetFiles } from '../files/forgotten-files.repository.ts';
import { forgetBefore } from '../recurrence/series-before.repository.ts';
import { forgetDeleted } from './trash.repository.ts';

export function purgeTrash(ctx: PublicContext): Promise<void> {
  // Somewhere it is still yesterday.
  const today = addDays(instant(ctx.clock.now()).slice(0, 10), -1);
  return ctx.database.transaction(async (tx) => {
    const deleted = await keptSince(ctx, tx);
    await forgetDeleted(tx, deleted, today);
    await forgetBefore(tx, today);
    await forgetFiles(tx, { deleted, removed: instant(ctx.clock.now() - dayMs) });
  });
}
