import { minuteMs } from '@board/time';
import type { Services } from '../../../context/context.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { countAttempt, forgetAttempts } from '../../../limits/throttle.ts';
import type { UserRow } from '../../users/index.ts';
import { countWrong } from '../count-wrong.ts';

const limit = { attempts: 10, windowMs: 15 * minuteMs };

/**
 * Of a million codes three are right at any moment, so all who guess count together, wherever they
 * are. Three kinds of them: whoever only has the password keeps the owner out neither of a browser
 * in which he has signed in before nor of a session that is open.
 */
export type Asker = 'stranger' | 'known browser' | 'session';

const keyOf = (userId: string, asker: Asker): string => `code of ${asker}:${userId}`;

type Ctx = Pick<Services, 'database' | 'clock' | 'config' | 'signals'>;
type Person = Pick<UserRow, 'id' | 'locale'>;

export const countCode = (ctx: Ctx, userId: string, asker: Asker): Promise<void> =>
  countAttempt(ctx, keyOf(userId, asker), limit);

/** Does what proves a code: attempts are counted before, and forgotten after one that was right. */
export async function withCode<Result>(
  ctx: Ctx,
  person: Person,
  asker: Asker,
  work: () => Promise<Result>,
): Promise<Result> {
  await countCode(ctx, person.id, asker);
  try {
    const result = await work();
    await forgetAttempts(ctx, keyOf(person.id, asker));
    return result;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'auth.code_wrong')
      await countWrong(ctx, 'code', person);
    throw error;
  }
}
