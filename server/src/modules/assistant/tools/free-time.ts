import { ClockTime, DateOnly, Strict } from '@board/contracts/schemas/common';
import { wallIn } from '@board/time';
import { Type } from 'typebox';
import { type Context, today } from '../../../context.ts';
import { readTool } from '../../../tool.ts';
import { listCourses } from '../../courses/index.ts';
import { listTasks } from '../../tasks/index.ts';
import { clockOf, freeSpans, type Span, spanOf } from './free-spans.ts';

const most = 100;

const dayHours = { from: '08:00', until: '22:00' } as const;

export interface FreeDay {
  date: string;
  free: { from: string; until: string }[];
}

/** Between lessons and open tasks with a time; of today only what is still to come. */
export async function freeTime(
  ctx: Context,
  date: string,
  { from = dayHours.from, until = dayHours.until }: { from?: string; until?: string } = {},
): Promise<FreeDay> {
  const lessons = await listCourses(ctx, { start_date: date, end_date: date, limit: most });
  const { items } = await listTasks(ctx, { date, completed: false, limit: most });
  const busy = [...lessons.items, ...items].flatMap(({ time }): Span[] =>
    time ? [spanOf(time)] : [],
  );
  const day = spanOf(`${from}-${until}`);
  if (date === today(ctx)) {
    day.from = Math.max(
      day.from,
      spanOf(`${wallIn(ctx.actor.timeZone, ctx.clock.now()).time}-${until}`).from,
    );
  }
  return {
    date,
    free: freeSpans(busy, day).map((span) => ({
      from: clockOf(span.from),
      until: clockOf(span.until),
    })),
  };
}

export const freeTimeTool = readTool({
  name: 'get_free_time',
  reads: ['courses', 'tasks'],
  description: `When the person is free on a day, between lessons and open tasks with a time, from ${dayHours.from} to ${dayHours.until} unless told otherwise.`,
  parameters: Strict({
    date: DateOnly,
    from: Type.Optional(ClockTime),
    until: Type.Optional(ClockTime),
  }),
  run: (ctx, { date, ...hours }) => freeTime(ctx, date, hours),
});
