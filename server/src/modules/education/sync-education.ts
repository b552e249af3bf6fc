import { timetableLimit } from '@board/contracts/constants/limits';
import { addDays, dayMs } from '@board/time';
import type { Tell } from '../../area/tell.ts';
import { type Context, now, type PublicContext, today } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { keptFailure } from '../../errors/kept-failure.ts';
import { actAs } from '../../people/act-as.ts';
import { single, write } from '../../writing/transaction.ts';
import { applySchoolLessons, type SchoolLesson } from '../courses/index.ts';
import { askSchool } from './ask-school.ts';
import { schoolOf } from './binding.ts';
import { changeBinding, findBinding } from './education.repository.ts';
import { planSync } from './plan-sync.ts';
import { syncNews } from './sync-news.ts';

/** A month back and half a year ahead, a month at a time; all of it stays within a job's lease. */
const back = 30;
const step = 30;
const steps = 7;

/** The job: asks for everything, and only then changes anything. Whatever the school does, tomorrow comes another try. */
export async function syncEducation(
  inner: PublicContext,
  userId: string,
  tell: Tell,
): Promise<void> {
  const ctx = await actAs(inner, userId);
  const binding = await findBinding(inner.database.reader, userId);
  if (!binding) return;
  // Shut out for a while, perhaps: nothing is asked for him, and he finds it synced again when he is back.
  if (!ctx) return inner.database.transaction((tx) => planSync(inner, tx, userId, dayMs));
  try {
    const school = schoolOf(ctx, binding);
    const start = addDays(today(ctx), -back);
    const lessons: SchoolLesson[] = [];
    for (let index = 0; index < steps; index += 1) {
      const from = addDays(start, index * step);
      lessons.push(...(await askSchool(ctx, school, from, addDays(from, step - 1))));
      if (lessons.length > timetableLimit.lessons) throw new ServiceError('course.too_many');
      if (!(await findBinding(single(ctx), userId))) return;
      await progress(ctx, (index + 1) / (steps + 1));
    }
    await apply(ctx, lessons, start, addDays(start, steps * step - 1));
  } catch (error) {
    if (!(error instanceof ServiceError))
      ctx.log.error({ err: error }, 'a sync with a school failed');
    await fail(ctx, keptFailure(error), tell);
  }
}

async function apply(ctx: Context, lessons: SchoolLesson[], start: string, end: string) {
  await write(ctx, ['user'], async (tx) => {
    // Unbound in the meantime: nothing of the school may come back.
    if (!(await findBinding(tx, ctx.actor.userId))) return;
    const counts = await applySchoolLessons({ ...ctx, tx }, lessons, { start, end });
    await finish({ ...ctx, tx }, { sync_state: 'done', failure: null, failing: 0, ...counts });
  });
}

function progress(ctx: Context, part: number): Promise<boolean> {
  const change = { sync_state: 'running' as const, progress: Math.round(part * 1000) };
  return write(ctx, ['user'], (tx) => changeBinding(tx, ctx.actor.userId, change));
}

/** Told once when it begins to fail, not again every day until it works. */
function fail(ctx: Context, failure: string, tell: Tell): Promise<void> {
  return write(ctx, ['user'], async (tx) => {
    const before = await findBinding(tx, ctx.actor.userId);
    // Unbound in the meantime: there is nothing to try again, and nobody to tell.
    if (!before) return;
    await finish({ ...ctx, tx }, { sync_state: 'failed', failure, failing: 1 });
    if (before.failing === 0) await tell(ctx, tx, syncNews(ctx, failure));
  });
}

type Outcome = Parameters<typeof changeBinding>[2];

function finish(ctx: Context, outcome: Outcome): Promise<void> {
  const { userId } = ctx.actor;
  return write(ctx, ['user'], async (tx) => {
    await changeBinding(tx, userId, { ...outcome, progress: 1000, synced_at: now(ctx) });
    await planSync(ctx, tx, userId, dayMs);
  });
}
