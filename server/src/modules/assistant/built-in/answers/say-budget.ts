import { wholeBudget } from '@board/contracts/constants/transactions';
import type { Context } from '../../../../context.ts';
import { plain } from '../../../../intent.ts';
import { listBudgets } from '../../../finance/index.ts';
import type { Speech } from './speech.ts';

export async function* sayBudget(ctx: Context, speech: Speech): AsyncGenerator<string> {
  const { text } = speech;
  const { items } = await listBudgets(ctx);
  if (items.length === 0) {
    yield text.noBudget;
    return;
  }
  yield `${text.budget}\n`;
  for (const { category, amount, left, left_per_day } of items) {
    const name = category === wholeBudget ? text.altogether : plain(speech.category(category));
    yield `- ${name}: ${text.left(speech.money(left), speech.money(amount), speech.money(left_per_day))}`;
  }
}
