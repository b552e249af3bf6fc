import { reminderJobs } from '@board/contracts/constants/operating';
import type { Job } from '@board/contracts/schemas/admin';
import { type Context, now } from '../../../context/context.ts';
import type { Connection } from '../../../database/connection.ts';
import { ServiceError } from '../../../errors/errors.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { JobRow } from '../../../jobs/jobs.repository.ts';
import { audit } from '../../../logs/audit.ts';
import { usernamesOf } from '../../../people/usernames.repository.ts';
import { type Paged, type PageQuery, paged, pageRequest } from '../../../serving/page.ts';
import { inTransaction, read } from '../../../writing/transaction.ts';
import { findJob, findJobs, makeDue } from './console-jobs.repository.ts';

interface JobQuery extends PageQuery {
  state?: Job['state'];
}

/** Payloads stay inside, as they may hold what belongs to one person: of them it is said only whose they are. */
export function listJobs(
  ctx: Context,
  { state, ...query }: JobQuery,
  daily: ReadonlySet<string>,
): Promise<Paged<Job>> {
  const page = pageRequest(query);
  return read(ctx, async (connection) => {
    const { rows, total } = await findJobs(connection, { ...page, state });
    const people = await peopleOf(connection, rows);
    const jobs = rows.map((row) => toJob(row, daily, people));
    return paged(page, jobs, total);
  });
}

/** A daily one runs once more beside the planned one, or its next day would never be planned. */
export function runJob(ctx: Context, id: string, daily: ReadonlySet<string>): Promise<Job> {
  return inTransaction(ctx, async (tx) => {
    const job = await findJob(tx, { id });
    if (!job) throw new ServiceError('admin.job_not_found');
    if (job.state === 'running') throw new ServiceError('admin.job_running');
    if (reminderJobs.includes(job.kind) && job.state === 'ready' && job.attempts === 0)
      throw new ServiceError('admin.job_reminder');
    if (daily.has(job.kind) && job.state === 'ready') {
      await enqueue(ctx, tx, { kind: job.kind, payload: JSON.parse(job.payload) });
    } else {
      if (!(await makeDue(tx, id, now(ctx)))) throw new ServiceError('admin.job_not_found');
      ctx.signals.announce(tx, { kind: 'job', runAt: now(ctx) });
    }
    await audit(ctx, tx, { action: 'job.run', target: id, details: { kind: job.kind } });
    return toJob((await findJob(tx, { id })) ?? job, daily, await peopleOf(tx, [job]));
  });
}

function peopleOf(connection: Connection, rows: readonly JobRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap((row) => row.person ?? []);
  return usernamesOf(connection, ids);
}

function toJob(row: JobRow, daily: ReadonlySet<string>, people: ReadonlyMap<string, string>): Job {
  const { id, kind, state, run_at, attempts, last_error, created_at, finished_at } = row;
  return {
    id,
    kind,
    person: people.get(row.person ?? '') ?? null,
    state,
    run_at,
    attempts,
    last_error,
    created_at,
    finished_at,
    daily: daily.has(kind),
  };
}
