import type { Category } from '@board/contracts/constants/categories';
import type { TransactionType } from '@board/contracts/constants/transactions';
import type { Span } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { largestTool } from '../../../finance/index.ts';
import { entryLine } from './entry-line.ts';
import type { Speech } from './speech.ts';

/** The entries with the most money. */
export async function* sayLargest(
  ctx: Context,
  speech: Speech,
  days: Span,
  type: TransactionType,
  category: Category | undefined,
): AsyncGenerator<string> {
  const { text } = speech;
  const found = await largestTool.run(ctx, {
    start_date: days.start,
    end_date: days.end,
    type,
    ...(category && { category }),
  });
  const what = category === undefined ? text[type] : speech.category(category);
  if (found.length === 0) {
    yield text.nothingOn(what, speech.days(days));
    return;
  }
  yield `${text.largest(what, speech.days(days))}\n`;
  yield* found.map((entry) => entryLine(speech, entry));
}
