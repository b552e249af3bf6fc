import type { Span } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { sumsTool } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';
import { kindsOf, type Sums, total } from './sums.ts';

/** What came and went in one span and in another, or of some categories only. */
export async function* sayCompared(
  ctx: Context,
  speech: Speech,
  { both, has }: Asked,
): AsyncGenerator<string> {
  if (!both) return;
  const { text } = speech;
  const [then = [], now = []] = await Promise.all(
    both.map(({ start, end }) => sumsTool.run(ctx, { start_date: start, end_date: end })),
  );
  yield `| | ${both.map((span) => named(speech, span)).join(' | ')} | ${text.difference} |`;
  yield '| --- | ---: | ---: | ---: |';
  const row = (label: string, of: (sums: Sums) => number) => {
    const [before, after] = [of(then), of(now)];
    const change = Math.round((after - before) * 100) / 100;
    return `| ${label} | ${speech.money(before)} | ${speech.money(after)} | ${change > 0 ? '+' : ''}${speech.money(change)} |`;
  };
  const wanted = kindsOf(has);
  yield* wanted.map((key) =>
    row(speech.category(key), (sums) => total(sums.filter(({ category }) => category === key))),
  );
  if (wanted.length > 0) return;
  yield row(text.income, (sums) => total(sums, 'income'));
  yield row(text.expense, (sums) => total(sums));
  yield row(text.balance, (sums) => total(sums, 'income') - total(sums));
}

const named = (speech: Speech, span: Span): string => speech.days(span).replace(/^(?:in|on) /, '');
