import { categories } from '@board/contracts/constants/categories';
import { firstDay, lastDay, monthOf } from '@board/time';
import type { Context } from '../../../../context.ts';
import { plain } from '../../../../intent.ts';
import { sumsTool } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';

/** What came and went in some days, in this month where none are named. */
export async function* saySpending(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, name }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const month = monthOf(today);
  const days = span ?? { start: firstDay(month), end: lastDay(month) };
  const when = speech.days(days);
  const sums = await sumsTool.run(ctx, {
    start_date: days.start,
    end_date: days.end,
    ...(name !== undefined && { words: name.slice(0, 100) }),
  });
  const wanted = categories.filter(({ key }) => has.has(key as never)).map(({ key }) => key);
  const chosen =
    wanted.length === 0 ? sums : sums.filter(({ category }) => wanted.includes(category as never));
  const of = (type: string) => total(chosen.filter((each) => each.type === type));
  if (name !== undefined || wanted.length > 0) {
    const what =
      name === undefined ? wanted.map((key) => speech.category(key)).join(text.comma) : `“${name}”`;
    const entries = chosen.reduce((sum, each) => sum + each.entries, 0);
    yield entries === 0
      ? text.nothingOn(plain(what), when)
      : text.spentOn(plain(what), when, speech.money(of('expense') || of('income')), entries);
    return;
  }
  if (sums.length === 0) {
    yield text.noSpending(when);
    return;
  }
  yield `${text.spending(when)}\n`;
  yield `- ${text.income} **${speech.money(of('income'))}**`;
  yield `- ${text.expense} **${speech.money(of('expense'))}**`;
  yield `- ${text.balance} **${speech.money(of('income') - of('expense'))}**\n`;
  const expenses = sums.filter(({ type }) => type === 'expense');
  if (expenses.length === 0) return;
  yield `| ${text.category} | ${text.amount} | ${text.share} |`;
  yield '| --- | ---: | ---: |';
  for (const { category, amount } of expenses.toSorted((a, b) => b.amount - a.amount)) {
    const share = Math.round((amount / of('expense')) * 100);
    yield `| ${plain(speech.category(category))} | ${speech.money(amount)} | ${share}% |`;
  }
}

const total = (sums: readonly { amount: number }[]): number =>
  Math.round(sums.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;
