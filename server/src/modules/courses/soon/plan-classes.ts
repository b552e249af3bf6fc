import type { Course } from '@board/contracts/schemas/courses';
import { hourMs, instantOf, minuteMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import type { Transaction } from '../../../database/connection.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { instant, localDate } from '../../../time/clock.ts';
import { lessonsBetween } from '../list-courses.ts';

export const classSoonJob = 'courses.soon';

export interface ClassAhead {
  userId: string;
  lesson: string;
  start: string;
}

const beforeMs = 15 * minuteMs;
/** A day and some time for the next day's plan to come late. */
const horizonMs = 26 * hourMs;
/** Nobody has more classes within that time; each is a row. */
const mostAhead = 100;

/**
 * One job for each class of the next hours. One that is cancelled or moved afterwards keeps its
 * job, which finds no class at that moment any more and says nothing.
 */
export async function planClasses(ctx: Context, tx: Transaction): Promise<void> {
  const { userId, timeZone } = ctx.actor;
  const now = ctx.clock.now();
  const days = [localDate(timeZone, now), localDate(timeZone, now + horizonMs + beforeMs)] as const;
  const ahead = (await lessonsBetween({ ...ctx, tx }, ...days))
    .map((lesson) => ({ lesson, start: startOf(lesson, timeZone) }))
    .filter(({ start }) => start - beforeMs > now && start - beforeMs <= now + horizonMs);
  for (const { lesson, start } of ahead.slice(0, mostAhead)) {
    const runAt = start - beforeMs;
    const payload: ClassAhead = { userId, lesson: lesson.id, start: instant(start) };
    const key = `${userId}/${payload.lesson}/${payload.start}`;
    await enqueue(ctx, tx, { kind: classSoonJob, key, payload, runAt });
  }
}

export const startOf = ({ date, time }: Pick<Course, 'date' | 'time'>, timeZone: string): number =>
  instantOf(timeZone, date, time.slice(0, 5));
