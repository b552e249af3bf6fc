import type { MonthTrend } from '@board/contracts/calls/finance';
import { categories } from '@board/contracts/constants/categories';
import { categoryTotals } from '../stats/category-totals.ts';

export type TrendView = 'flow' | 'categories';

export interface TrendSeries {
  /** `income` and `expense`, or the categories that occur, in their usual order. */
  keys: string[];
  rows: { month: string; values: Record<string, number> }[];
}

/** What a chart draws and its table twin says. */
export function trendSeries(months: readonly MonthTrend[], view: TrendView): TrendSeries {
  if (view === 'flow') {
    const rows = months.map(({ month, monthlyIncome, monthlyExpense }) => ({
      month,
      values: { income: monthlyIncome, expense: monthlyExpense },
    }));
    return { keys: ['income', 'expense'], rows };
  }
  const rows = months.map(({ month, expenseByCategory }) => ({
    month,
    values: Object.fromEntries(
      categoryTotals(expenseByCategory).map(({ category, amount }) => [category, amount]),
    ),
  }));
  const keys = categories
    .map(({ key }) => key)
    .filter((key) => rows.some(({ values }) => (values[key] ?? 0) > 0));
  return { keys, rows };
}
