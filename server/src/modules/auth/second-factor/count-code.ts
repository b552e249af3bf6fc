import { minuteMs } from '@board/time';
import type { Services } from '../../../context.ts';
import { countAttempt, forgetAttempts } from '../../../throttle.ts';

const limit = { attempts: 10, windowMs: 15 * minuteMs };

/**
 * Of a million codes three are right at any moment, so all who guess from anywhere count together,
 * but for a browser in which the person has signed in before.
 */
const keyOf = (userId: string, knownBrowser: string | undefined): string =>
  knownBrowser ? `code-in:${knownBrowser}` : `code:${userId}`;

type Ctx = Pick<Services, 'database' | 'clock'>;

export const countCode = (ctx: Ctx, userId: string, knownBrowser?: string): Promise<void> =>
  countAttempt(ctx, keyOf(userId, knownBrowser), limit);

/** After one that was right. */
export const forgetCodes = (ctx: Ctx, userId: string, knownBrowser?: string): Promise<void> =>
  forgetAttempts(ctx, keyOf(userId, knownBrowser));
