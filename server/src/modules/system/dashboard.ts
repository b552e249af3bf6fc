import {
  dayQueryLimit,
  notificationDropdownSize,
  pageLimit,
} from '@board/contracts/constants/limits';
import { weekSpan } from '@board/time';
import { type Context, today } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { read } from '../../transaction.ts';
import { listCourses, listTerms } from '../courses/index.ts';
import { financeStats, listTransactions } from '../finance/index.ts';
import { listNotifications } from '../notifications/index.ts';
import { completionOf, listTasks, overallCompletion } from '../tasks/index.ts';
import { findUser, fullLayout, type KnownModules, profileOf } from '../users/index.ts';

/** Everything the first screen shows, as one state. Areas add what is theirs. */
export async function dashboard(
  ctx: Context,
  knownModules: KnownModules,
  date: string = today(ctx),
) {
  const { userId } = ctx.actor;
  const week = weekSpan(date);
  const known = await knownModules();
  return read(ctx, async (connection) => {
    const inside = { ...ctx, snapshot: connection };
    const person = await findUser(connection, userId);
    if (!person) throw new ServiceError('auth.expired');
    return {
      user: await profileOf(ctx, connection, userId),
      date,
      tasks: (await listTasks(inside, { date, limit: dayQueryLimit })).items,
      courses: await listCourses(inside, { start_date: week.start, end_date: week.end }),
      terms: await listTerms(inside, { limit: pageLimit.max }),
      transactions: await listTransactions(inside, { date, limit: dayQueryLimit }),
      finance: await financeStats(inside, date.slice(0, 7)),
      notifications: await listNotifications(inside, { limit: notificationDropdownSize }),
      completion: {
        day: await completionOf(connection, userId, date),
        overall: await overallCompletion(connection, userId, today(ctx)),
      },
      modules: fullLayout(person, known).modules,
    };
  });
}
