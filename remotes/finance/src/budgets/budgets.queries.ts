import { type Budget, deleteBudget, listBudgets, setBudget } from '@board/contracts/calls/finance';
import { useApi, useWrite } from '@board/platform';

export function useBudgets(month: string) {
  return useApi(listBudgets, { query: { month } });
}

export function useBudgetWrites() {
  const set = useWrite(setBudget);
  const drop = useWrite(deleteBudget);
  return {
    pending: set.pending || drop.pending,
    set: (category: Budget['category'], amount: number) =>
      set.write({ params: { category }, body: { amount } }),
    drop: (category: Budget['category']) => drop.write({ params: { category } }),
  };
}
