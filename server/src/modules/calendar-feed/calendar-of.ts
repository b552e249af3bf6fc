import { examsPerPerson } from '@board/contracts/constants/exams';
import type { Task } from '@board/contracts/schemas/tasks';
import { addDays } from '@board/time';
import { type Context, now, today } from '../../context/context.ts';
import { breathing } from '../../turns/breathing.ts';
import { lessonsBetween } from '../courses/index.ts';
import { listExams } from '../exams/index.ts';
import { listTasks } from '../tasks/index.ts';
import { lessonSeries } from './lesson-series.ts';
import { writeCalendar } from './write-calendar.ts';

/** Four months back, nine ahead: a term and what is around it. */
const back = 120;
const ahead = 270;
/** Far more than anybody plans, and still a file that a calendar takes. */
const taskPages = 10;
const pageSize = 500;

/** The person's lessons, exams and open tasks as an iCalendar file. */
export async function calendarOf(ctx: Context): Promise<string> {
  const breathe = breathing();
  const start = addDays(today(ctx), -back);
  const end = addDays(today(ctx), ahead);
  const lessons = await lessonsBetween(ctx, start, end);
  const window = { start_date: start, end_date: end };
  const { items: exams } = await listExams(ctx, { ...window, limit: examsPerPerson });
  const pieces = writeCalendar({
    timeZone: ctx.actor.timeZone,
    locale: ctx.locale,
    stamp: now(ctx),
    series: lessonSeries(lessons),
    exams,
    tasks: await openTasks(ctx, start, end, breathe),
  });
  let calendar = '';
  for (const piece of pieces) {
    calendar += piece;
    await breathe();
  }
  return calendar;
}

async function openTasks(
  ctx: Context,
  start: string,
  end: string,
  breathe: () => Promise<void>,
): Promise<Task[]> {
  const tasks: Task[] = [];
  const window = { completed: false, start_date: start, end_date: end };
  for (let page = 1; page <= taskPages; page += 1) {
    const { items, pagination } = await listTasks(ctx, { ...window, page, limit: pageSize });
    tasks.push(...items);
    if (!pagination.has_next) break;
    await breathe();
  }
  return tasks;
}
