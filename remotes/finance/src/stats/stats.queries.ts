import { type FinanceStats, financeStats } from '@board/contracts/calls/finance';
import { useApi } from '@board/platform';

export const useMonthStats = (month: string) => useApi(financeStats, { query: { month } });

export const noStats: FinanceStats = {
  monthlyIncome: 0,
  monthlyExpense: 0,
  balance: 0,
  expenseByCategory: [],
};
