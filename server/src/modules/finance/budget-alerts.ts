import { categoryName } from '@board/contracts/constants/categories';
import type { Locale } from '@board/contracts/constants/locales';
import { fromMinor } from '@board/contracts/constants/money';
import { paths } from '@board/contracts/constants/paths';
import { budgetAlertPercents, wholeBudget } from '@board/contracts/constants/transactions';
import { dayMs } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { isWithin } from '../../limits/throttle.ts';
import { notify } from '../notifications/index.ts';
import { spentOf } from './budget-figures.ts';
import { type BudgetRow, budgetRows, rememberAlert } from './budgets.repository.ts';
import { monthFigures } from './statistics.repository.ts';
import type { EntryRow } from './transactions.repository.ts';

const texts = {
  'zh-CN': {
    whole: '全部支出',
    near: (name: string) => `预算提醒：${name}`,
    over: (name: string) => `预算用完：${name}`,
    message: (spent: string, budget: string, percent: number) =>
      `本月已支出 ${spent}，达到预算 ${budget} 的 ${percent}%。`,
  },
  en: {
    whole: 'all spending',
    near: (name: string) => `Budget running low: ${name}`,
    over: (name: string) => `Budget used up: ${name}`,
    message: (spent: string, budget: string, percent: number) =>
      `${spent} spent this month, ${percent}% of the budget of ${budget}.`,
  },
} as const satisfies Record<Locale, unknown>;

const daily = { attempts: 1, windowMs: dayMs };

/** After rows of the current month changed: says once a month that a budget is nearly used, and once that it is. */
export async function tellOfBudgets(
  ctx: Context,
  tx: Transaction,
  rows: readonly EntryRow[],
): Promise<void> {
  const month = today(ctx).slice(0, 7);
  if (!rows.some(({ type, date }) => type === 'expense' && date.startsWith(month))) return;
  await checkBudgets(ctx, tx, await budgetRows(tx, ctx.actor.userId));
}

export async function checkBudgets(
  ctx: Context,
  tx: Transaction,
  budgets: readonly BudgetRow[],
): Promise<void> {
  if (budgets.length === 0) return;
  const { userId } = ctx.actor;
  const month = today(ctx).slice(0, 7);
  const figures = await monthFigures(tx, userId, month);
  for (const { category, minor } of budgets) {
    const spent = spentOf(category, figures);
    const reached = budgetAlertPercents.filter((percent) => spent * 100 >= minor * percent);
    const news: number[] = [];
    for (const percent of reached) {
      if (await rememberAlert(tx, { userId, month, category, percent })) news.push(percent);
    }
    const highest = news.at(-1);
    if (highest === undefined) continue;
    const full = highest >= 100;
    // Another amount is another promise, but one that is changed all day is told of once.
    const key = `budget:${userId}:${month}:${category}:${full}`;
    if (await isWithin({ ...ctx, tx }, key, daily))
      await say(ctx, tx, { category, minor, spent, full });
  }
}

interface News {
  category: string;
  minor: number;
  spent: number;
  full: boolean;
}

async function say(
  ctx: Context,
  tx: Transaction,
  { category, minor, spent, full }: News,
): Promise<void> {
  const { locale, userId } = ctx.actor;
  const words = texts[locale];
  const name = category === wholeBudget ? words.whole : categoryName(category, locale);
  const money = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  await notify(ctx, tx, {
    userId,
    title: full ? words.over(name) : words.near(name),
    message: words.message(
      `¥${money.format(fromMinor(spent))}`,
      `¥${money.format(fromMinor(minor))}`,
      Math.floor((spent * 100) / minor),
    ),
    type: 'warning',
    category: 'user',
    actionUrl: paths.finance,
  });
}
