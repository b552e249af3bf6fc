import { type Static, Type } from 'typebox';
import { categories } from '../constants/categories.ts';
import { wholeBudget } from '../constants/transactions.ts';
import type { CallSchema } from './call-schema.ts';
import { Done, Month, oneOf, Strict, Version } from './common.ts';
import { Amount, Money } from './finance.ts';

const budgetKeys = [wholeBudget, ...categories.map((category) => category.key)] as const;
const BudgetKey = Strict({ category: oneOf(budgetKeys) });
export const Budget = Type.Object({
  category: oneOf(budgetKeys),
  amount: Money,
  spent: Money,
  /** Negative once more was spent than planned. */
  left: Money,
  /** What may be spent on each day that is left of the month, today included; 0 for a past month. */
  left_per_day: Money,
  version: Version,
});
export type Budget = Static<typeof Budget>;

export const budgetSchemas = {
  listBudgets: {
    query: Strict({ month: Type.Optional(Month) }),
    reply: Type.Object({ month: Month, days_left: Type.Integer(), items: Type.Array(Budget) }),
  },
  setBudget: {
    ifMatch: true,
    params: BudgetKey,
    body: Strict({ amount: Amount }),
    reply: Budget,
    example: { amount: 1500 },
  },
  deleteBudget: { ifMatch: true, params: BudgetKey, reply: Done },
} satisfies Record<string, CallSchema>;
