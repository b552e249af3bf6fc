import { categoryColor } from '@board/contracts/constants/categories';
import { fromMinor } from '@board/contracts/constants/money';
import { trendMonthLimit } from '@board/contracts/constants/transactions';
import type { FinanceStats, FinanceSums, MonthTrend } from '@board/contracts/schemas/finance';
import { monthOf, monthsFrom } from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { single } from '../../writing/transaction.ts';
import { sumsOfDays } from './ledger.repository.ts';
import { type MonthFigure, monthFigures } from './statistics.repository.ts';

/** The user's current month unless asked. */
export async function financeStats(
  ctx: Context,
  month: string = monthOf(today(ctx)),
): Promise<FinanceStats> {
  return summed(await monthFigures(single(ctx), ctx.actor.userId, month));
}

/** Every month of the range, quiet ones too. */
export async function financeTrends(
  ctx: Context,
  start: string,
  end: string,
): Promise<MonthTrend[]> {
  if (start > end) throw new ServiceError('finance.range_order');
  const months = monthsFrom(start, end, trendMonthLimit + 1);
  if (months.length > trendMonthLimit) {
    throw new ServiceError('finance.range_too_long', { fill: { count: trendMonthLimit } });
  }
  const figures = await monthFigures(single(ctx), ctx.actor.userId, start, end);
  return months.map((month) => ({
    month,
    ...summed(figures.filter((figure) => figure.month === month)),
  }));
}

/** Of some days, which need not be whole months; of a course alone, or of all. */
export async function financeSums(
  ctx: Context,
  start: string,
  end: string,
  course?: string,
): Promise<FinanceSums> {
  const range = { start, end, course, search: undefined };
  const sums = await sumsOfDays(single(ctx), ctx.actor.userId, range);
  const figures = sums.map(({ minor, ...sum }) => ({ ...sum, month: '', minor: Number(minor) }));
  const { monthlyIncome: income, monthlyExpense: expense, expenseByCategory } = summed(figures);
  return { income, expense, expenseByCategory };
}

/** In minor units to the end, so that no cent is lost on the way. */
function summed(figures: readonly MonthFigure[]): FinanceStats {
  const minor = { income: 0, expense: 0 };
  for (const figure of figures) minor[figure.type] += figure.minor;
  return {
    monthlyIncome: fromMinor(minor.income),
    monthlyExpense: fromMinor(minor.expense),
    balance: fromMinor(minor.income - minor.expense),
    expenseByCategory: figures
      .filter(({ type }) => type === 'expense')
      .map(({ category, minor: spent }) => ({
        category,
        amount: fromMinor(spent),
        color: categoryColor(category),
      })),
  };
}
