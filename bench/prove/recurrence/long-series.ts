import { startPostgres, whyNoPostgres } from '../../../scripts/postgres.ts';
import { deleteTask } from '../../../server/src/modules/tasks/delete-tasks.ts';
import { createTask } from '../../../server/src/modules/tasks/index.ts';
import { insertOccurrences } from '../../../server/src/modules/tasks/recurrence/occurrence-rows.repository.ts';
import { restoreTask } from '../../../server/src/modules/tasks/restore-task.ts';
import { findTaskRow } from '../../../server/src/modules/tasks/tasks.repository.ts';
import { startTestApp } from '../../../server/src/testing/test-app.ts';

/** As many as a series has that was written before there was a window. */
const grown = 8_115;

/** What long series take, in milliseconds, on each engine that can be had here. */
export async function timeLongSeries(): Promise<Record<string, Record<string, number>>> {
  const times = { sqlite: await timed('sqlite') };
  if (whyNoPostgres()) return times;
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  try {
    return { ...times, postgres: await timed('postgres') };
  } finally {
    await postgres.stop();
  }
}

async function timed(engine: 'sqlite' | 'postgres'): Promise<Record<string, number>> {
  const board = await startTestApp({ engine });
  try {
    const ctx = await board.contextOf(await board.asUser());
    const begin = (date: string) =>
      createTask(ctx, { title: 'Words', date, recurrence: 'FREQ=DAILY' });
    const took: Record<string, number> = {};
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      took[name] = Math.round(performance.now() - started);
    };
    await begin('2026-11-18');
    await measure('daily since 1971, begun', () => begin('1971-01-01'));
    await measure('daily since 2020, begun', () => begin('2020-01-01'));

    const { id } = await begin('1990-01-01');
    await measure(`${grown} rows written`, () =>
      board.services.database.transaction(async (tx) => {
        const first = await findTaskRow(tx, ctx.actor.userId, id);
        if (!first) throw new Error('The series has no first task.');
        const rows = Array.from({ length: grown - 1 }, (_, index) => {
          const day = new Date(Date.UTC(1990, 0, 2 + index)).toISOString().slice(0, 10);
          return { ...first, id: `${id}/${day}`, date: day, occurrence: day };
        });
        await insertOccurrences(tx, rows);
      }),
    );
    await measure('all of them deleted', () => deleteTask(ctx, id, undefined, 'following'));
    await measure('all of them restored', () => restoreTask(ctx, id));
    return took;
  } finally {
    await board.close();
  }
}
