import { ClockTime, DateOnly, Strict } from '@board/contracts/schemas/common';
import {
  addDays,
  dayMinutes,
  endOf,
  gapsIn,
  minutesOf,
  startOf,
  timeOf,
  wakingHours,
  wallIn,
} from '@board/time';
import { Type } from 'typebox';
import { type Context, today } from '../../../context.ts';
import { readTool } from '../../../tool.ts';
import { listCourses } from '../../courses/index.ts';
import { listTasks } from '../../tasks/index.ts';

const most = 100;
const leastMinutes = 30;

export interface FreeDay {
  date: string;
  free: { from: string; until: string }[];
}

/** Between lessons and open tasks with a time; of today only what is still to come. */
export async function freeTime(
  ctx: Context,
  date: string,
  { from = wakingHours.from, until = wakingHours.until }: { from?: string; until?: string } = {},
): Promise<FreeDay> {
  const before = addDays(date, -1);
  const lessons = await listCourses(ctx, { start_date: date, end_date: date, limit: most });
  const open = { completed: false, limit: most };
  const evening = await listTasks(ctx, { date: before, ...open });
  const tasks = await listTasks(ctx, { date, ...open });
  const taken = [
    ...evening.items.map(({ time }) => ({ time, shift: -dayMinutes })),
    ...[...lessons.items, ...tasks.items].map(({ time }) => ({ time, shift: 0 })),
  ].flatMap(({ time, shift }) =>
    time ? [{ from: startOf(time) + shift, to: endOf(time) + shift }] : [],
  );
  const now = date === today(ctx) ? minutesOf(wallIn(ctx.actor.timeZone, ctx.clock.now()).time) : 0;
  const hours = { from: Math.max(minutesOf(from), now), to: minutesOf(until) };
  return {
    date,
    free: gapsIn(hours, taken, leastMinutes).map((gap) => ({
      from: timeOf(gap.from),
      until: timeOf(gap.to),
    })),
  };
}

export const freeTimeTool = readTool({
  name: 'get_free_time',
  reads: ['courses', 'tasks'],
  description: `When the person is free on a day, between lessons and open tasks with a time, from ${wakingHours.from} to ${wakingHours.until} unless told otherwise.`,
  parameters: Strict({
    date: DateOnly,
    from: Type.Optional(ClockTime),
    until: Type.Optional(ClockTime),
  }),
  run: (ctx, { date, ...hours }) => freeTime(ctx, date, hours),
});
