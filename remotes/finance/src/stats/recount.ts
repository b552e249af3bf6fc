import type { FinanceStats, Transaction } from '@board/contracts/calls/finance';
import { categoryColor } from '@board/contracts/constants/categories';
import { exactMinor, fromMinor } from '@board/contracts/constants/money';

const plus = (amount: number, minor: number) => fromMinor(exactMinor(amount) + minor);

/** A month's figures with one transaction more (1) or less (-1). */
export function recounted(
  stats: FinanceStats,
  { type, amount, category }: Transaction,
  sign: 1 | -1,
): FinanceStats {
  const minor = sign * exactMinor(amount);
  if (type === 'income') {
    return {
      ...stats,
      monthlyIncome: plus(stats.monthlyIncome, minor),
      balance: plus(stats.balance, minor),
    };
  }
  const known = stats.expenseByCategory.find((entry) => entry.category === category);
  const others = stats.expenseByCategory.filter((entry) => entry !== known);
  const sum = plus(known?.amount ?? 0, minor);
  return {
    ...stats,
    monthlyExpense: plus(stats.monthlyExpense, minor),
    balance: plus(stats.balance, -minor),
    expenseByCategory:
      sum > 0 ? [...others, { category, amount: sum, color: categoryColor(category) }] : others,
  };
}
