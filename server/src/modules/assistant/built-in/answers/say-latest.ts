import type { Context } from '../../../../context/context.ts';
import { listTransactions } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { entryLine } from './entry-line.ts';
import type { Speech } from './speech.ts';
import { kindsOf } from './sums.ts';

/** The last that came or went; of what is still to come nothing has. */
export async function* sayLatest(
  ctx: Context,
  speech: Speech,
  today: string,
  { has }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const [category] = kindsOf(has);
  const type = has.has('income') ? 'income' : has.has('spend') ? 'expense' : undefined;
  const { items } = await listTransactions(ctx, {
    end_date: today,
    order: 'desc',
    limit: 1,
    ...(type && { type }),
    ...(category && { category }),
  });
  const what = category ? speech.category(category) : text[type ?? 'entry'];
  const [entry] = items;
  yield entry ? `${text.latest(what)}\n\n${entryLine(speech, entry)}` : text.noneSoFar(what);
}
