import { fork } from 'node:child_process';
import { join } from 'node:path';
import { hourMs, minuteMs, secondMs } from '@board/time';
import { nodeFlags } from '../../../../config/node-flags.ts';
import { ServiceError } from '../../../../errors/errors.ts';
import { diskOf } from '../../../../measuring/disk.ts';
import type { Practice, Practised } from './practise.ts';

const script = join(import.meta.dirname, 'drill-process.ts');
const heapMb = 256;
const lookEveryMs = secondMs;

export const practiceBounds = {
  ms: 4 * hourMs,
  /** What it leaves of the disk, which the database may need meanwhile. */
  leastFree: 512 * 1024 * 1024,
};

/**
 * In a process of its own, so that neither the server's thread nor its memory knows of it. What takes
 * too long, or too much of the disk, is ended. Answers how many rows there were.
 */
export async function runPractice(
  practice: Practice,
  ended: AbortSignal,
  { ms, leastFree } = practiceBounds,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<Practised>();
  const late = AbortSignal.timeout(ms);
  const child = fork(script, {
    execArgv: [`--max-old-space-size=${heapMb}`, ...nodeFlags],
    env: { TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal: AbortSignal.any([ended, late]),
    killSignal: 'SIGKILL',
  });
  const look = () =>
    diskOf(practice.folder).then(({ free }) => {
      if (free < leastFree) reject(failed(`less than ${leastFree} bytes are free`));
    }, reject);
  void look();
  const watch = setInterval(look, lookEveryMs).unref();
  child
    .once('message', (said) => resolve(said as Practised))
    .once('exit', (code, signal) => reject(failed(`its process ended (${signal ?? code})`)))
    .once('error', (error) => {
      const minutes = Math.round(ms / minuteMs);
      const gaveUp = new ServiceError('admin.drill_gave_up', { fill: { minutes } });
      reject(late.aborted ? gaveUp : error);
    })
    .send(practice);
  try {
    const practised = await promise;
    if ('rows' in practised) return practised.rows;
    throw new ServiceError(practised.refused.code, { fill: practised.refused.fill });
  } finally {
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

const failed = (why: string) => new ServiceError('admin.drill_failed', { fill: { why } });
