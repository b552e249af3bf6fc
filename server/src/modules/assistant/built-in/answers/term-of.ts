import { addDays } from '@board/time';
import type { Span } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { listTerms } from '../../../courses/index.ts';

/** The days of the term that runs, or of the one before it. */
export async function termOf(ctx: Context, today: string, back: 0 | 1): Promise<Span | undefined> {
  const { items } = await listTerms(ctx, {});
  const begun = items
    .map(({ first_monday: start, weeks }) => ({ start, end: addDays(start, weeks * 7 - 1) }))
    .filter(({ start }) => start <= today)
    .sort((one, other) => other.start.localeCompare(one.start));
  const running = begun[0] && begun[0].end >= today ? begun[0] : undefined;
  // In the holidays the last term is the one that has ended.
  return back === 0 ? running : begun[running ? 1 : 0];
}
