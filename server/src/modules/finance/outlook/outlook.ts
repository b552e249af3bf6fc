import { fromMinor } from '@board/contracts/constants/money';
import { wholeBudget } from '@board/contracts/constants/transactions';
import type { FinanceOutlook } from '@board/contracts/schemas/finance';
import { addDays, addMonths, firstDay, lastDay, monthOf } from '@board/time';
import { type Context, today } from '../../../context.ts';
import type { Connection } from '../../../database/connection.ts';
import { derivedId } from '../../../ids.ts';
import { read } from '../../../transaction.ts';
import { lessonsBetween } from '../../courses/index.ts';
import { budgetRows } from '../budgets.repository.ts';
import { daysFrom } from '../recurring/days-of-rhythm.ts';
import { type RecurringRow, recurringRows } from '../recurring/recurring.repository.ts';
import { campusDay } from './campus-rules.ts';
import { bookedEntries, spentByDay } from './outlook.repository.ts';
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
  const days = new Map<string, DaySum>(
    sums.map(({ date, minor }) => [date, { fixed: 0, free: minor }]),
  );
  const move = (date: string, minor: number, isBooked: boolean) => {
    const { fixed, free } = days.get(date) ?? { fixed: 0, free: 0 };
    days.set(date, { fixed: fixed + minor, free: isBooked ? free - minor : free });
  };
  const recurring = (await recurringRows(connection, userId)).filter(
    ({ type }) => type === 'expense',
  );
  const ids = recurring.flatMap((row) =>
    [...daysUntil(row, from, earlier(row.booked_until, day))].map((date) =>
      derivedId(row.id, date),
    ),
  );
  for (const { date, minor } of await bookedEntries(connection, userId, ids)) {
    if (date >= from && date <= day) move(date, minor, true);
  }
  for (const row of recurring) {
    if (row.paused === 1 || row.next_date === null) continue;
    for (const date of daysUntil(row, row.next_date, last)) {
      move(date < day ? day : date, row.minor, false);
    }
  }
  return { days, since: sums[0]?.date ?? day };
}

function* daysUntil(row: RecurringRow, from: string, last: string): Generator<string> {
  for (const day of daysFrom(row, from)) {
    if (day > last) return;
    yield day;
  }
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
