import type { BriefLine } from '@board/contracts/schemas/planning';
import type { Task } from '@board/contracts/schemas/tasks';
import { rangeOf, spread, wallIn } from '@board/time';
import { type Context, today } from '../../../context/context.ts';
import { lessonsBetween } from '../../courses/index.ts';
import { listExams } from '../../exams/index.ts';
import { financeOutlook } from '../../finance/index.ts';
import { listTasks } from '../../tasks/index.ts';
import { freeSpans } from '../free-time.ts';
import { briefWords } from './brief-words.ts';

const mostOfDay = 50;
/** For what does not say how long it takes. */
const usualMinutes = 60;

/** Where one has to be first, what is due, and what may be spent: as far as there is anything to say. */
export async function morningLines(ctx: Context): Promise<BriefLine[]> {
  const lines = [await firstPlace(ctx), await whatIsDue(ctx), await whatMayBeSpent(ctx)];
  return lines.flatMap((line) => line ?? []);
}

async function firstPlace(ctx: Context): Promise<BriefLine | undefined> {
  const say = briefWords[ctx.locale];
  const day = today(ctx);
  const lessons = await lessonsBetween(ctx, day, day);
  const exams = await listExams(ctx, { start_date: day, end_date: day, limit: mostOfDay });
  const now = wallIn(ctx.actor.timeZone, ctx.clock.now()).time;
  const [first] = [
    ...lessons.map(({ course_name: name, classroom, time }) => ({
      about: 'lesson' as const,
      title: say.at(time, name, classroom),
      time,
    })),
    ...exams.items.map(({ course, title, room, seat, time }) => ({
      about: 'exam' as const,
      title: say.exam(time ?? '', [course, title].filter(Boolean).join(' '), room, seat),
      time: time ?? '',
    })),
  ]
    .filter(({ time }) => time.slice(6) > now || time === '')
    .sort((a, b) => (a.time < b.time ? -1 : 1));
  if (!first) return undefined;
  const { about, title } = first;
  return { about, title, text: say.day(lessons.length, exams.items.length) };
}

async function whatIsDue(ctx: Context): Promise<BriefLine | undefined> {
  const say = briefWords[ctx.locale];
  const day = today(ctx);
  const open = { completed: false, end_date: day, limit: mostOfDay };
  // Of many that are late the oldest alone are looked at; what is for today is always.
  const { items, pagination } = await listTasks(ctx, open);
  const { total } = pagination;
  const ofDay =
    total > items.length ? await listTasks(ctx, { ...open, start_date: day }) : undefined;
  const [task] = [...items, ...(ofDay?.items ?? [])].sort((a, b) => weightOf(a) - weightOf(b));
  if (!task) return undefined;
  const { title, time, duration_minutes: minutes, date } = task;
  const place = time ? undefined : await placeFor(ctx, task);
  return {
    about: 'task',
    title: say.due(time, title),
    text: say.task({
      late: date < day,
      minutes,
      place: place?.slice(0, 5),
      others: total - 1,
    }),
    task,
    ...(place && { place }),
  };
}

const weights = { high: 0, medium: 1, low: 2 };

/** What is handed in comes first, then what matters more. */
const weightOf = ({ assignment, priority }: Task): number =>
  (assignment === 'none' ? 10 : 0) + weights[priority];

async function placeFor(ctx: Context, task: Task): Promise<string | undefined> {
  const free = await freeSpans(ctx, today(ctx), today(ctx));
  const [place] = spread([task.duration_minutes ?? usualMinutes], free);
  return place && rangeOf(place);
}

async function whatMayBeSpent(ctx: Context): Promise<BriefLine | undefined> {
  const say = briefWords[ctx.locale];
  const { left_today: left, budget, spent } = await financeOutlook(ctx);
  if (left === null || budget === null) return undefined;
  return { about: 'money', title: say.maySpend(left), text: say.ofMonth(budget - spent) };
}
