import type { Context } from '../../context/context.ts';
import { ServiceError } from '../../errors/errors.ts';
import { cancelJob } from '../../jobs/enqueue.ts';
import { write } from '../../writing/transaction.ts';
import { dropSchoolCourses } from '../courses/index.ts';
import { dropBinding, findBinding } from './education.repository.ts';
import { syncJob } from './plan-sync.ts';

/** The school's courses go with the binding, what the person wrote stays. */
export async function unbindEducation(ctx: Context): Promise<void> {
  const { userId } = ctx.actor;
  await write(ctx, ['user', 'courses'], async (tx) => {
    if (!(await findBinding(tx, userId))) throw new ServiceError('education.not_bound');
    await dropBinding(tx, userId);
    await dropSchoolCourses(ctx, tx);
    await cancelJob(tx, syncJob, userId);
  });
}
