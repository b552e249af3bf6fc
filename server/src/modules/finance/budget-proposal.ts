import { categoryName, spendingCategories } from '@board/contracts/constants/categories';
import { wholeBudget } from '@board/contracts/constants/transactions';
import type { Budget } from '@board/contracts/schemas/budgets';
import { oneOf, Strict } from '@board/contracts/schemas/common';
import { Type } from 'typebox';
import { type Proposable, ToolInputError, type WriteTool, writeTool } from '../../area/tool.ts';
import { deleteBudget, listBudgets, setBudget } from './budgets.ts';

interface ChosenBudget {
  kind: 'budget.set';
  category: Budget['category'];
  amount: number;
  /** What it was made of when it was shown; nothing where there was none. */
  before: { amount: number; version: number } | null;
}

const whole = { 'zh-CN': '总预算', en: 'Altogether' };

export const setBudgetTool: WriteTool = writeTool({
  name: 'set_budget',
  description: `Sets the budget of each month for a category, or for everything by '${wholeBudget}'.`,
  writes: ['transactions'],
  parameters: Strict({
    category: oneOf([wholeBudget, ...spendingCategories.map(({ key }) => key)]),
    amount: Type.Number({ exclusiveMinimum: 0, maximum: 10_000_000, multipleOf: 0.01 }),
  }),
  async draft(ctx, { category, amount }) {
    const { items } = await listBudgets(ctx);
    const known = items.find((budget) => budget.category === category);
    const before = known ? { amount: known.amount, version: known.version } : null;
    if (before?.amount === amount) throw new ToolInputError('the budget is like that already');
    const { locale } = ctx;
    return {
      input: { kind: 'budget.set', category, amount, before } satisfies ChosenBudget,
      title: { 'zh-CN': '设置每月预算', en: 'Set a monthly budget' },
      subject: category === wholeBudget ? whole[locale] : categoryName(category, locale),
      changes: [{ field: 'amount', ...(before && { before: before.amount }), after: amount }],
    };
  },
});

export const budgetProposal: Proposable = {
  kind: 'budget.set',
  writes: ['transactions'],
  async perform(ctx, { category, amount, before }: ChosenBudget) {
    // One that came meanwhile is not written over.
    const { version } = await setBudget(ctx, category, amount, before?.version ?? 0);
    return { category, before, version };
  },
  takeBack: (
    ctx,
    { category, before, version }: Pick<ChosenBudget, 'category' | 'before'> & { version: number },
  ) =>
    before
      ? setBudget(ctx, category, before.amount, version)
      : deleteBudget(ctx, category, version),
};
