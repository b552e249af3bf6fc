import type { Context } from '../../../context.ts';
import { spendingTool } from '../../finance/index.ts';
import { plain } from './language.ts';
import type { Speech } from './speech.ts';

export async function* saySpending(
  ctx: Context,
  speech: Speech,
  month: string,
): AsyncGenerator<string> {
  const { text } = speech;
  const { monthlyIncome, monthlyExpense, balance, expenseByCategory } = await spendingTool.run(
    ctx,
    { month },
  );
  if (monthlyIncome === 0 && monthlyExpense === 0) {
    yield text.noSpending(speech.month(month));
    return;
  }
  yield `${text.spending(speech.month(month))}\n`;
  yield `- ${text.income} **${speech.money(monthlyIncome)}**`;
  yield `- ${text.expense} **${speech.money(monthlyExpense)}**`;
  yield `- ${text.balance} **${speech.money(balance)}**\n`;
  if (expenseByCategory.length === 0) return;
  yield `| ${text.category} | ${text.amount} | ${text.share} |`;
  yield '| --- | ---: | ---: |';
  for (const { category, amount } of expenseByCategory.toSorted((a, b) => b.amount - a.amount)) {
    const share = Math.round((amount / monthlyExpense) * 100);
    yield `| ${plain(speech.category(category))} | ${speech.money(amount)} | ${share}% |`;
  }
}
