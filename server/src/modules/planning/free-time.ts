import { freeTimeDays } from '@board/contracts/constants/planning';
import type { FreeDay } from '@board/contracts/schemas/planning';
import {
  addDays,
  dayMinutes,
  dayNumber,
  daysBetween,
  daysFrom,
  endOf,
  type FreeSpans,
  gapsIn,
  mergedSpans,
  minutesOf,
  type Span,
  startOf,
  timeOf,
  wakingHours,
  wallIn,
} from '@board/time';
import { type Context, today } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { read } from '../../writing/transaction.ts';
import { listCalendarEvents } from '../calendars/index.ts';
import { lessonsBetween } from '../courses/index.ts';
import { listExams } from '../exams/index.ts';
import { openTimes } from '../tasks/index.ts';

export const leastMinutes = 30;
const mostExams = 100;

interface Hours {
  from?: string;
  until?: string;
}

/** Between all that has its time, open tasks among it; of today only what is still to come. */
export async function freeSpans(
  ctx: Context,
  start: string,
  end: string,
  { from = wakingHours.from, until = wakingHours.until }: Hours = {},
): Promise<FreeSpans[]> {
  checkRange(start, end);
  const taken = mergedSpans(await takenBetween(ctx, addDays(start, -1), end));
  const now = minutesOf(wallIn(ctx.actor.timeZone, ctx.clock.now()).time);
  return daysFrom(start, end).map((date) => {
    const midnight = dayNumber(date) * dayMinutes;
    const hours = {
      from: Math.max(minutesOf(from), date === today(ctx) ? now : 0),
      to: minutesOf(until),
    };
    const ofDay = taken.map((each) => ({ from: each.from - midnight, to: each.to - midnight }));
    return { date, free: gapsIn(hours, ofDay, leastMinutes) };
  });
}

export function checkRange(start: string, end: string): void {
  const days = daysBetween(start, end) + 1;
  if (days < 1 || days > freeTimeDays)
    throw new ServiceError('planning.range', { fill: { days: freeTimeDays } });
}

/** In words of the clock. */
export async function freeTime(
  ctx: Context,
  start: string,
  end: string,
  hours?: Hours,
): Promise<FreeDay[]> {
  return (await freeSpans(ctx, start, end, hours)).map(({ date, free }) => ({
    date,
    free: free.map((gap) => ({ from: timeOf(gap.from), until: timeOf(gap.to) })),
  }));
}

/** In minutes of all days, so that what goes on after midnight takes the morning as well. */
export function takenBetween(ctx: Context, start: string, end: string): Promise<Span[]> {
  const range = { start_date: start, end_date: end };
  return read(ctx, async (snapshot) => {
    const inside = { ...ctx, snapshot };
    const lessons = await lessonsBetween(inside, start, end);
    const exams = await listExams(inside, { ...range, limit: mostExams });
    const events = await listCalendarEvents(inside, range);
    const tasks = await openTimes(snapshot, ctx.actor.userId, start, end);
    return [...lessons, ...exams.items, ...events.items, ...tasks].flatMap(({ date, time }) => {
      const midnight = dayNumber(date) * dayMinutes;
      return time ? [{ from: midnight + startOf(time), to: midnight + endOf(time) }] : [];
    });
  });
}
