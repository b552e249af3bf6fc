import { type Budget, deleteBudget, listBudgets, setBudget } from '@board/contracts/calls/finance';
import { useApi, useSend } from '@board/platform';

export const useBudgets = (month: string) => useApi(listBudgets, { query: { month } });

export function useBudgetWrites() {
  const set = useSend(setBudget);
  const drop = useSend(deleteBudget);
  return {
    set: (category: Budget['category'], amount: number) =>
      set({ params: { category }, body: { amount } }),
    drop: (category: Budget['category']) => drop({ params: { category } }),
  };
}
