import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/postgres.ts';
import { singleClient } from '../server/src/database/postgres.ts';
import { given } from './given.ts';
import { type Telling, tellings, type WriterTask } from './scale/writer-task.ts';

/** Writes a second that tell other instances of themselves, beside the same writes that tell nobody. */
const { rounds, ...values } = given({
  seconds: 4,
  rounds: 3,
  instances: '1,2,4',
  writers: '8,32,128',
});
const goal = 0.8;
const goalWriters = 32;
const numbers = (list: string) => list.split(',').map(Number);
const median = (list: number[]) =>
  list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0;

// Its commits reach the disk: what a commit waits for is what is measured.
const postgres = await startPostgres({ durable: true });
try {
  const client = singleClient(postgres, {});
  await client.connect();
  await client.query('create table bench_scale (id uuid primary key, title text not null)');
  await client.end();
  let met = true;
  const rows: Record<string, string | number>[] = [];
  for (const instances of numbers(values.instances))
    for (const writers of numbers(values.writers)) {
      const perSecond: Record<Telling, number[]> = { nobody: [], after: [], inside: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const tells of tellings)
          perSecond[tells].push(await measure(instances, writers, tells));
      const ratios = (tells: Telling) =>
        median(perSecond[tells].map((each, round) => each / (perSecond.nobody[round] ?? 1)));
      if (writers === goalWriters && ratios('after') < goal) met = false;
      rows.push({
        instances,
        writers,
        'bare writes/s': Math.round(median(perSecond.nobody)),
        'told after': ratios('after').toFixed(2),
        'told inside': ratios('inside').toFixed(2),
      });
    }
  console.table(rows);
  process.stdout.write(
    `told after at ${goalWriters} writers, goal ${goal} of bare: ${met ? 'met' : 'missed'}; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  await postgres.stop();
}

async function measure(instances: number, writers: number, tells: Telling): Promise<number> {
  const { seconds } = values;
  const task: WriterTask = { url: postgres.url, writers: writers / instances, seconds, tells };
  const written = await Promise.all(
    Array.from({ length: instances }, async () => {
      const child = fork(join(import.meta.dirname, 'scale/writers.ts'));
      child.send(task);
      const [count] = await once(child, 'message');
      return count as number;
    }),
  );
  return written.reduce((sum, count) => sum + count, 0) / seconds;
}
