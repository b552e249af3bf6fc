import { dayMs } from '@board/time';
import type { Services } from '../../context/context.ts';
import { countUp } from '../../limits/throttle.ts';
import { notify } from '../notifications/index.ts';
import { accountNews, type UserRow } from '../users/index.ts';

const windowMs = 28 * dayMs;
/** Many more than whoever is right mistypes in four weeks. */
const toldAfter = { password: 50, code: 10 } as const;

/**
 * Whoever guesses patiently stays below every limit, so the owner hears of it, once in four weeks.
 * What was tried on nobody is counted too: the clock must not tell which names exist.
 */
export async function countWrong(
  ctx: Pick<Services, 'database' | 'clock' | 'config' | 'signals'>,
  what: keyof typeof toldAfter,
  person: Pick<UserRow, 'id' | 'locale'> | undefined,
): Promise<void> {
  const { attempts } = await countUp(ctx, `wrong ${what}:${person?.id ?? ''}`, windowMs);
  if (!person || attempts !== toldAfter[what]) return;
  const news = accountNews(person, { kind: `${what}_guessed`, times: attempts });
  await ctx.database.transaction((tx) => notify(ctx, tx, news));
}
