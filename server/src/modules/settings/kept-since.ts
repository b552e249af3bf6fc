import { dayMs } from '@board/time';
import type { PublicContext } from '../../context/context.ts';
import type { Connection } from '../../database/connection.ts';
import { instant } from '../../time/clock.ts';
import { readSettings } from './settings.ts';

/** What was deleted before this moment is gone. */
export async function keptSince(
  ctx: Pick<PublicContext, 'clock'>,
  connection: Connection,
): Promise<string> {
  const { kept } = await readSettings(connection);
  return instant(ctx.clock.now() - kept.trash * dayMs);
}
