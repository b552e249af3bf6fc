import { percentsOf } from '@board/contracts/constants/percents';
import type { TransactionType } from '@board/contracts/constants/transactions';
import { daysBetween, firstDay, lastDay, monthOf } from '@board/time';
import { plain } from '../../../../area/intent.ts';
import type { Context } from '../../../../context/context.ts';
import { sumsTool } from '../../../finance/index.ts';
import type { Asked } from '../grammar/read-question.ts';
import { earlier } from './part-of-day.ts';
import { sayLargest } from './say-largest.ts';
import type { Speech } from './speech.ts';
import { kindsOf, total } from './sums.ts';
import { termOf } from './term-of.ts';

/** What came and went in some days, in this month where none are named. */
export async function* saySpending(
  ctx: Context,
  speech: Speech,
  today: string,
  { span, has, name }: Asked,
): AsyncGenerator<string> {
  const { text } = speech;
  const month = monthOf(today);
  const isOfTerm = has.has('term') || has.has('lastTerm');
  const term = isOfTerm && (await termOf(ctx, today, has.has('lastTerm') ? 1 : 0));
  if (isOfTerm && !term) {
    yield has.has('lastTerm')
      ? text.noOtherTerm
      : text.noTerm(speech.days({ start: today, end: today }));
    return;
  }
  const days = span ?? (term || { start: firstDay(month), end: lastDay(month) });
  const when = speech.days(days);
  const wanted = kindsOf(has);
  const isOfOne = has.has('income') || wanted.length === 1;
  if (has.has('largest') || (has.has('most') && isOfOne)) {
    yield* sayLargest(ctx, speech, days, has.has('income') ? 'income' : 'expense', wanted[0]);
    return;
  }
  const sums = await sumsTool.run(ctx, {
    start_date: days.start,
    end_date: days.end,
    ...(name !== undefined && { words: name.slice(0, 100) }),
  });
  const chosen =
    wanted.length === 0 ? sums : sums.filter(({ category }) => wanted.includes(category as never));
  const of = (type: TransactionType) => total(chosen, type);
  const type = has.has('income') ? 'income' : 'expense';
  const said =
    name === undefined ? wanted.map((key) => speech.category(key)).join(text.comma) : `“${name}”`;
  const what = plain(said === '' ? text[type] : said);
  if (has.has('average') || has.has('perDay') || has.has('perWeek')) {
    const past = { start: days.start, end: earlier(days.end, today) };
    const count = daysBetween(past.start, past.end) + 1;
    const each = of(type) / count;
    const words = has.has('perWeek')
      ? text.eachWeek(speech.money(each * 7))
      : text.eachDay(speech.money(each));
    yield text.average(what, speech.days(past), words, speech.money(of(type)), count);
    return;
  }
  const line = (what: string, some: typeof sums): string => {
    const entries = some.reduce((sum, each) => sum + each.entries, 0);
    const spent = total(some, 'expense') || total(some, 'income');
    return entries === 0
      ? text.nothingOn(what, when)
      : text.spentOn(what, when, speech.money(spent), entries);
  };
  if (name !== undefined) yield line(what, chosen);
  for (const key of name === undefined ? wanted : [])
    yield line(
      speech.category(key),
      chosen.filter(({ category }) => category === key),
    );
  if (said !== '') return;
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
  const sorted = expenses.toSorted((a, b) => b.amount - a.amount);
  const percents = percentsOf(sorted.map(({ amount }) => amount));
  for (const [at, { category, amount }] of sorted.entries())
    yield `| ${plain(speech.category(category))} | ${speech.money(amount)} | ${percents[at]}% |`;
}
