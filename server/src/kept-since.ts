import { restorableDays } from '@board/contracts/constants/limits';
import { dayMs } from '@board/time';
import { instant } from './clock.ts';
import type { PublicContext } from './context.ts';

/** What was deleted before this moment is gone. */
export const keptSince = (ctx: Pick<PublicContext, 'clock'>): string =>
  instant(ctx.clock.now() - restorableDays * dayMs);
