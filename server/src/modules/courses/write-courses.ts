import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/connection.ts';
import { write } from '../../transaction.ts';
import { planClasses } from './soon/plan-classes.ts';

/** Every change of the timetable also plans what is told of the classes ahead. */
export function writeCourses<T>(ctx: Context, work: (tx: Transaction) => Promise<T>): Promise<T> {
  return write(ctx, ['courses'], async (tx) => {
    const result = await work(tx);
    await planClasses(ctx, tx);
    return result;
  });
}
