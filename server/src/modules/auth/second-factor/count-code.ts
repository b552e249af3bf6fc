import { minuteMs } from '@board/time';
import type { Services } from '../../../context.ts';
import { countAttempt, forgetAttempts } from '../../../throttle.ts';

const limit = { attempts: 10, windowMs: 15 * minuteMs };

/**
 * Of a million codes three are right at any moment, so all who guess count together, wherever they
 * are. Three kinds of them: whoever only has the password keeps the owner out neither of a browser
 * in which he has signed in before nor of a session that is open.
 */
export type Asker = 'stranger' | 'known browser' | 'session';

const keyOf = (userId: string, asker: Asker): string => `code of ${asker}:${userId}`;

type Ctx = Pick<Services, 'database' | 'clock'>;

export const countCode = (ctx: Ctx, userId: string, asker: Asker): Promise<void> =>
  countAttempt(ctx, keyOf(userId, asker), limit);

/** After one that was right. */
export const forgetCodes = (ctx: Ctx, userId: string, asker: Asker): Promise<void> =>
  forgetAttempts(ctx, keyOf(userId, asker));
