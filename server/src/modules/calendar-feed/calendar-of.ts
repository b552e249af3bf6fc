import type { Task } from '@board/contracts/schemas/tasks';
import { type Context, now, today } from '../../context.ts';
import { addDays, lessonsBetween } from '../courses/index.ts';
import { listTasks } from '../tasks/index.ts';
import { lessonSeries } from './lesson-series.ts';
import { writeCalendar } from './write-calendar.ts';

/** Four months back, nine ahead: a term and what is around it. */
const back = 120;
const ahead = 270;
const taskPages = 5;
const pageSize = 100;

/** The person's lessons and open tasks as an iCalendar file. */
export async function calendarOf(ctx: Context): Promise<string> {
  const start = addDays(today(ctx), -back);
  const end = addDays(today(ctx), ahead);
  const lessons = await lessonsBetween(ctx, start, end);
  return writeCalendar({
    timeZone: ctx.actor.timeZone,
    locale: ctx.locale,
    stamp: now(ctx),
    series: lessonSeries(lessons),
    tasks: (await openTasks(ctx)).filter((task) => task.date >= start && task.date <= end),
  });
}

async function openTasks(ctx: Context): Promise<Task[]> {
  const tasks: Task[] = [];
  for (let page = 1; page <= taskPages; page += 1) {
    const { items, pagination } = await listTasks(ctx, { completed: false, page, limit: pageSize });
    tasks.push(...items);
    if (!pagination.has_next) break;
  }
  return tasks;
}
