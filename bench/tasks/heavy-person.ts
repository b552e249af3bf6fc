import { newAccount } from '../../e2e/harness/accounts.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { innerContext } from '../../server/src/context/inner-context.ts';
import { hashPassword } from '../../server/src/modules/auth/passwords.ts';
import { createTask, type NewTask } from '../../server/src/modules/tasks/index.ts';
import { insertUser } from '../../server/src/modules/users/index.ts';
import { actAs } from '../../server/src/people/act-as.ts';
import { startServices, stopServices } from '../../server/src/start-services.ts';
import { systemClock } from '../../server/src/time/clock.ts';

const rowsAtOnce = 1_000;
const priorities = ['high', 'medium', 'low'] as const;
const silent = () => undefined;

/** What a day of the board shows at most. */
const fullDay = 100;

/** Leaves somebody with these tasks in a folder that no server uses. */
export async function leavePersonWithTasks(
  environment: Record<string, string>,
  tasks: number,
  taskAt: (at: number) => NewTask,
) {
  const account = newAccount('heavy_user');
  const log = { debug: silent, info: silent, warn: console.warn, error: console.error };
  const { services } = await startServices({
    config: readConfig(environment),
    log: { ...log, isLevelEnabled: () => false },
    clock: systemClock,
  });
  try {
    const { password, ...names } = account;
    const person = {
      ...names,
      passwordHash: await hashPassword(password),
      role: 'student' as const,
      language: 'en' as const,
      timeZone: 'UTC',
    };
    const userId = await services.database.transaction((tx) =>
      insertUser(innerContext(services), tx, person),
    );
    const ctx = await actAs(services, userId);
    if (!ctx) throw new Error('The person is gone.');
    for (let made = 0; made < tasks; made += rowsAtOnce) {
      await services.database.transaction(async (tx) => {
        for (let at = made; at < Math.min(tasks, made + rowsAtOnce); at += 1) {
          await createTask({ ...ctx, tx }, taskAt(at));
        }
      });
    }
  } finally {
    await stopServices(services);
  }
  return account;
}

/** First the full day, then the rest over the two years around it. */
export const overTwoYears = (tasks: number, today: string) => (at: number) =>
  taskOn(today, at < fullDay ? 0 : Math.floor((at / tasks) * 730) - 365, at, at % 3 === 0);

/** All in the thirty days around today, two of three with a time. */
export const inOneMonth = (today: string) => (at: number) =>
  taskOn(today, (at % 30) - 15, at, at % 3 !== 0);

function taskOn(today: string, days: number, at: number, isTimed: boolean): NewTask {
  const hour = String(8 + (at % 12)).padStart(2, '0');
  return {
    title: `Exercise sheet ${at}`,
    date: new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10),
    time: isTimed ? `${hour}:00-${hour}:40` : null,
    priority: priorities[at % priorities.length] ?? 'medium',
    completed: at % 2 === 1,
    description: at % 5 === 0 ? 'Chapters three and four, with the proofs.' : '',
  };
}
