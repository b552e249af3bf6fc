import type { FinanceStats } from '@board/contracts/calls/finance';
import { type Category, categoryStyle } from '@board/contracts/constants/categories';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';
import { percentsOf } from '@board/contracts/constants/percents';

export interface CategoryTotal {
  category: Category;
  amount: number;
  /** Of all expense, 0 to 1 in hundredths. */
  share: number;
}

/** The largest first; unknown categories are counted with `other`, whose colour they wear. */
export function categoryTotals(
  expenseByCategory: FinanceStats['expenseByCategory'],
): CategoryTotal[] {
  const sums = new Map<Category, number>();
  for (const { category, amount } of expenseByCategory) {
    const style = categoryStyle(category);
    sums.set(style, (sums.get(style) ?? 0) + exactMinor(amount));
  }
  const spent = [...sums].filter(([, minor]) => minor > 0).sort(([, a], [, b]) => b - a);
  const percents = percentsOf(spent.map(([, minor]) => minor));
  return spent.map(([category, minor], at) => ({
    category,
    amount: fromMinor(minor),
    share: (percents[at] ?? 0) / 100,
  }));
}
