import { fromMinor } from '@board/contracts/constants/money';
import type { Budget } from '@board/contracts/schemas/budgets';
import { daysLeft, monthOf } from '@board/time';
import { type Context, now, today } from '../../context/context.ts';
import { checkVersion, ServiceError } from '../../errors/errors.ts';
import { read, write } from '../../writing/transaction.ts';
import { checkBudgets } from './budget-alerts.ts';
import { spentOf } from './budget-figures.ts';
import {
  type BudgetRow,
  budgetRows,
  deleteBudgetRow,
  forgetAlerts,
  putBudgetRow,
} from './budgets.repository.ts';
import { minorOf } from './entry-rules.ts';
import { type MonthFigure, monthFigures } from './statistics.repository.ts';

/** The budget over everything first, then by category. */
export function listBudgets(
  ctx: Context,
  month: string = monthOf(today(ctx)),
): Promise<{ month: string; days_left: number; items: Budget[] }> {
  const { userId } = ctx.actor;
  return read(ctx, async (connection) => {
    const rows = await budgetRows(connection, userId);
    const figures = rows.length > 0 ? await monthFigures(connection, userId, month) : [];
    const days = daysLeft(month, today(ctx));
    return { month, days_left: days, items: rows.map((row) => toBudget(row, figures, days)) };
  });
}

export function setBudget(
  ctx: Context,
  category: Budget['category'],
  amount: number,
  ifMatch?: number,
): Promise<Budget> {
  const minor = minorOf(amount, 'budget.amount_required');
  const { userId } = ctx.actor;
  return write(ctx, ['transactions'], async (tx) => {
    const before = (await budgetRows(tx, userId)).find((row) => row.category === category);
    const figures = await monthFigures(tx, userId, monthOf(today(ctx)));
    const days = daysLeft(monthOf(today(ctx)), today(ctx));
    if (before) checkVersion(toBudget(before, figures, days), ifMatch);
    const time = now(ctx);
    const row: BudgetRow = {
      user_id: userId,
      category,
      minor,
      version: (before?.version ?? 0) + 1,
      created_at: before?.created_at ?? time,
      updated_at: time,
    };
    await putBudgetRow(tx, row);
    if (before?.minor !== minor) await forgetAlerts(tx, userId, category);
    await checkBudgets(ctx, tx, [row]);
    return toBudget(row, figures, days);
  });
}

export function deleteBudget(
  ctx: Context,
  category: Budget['category'],
  ifMatch?: number,
): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['transactions'], async (tx) => {
    const before = (await budgetRows(tx, userId)).find((row) => row.category === category);
    if (!before) throw new ServiceError('budget.not_found');
    checkVersion(toBudget(before, [], 0), ifMatch);
    await deleteBudgetRow(tx, before);
    await forgetAlerts(tx, userId, category);
  });
}

function toBudget(row: BudgetRow, figures: readonly MonthFigure[], days: number): Budget {
  const spent = spentOf(row.category, figures);
  const left = row.minor - spent;
  return {
    category: row.category as Budget['category'],
    amount: fromMinor(row.minor),
    spent: fromMinor(spent),
    left: fromMinor(left),
    left_per_day: left > 0 && days > 0 ? fromMinor(Math.floor(left / days)) : 0,
    version: row.version,
  };
}
