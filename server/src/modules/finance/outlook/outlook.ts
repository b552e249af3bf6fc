import { fromMinor } from '@board/contracts/constants/money';
import { wholeBudget } from '@board/contracts/constants/transactions';
import type { FinanceOutlook } from '@board/contracts/schemas/finance';
import { addDays, addMonths, firstDay, lastDay, monthOf } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { read } from '../../../writing/transaction.ts';
import { lessonsBetween } from '../../courses/index.ts';
import { budgetRows } from '../budgets.repository.ts';
import { daysFrom } from '../recurring/days-of-rhythm.ts';
import { recurringRows } from '../recurring/recurring.repository.ts';
import { campusDay } from './campus-rules.ts';
import { spentByDay } from './outlook.repository.ts';
import {
  checkedMonths,
  type DaySum,
  monthEnd,
  pastError,
  patternDays,
  seenDays,
  spendable,
  spentIn,
} from './outlook-rules.ts';

/** What may be spent today, and what the month will have cost. */
export function financeOutlook(ctx: Context): Promise<FinanceOutlook> {
  const day = today(ctx);
  const month = monthOf(day);
  const [first, last] = [firstDay(month), lastDay(month)];
  return read(ctx, async (connection) => {
    const budget = (await budgetRows(connection, ctx.actor.userId)).find(
      ({ category }) => category === wholeBudget,
    );
    const { days, since } = await daysOf(ctx, connection, day);
    // As they stand now, also for the months that the forecast is held against.
    const lessons = await lessonsBetween({ ...ctx, snapshot: connection }, since, last);
    const lessonDays = new Set(lessons.map(({ date }) => date));
    const end = monthEnd(days, day, since, lessonDays);
    const past = end && pastError(days, day, since, lessonDays);
    const costs = campusDay(seenDays(days, day, since, lessonDays) ?? []);
    const may = budget && spendable(budget.minor, days, day);
    const coming = spentIn(days, addDays(day, 1), last, 'fixed');
    const spent = spentIn(days, first, day, 'fixed') + spentIn(days, first, day, 'free');
    return {
      date: day,
      budget: budget ? fromMinor(budget.minor) : null,
      spent: fromMinor(spent),
      coming: fromMinor(coming),
      per_day: may ? fromMinor(may.perDay) : null,
      left_today: may ? fromMinor(may.today) : null,
      month_end: end
        ? { likely: fromMinor(end.likely), low: fromMinor(end.low), high: fromMinor(end.high) }
        : null,
      past_error: past ?? null,
      campus_day: costs ? { campus: fromMinor(costs.campus), other: fromMinor(costs.other) } : null,
    };
  });
}

/** What went out day by day, back to where the first month that is checked begins to look. */
async function daysOf(ctx: Context, connection: Connection, day: string) {
  const { userId } = ctx.actor;
  const from = addDays(firstDay(addMonths(monthOf(day), -checkedMonths)), -patternDays);
  const last = lastDay(monthOf(day));
  const sums = await spentByDay(connection, userId, from, day);
  const days = new Map<string, DaySum>(sums.map(({ date, ...sum }) => [date, sum]));
  for (const row of await recurringRows(connection, userId)) {
    if (row.type !== 'expense' || row.paused === 1 || row.next_date === null) continue;
    for (const next of daysFrom(row, row.next_date)) {
      if (next > last) break;
      const date = next < day ? day : next;
      const { fixed, free } = days.get(date) ?? { fixed: 0, free: 0 };
      days.set(date, { fixed: fixed + row.minor, free });
    }
  }
  return { days, since: sums[0]?.date ?? day };
}
