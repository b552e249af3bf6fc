import { wholeBudget } from '@board/contracts/constants/transactions';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { financeOutlook, listBudgets } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import type { Speech } from './speech.ts';
import { kindsOf } from './sums.ts';

export async function* sayBudget(
  ctx: Context,
  speech: Speech,
  { has }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const wanted = kindsOf(has);
  const { items: all } = await listBudgets(ctx);
  const items = all.filter(
    ({ category }) => wanted.length === 0 || wanted.includes(category as never),
  );
  if (items.length === 0) {
    yield all.length === 0
      ? text.noBudget
      : text.noBudgetOf(wanted.map((key) => speech.category(key)).join(text.comma));
    return;
  }
  yield `${text.budget}\n`;
  const { per_day: perDay, left_today: today } = await financeOutlook(ctx);
  for (const { category, amount, left, left_per_day } of items) {
    const sums = [speech.money(left), speech.money(amount)] as const;
    // As the money page says it, which leaves out what goes by itself.
    const ofAll = category === wholeBudget && perDay !== null && today !== null;
    const name = category === wholeBudget ? text.altogether : plain(speech.category(category));
    const said = ofAll
      ? text.leftToday(
          ...sums,
          speech.money(Math.max(0, today)),
          speech.money(perDay),
          today < 0 ? speech.money(-today) : '',
        )
      : text.left(...sums, speech.money(left_per_day));
    yield `- ${name}: ${said}`;
  }
}
