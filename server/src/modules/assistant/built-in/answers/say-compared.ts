import { addMonths, monthOf } from '@board/time';
import type { Span } from '@board/time/words';
import type { Context } from '../../../../context/context.ts';
import { spendingTool } from '../../../finance/index.ts';
import type { Speech } from './speech.ts';

/** This month and another one, the last unless it is named. */
export async function* sayCompared(
  ctx: Context,
  speech: Speech,
  today: string,
  span: Span | undefined,
): AsyncGenerator<string> {
  const { text } = speech;
  const here = monthOf(today);
  const named = span && monthOf(span.start);
  const there = named === undefined || named === here ? addMonths(here, -1) : named;
  const now = await spendingTool.run(ctx, { month: here });
  const then = await spendingTool.run(ctx, { month: there });
  yield `| | ${speech.month(there)} | ${speech.month(here)} | ${text.difference} |`;
  yield '| --- | ---: | ---: | ---: |';
  for (const [label, before, after] of [
    [text.income, then.monthlyIncome, now.monthlyIncome],
    [text.expense, then.monthlyExpense, now.monthlyExpense],
    [text.balance, then.balance, now.balance],
  ] as const) {
    const change = Math.round((after - before) * 100) / 100;
    yield `| ${label} | ${speech.money(before)} | ${speech.money(after)} | ${change > 0 ? '+' : ''}${speech.money(change)} |`;
  }
}
