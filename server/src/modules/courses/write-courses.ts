import { timetableLimit } from '@board/contracts/constants/limits';
import type { Context } from '../../context/context.ts';
import type { Transaction } from '../../database/connection.ts';
import { ServiceError } from '../../errors/errors.ts';
import { write } from '../../writing/transaction.ts';
import { crowdOutCourses } from './courses.repository.ts';
import { planClasses } from './soon/plan-classes.ts';
import { type Sizes, sizesOfTimetable } from './timetable-sizes.repository.ts';

const sizes = ['terms', 'courses', 'lessons'] as const satisfies (keyof Sizes)[];

/** Every change of the timetable stays within its bounds, and plans what is told of the classes ahead. */
export function writeCourses<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return write(ctx, ['courses'], async (tx) => {
    const before = await sizesOfTimetable(tx, ctx.actor.userId);
    const result = await work(tx);
    const after = await sizesOfTimetable(tx, ctx.actor.userId);
    // What is too large may always become smaller.
    if (sizes.some((size) => after[size] > Math.max(before[size], timetableLimit[size])))
      throw new ServiceError('course.too_many');
    await crowdOutCourses(tx, ctx.actor.userId, timetableLimit.courses);
    await planClasses(ctx, tx);
    return result;
  });
}
