import { hourMs, secondMs } from '@board/time';
import type { Services } from '../context/context.ts';
import { writeSystemLog } from '../logs/system-log.ts';
import { instant } from '../time/clock.ts';
import { failJob, type JobRow } from './jobs.repository.ts';

const firstRetryMs = 5 * secondMs;
const longestRetryMs = hourMs;

/** It is tried again later and later, until it was tried as often as it may be. */
export async function keepFailure(
  services: Services,
  job: JobRow,
  most: number,
  error: unknown,
): Promise<{ outcome: 'failed' | 'dead'; retryAt: string | undefined }> {
  const { clock, log, database } = services;
  const attempts = Math.min(job.attempts, most);
  const wait = Math.min(longestRetryMs, firstRetryMs * 2 ** (attempts - 1));
  const retryAt = attempts === most ? undefined : instant(clock.now() + wait);
  const message = error instanceof Error ? error.message : String(error);
  const line = { err: error, job: job.id, kind: job.kind, attempt: attempts };
  if (retryAt !== undefined) log.warn(line, 'a job failed and is tried again');
  else log.error(line, 'a job failed for good');
  try {
    if (retryAt === undefined) {
      await writeSystemLog(services, {
        level: 'error',
        module: 'jobs',
        message: `${job.kind}: ${message}`,
        requestId: `job-${job.id}`,
      });
    }
    const end = { error: message.slice(0, 1_000), attempts, retryAt, now: instant(clock.now()) };
    await database.transaction((tx) => failJob(tx, job, end));
  } catch (failure) {
    // Its lease runs out and somebody takes it up again.
    log.warn({ err: failure, job: job.id }, 'the failure of a job could not be kept');
  }
  return { outcome: retryAt === undefined ? 'dead' : 'failed', retryAt };
}
