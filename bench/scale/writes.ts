import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres.ts';
import { singleClient } from '../../server/src/database/postgres.ts';
import { middle, say } from '../web/report.ts';
import { type Telling, tellings, type WriterTask } from './writer-task.ts';

interface Scaled {
  seconds: number;
  rounds: number;
  instances: readonly number[];
  writers: readonly number[];
}

const goal = 0.8;
const goalWriters = 32;

/** Writes a second that tell other instances of themselves, beside the same writes that tell nobody. */
export async function compareWrites(scaled: Scaled): Promise<boolean[]> {
  // Its commits reach the disk: what a commit waits for is what is measured.
  const postgres = await startPostgres({ durable: true });
  try {
    const client = singleClient(postgres, {});
    await client.connect();
    await client.query('create table bench_scale (id uuid primary key, title text not null)');
    await client.end();
    const met: boolean[] = [];
    for (const instances of scaled.instances)
      for (const writers of scaled.writers) {
        const perSecond: Record<Telling, number[]> = { nobody: [], after: [], inside: [] };
        for (let round = 0; round < scaled.rounds; round += 1)
          for (const tells of tellings) {
            const task = { url: postgres.url, writers: writers / instances, tells };
            perSecond[tells].push(await measure(instances, { ...task, seconds: scaled.seconds }));
          }
        const ratios = (tells: Telling) =>
          middle(perSecond[tells].map((each, round) => each / (perSecond.nobody[round] ?? 1)));
        const [bare, after, inside] = [middle(perSecond.nobody), ratios('after'), ratios('inside')];
        const isMet = after >= goal;
        const verdict = `(goal ${goal}) ${isMet ? 'met' : 'MISSED'}`;
        if (writers === goalWriters) met.push(isMet);
        say(
          `  ${instances} instances, ${writers} writers, bare ${bare.toFixed(0)} a second: told after ` +
            `${after.toFixed(2)} ${writers === goalWriters ? verdict : ''}, inside ${inside.toFixed(2)}`,
        );
      }
    return met;
  } finally {
    await postgres.stop();
  }
}

async function measure(instances: number, task: WriterTask): Promise<number> {
  const written = await Promise.all(
    Array.from({ length: instances }, async () => {
      const child = fork(join(import.meta.dirname, 'writers.ts'));
      child.send(task);
      const [count] = await once(child, 'message');
      return count as number;
    }),
  );
  return written.reduce((sum, count) => sum + count, 0) / task.seconds;
}
