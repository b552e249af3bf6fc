import type { Services } from '../context/context.ts';
import { newId } from '../database/ids.ts';
import { instant } from '../time/clock.ts';

export interface LogLine {
  level: 'info' | 'warning' | 'error';
  /** The area it comes from, as admins know it. */
  module: string;
  message: string;
  requestId?: string;
}

const maxMessage = 2_000;

/** A line in the admin console's log. It never fails: what cannot be kept is in the process log. */
export async function writeSystemLog(
  ctx: Pick<Services, 'database' | 'clock' | 'log'>,
  { level, module, message, requestId = '' }: LogLine,
): Promise<void> {
  const now = ctx.clock.now();
  try {
    await ctx.database.transaction((tx) =>
      tx.query
        .insertInto('log_entries')
        .values({
          id: newId(now),
          level,
          module,
          message: message.slice(0, maxMessage),
          request_id: requestId,
          timestamp: instant(now),
        })
        .execute(),
    );
  } catch (error) {
    ctx.log.warn(
      { err: error, level, module, message },
      'a line of the system log could not be kept',
    );
  }
}
