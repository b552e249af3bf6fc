import { randomUUID } from 'node:crypto';
import { openPostgres } from '../../server/src/database/postgres.ts';
import { Signals } from '../../server/src/database/signals/signals.ts';
import type { WriterTask } from './writer-task.ts';

/** One instance: so many writers over one pool, each with its next write once the last is safe. */
async function write({ url, writers, seconds, tells }: WriterTask): Promise<number> {
  // The database may end before a listener's connection does.
  const onError = () => {};
  const database = openPostgres({ url, connections: writers, onError });
  const signals = new Signals({ url, onError });
  await signals.start();
  let written = 0;
  const end = performance.now() + seconds * 1000;
  const one = async () => {
    const userId = randomUUID();
    while (performance.now() < end) {
      await database.transaction(async (tx) => {
        await tx.run('insert into bench_scale (id, title) values ($1, $2)', [
          randomUUID(),
          'Red-black tree lab report',
        ]);
        if (tells === 'after')
          signals.announce(tx, { kind: 'changed', userId, revisions: { tasks: written } });
        if (tells === 'inside') await tx.run('select pg_notify($1, $2)', ['board_bench', userId]);
      });
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, one));
  await signals.close();
  await database.close();
  return written;
}

process.once('message', async (task: WriterTask) => {
  process.send?.(await write(task), () => process.disconnect());
});
