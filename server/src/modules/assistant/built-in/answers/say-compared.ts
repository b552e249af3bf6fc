import type { Span } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { sumsTool } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';
import { kindsOf, total } from './sums.ts';

/** What came and went in one span and in another, or of some categories only. */
export async function* sayCompared(
  ctx: Context,
  speech: Speech,
  { both, has }: Asked,
): AsyncGenerator<string> {
  if (!both) return;
  const { text } = speech;
  const wanted = kindsOf(has);
  const [then, now] = await Promise.all(
    both.map(({ start, end }) => sumsTool.run(ctx, { start_date: start, end_date: end })),
  );
  if (!then || !now) return;
  yield `| | ${both.map((span) => named(speech, span)).join(' | ')} | ${text.difference} |`;
  yield '| --- | ---: | ---: | ---: |';
  const row = (label: string, [before, after]: readonly [number, number]) => {
    const change = Math.round((after - before) * 100) / 100;
    const sums = [before, after].map((sum) => speech.money(sum)).join(' | ');
    return `| ${label} | ${sums} | ${change > 0 ? '+' : ''}${speech.money(change)} |`;
  };
  for (const key of wanted) {
    const of = (sums: typeof now) => total(sums.filter(({ category }) => category === key));
    yield row(speech.category(key), [of(then), of(now)]);
  }
  if (wanted.length > 0) return;
  const [incomes, expenses] = (['income', 'expense'] as const).map(
    (type) => [total(then, type), total(now, type)] as const,
  );
  if (!incomes || !expenses) return;
  yield row(text.income, incomes);
  yield row(text.expense, expenses);
  yield row(text.balance, [incomes[0] - expenses[0], incomes[1] - expenses[1]]);
}

const named = (speech: Speech, span: Span): string => speech.days(span).replace(/^(?:in|on) /, '');
