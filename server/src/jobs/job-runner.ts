import { randomUUID } from 'node:crypto';
import { minuteMs, weekMs } from '@board/time';
import type { InsideContext, PublicContext, Services } from '../context/context.ts';
import { innerContext } from '../context/inner-context.ts';
import { Counter } from '../measuring/metrics.ts';
import { instant } from '../time/clock.ts';
import { keepFailure } from './job-failure.ts';
import {
  claimJobs,
  finishJob,
  forgetDone,
  type JobRow,
  nextDue,
  renewLeases,
} from './jobs.repository.ts';

/**
 * How a kind of job is done. `inside` runs in one transaction with the job's end: exactly once, and
 * nothing but queries may be awaited (verbs join it by `ctx.tx`). `run` may do anything and
 * may run twice when the server dies between the deed and its record.
 */
export type JobDefinition<Payload> = { attempts?: number } & (
  | { inside: (ctx: InsideContext, payload: Payload) => Promise<void> }
  | { run: (ctx: PublicContext, payload: Payload) => Promise<void> }
);

const slots = 5;
const leaseMs = minuteMs;
const renewMs = leaseMs / 3;
const defaultAttempts = 8;
const retryMs = 5_000;
const longestSleepMs = minuteMs;
const keptMs = weekMs;

export class JobRunner {
  /** Kinds that are planned again each day or week. */
  readonly daily = new Set<string>();
  readonly runs = new Counter(
    'board_job_runs_total',
    'Jobs that were tried, by kind and how it ended: done, failed and tried again, or dead',
  );
  readonly #services: Services;
  readonly #definitions = new Map<string, JobDefinition<unknown>>();
  readonly #starts: ((services: Services) => Promise<void>)[] = [];
  readonly #instance = randomUUID();
  #timer: NodeJS.Timeout | undefined;
  #wakeAt = Number.POSITIVE_INFINITY;
  #working: Promise<void> | undefined;
  readonly #running = new Map<JobRow, Promise<void>>();
  #leftBehind: { job: JobRow; since: number } | undefined;
  #renewal: NodeJS.Timeout | undefined;
  #stopped = true;
  #leave: () => void = () => {};

  constructor(services: Services) {
    this.#services = services;
  }

  define<Payload>(kind: string, definition: JobDefinition<Payload>): void {
    this.#definitions.set(kind, definition as JobDefinition<unknown>);
  }

  /** Plans what is to be planned when a server starts, such as the next daily job. */
  atStart(plan: (services: Services) => Promise<void>): void {
    this.#starts.push(plan);
  }

  /** Sleeps until something is due; a job that is added wakes it earlier, on every instance. */
  start(): void {
    this.#stopped = false;
    const { signals } = this.#services;
    const offSignal = signals.onSignal((signal) => {
      if (signal.kind === 'job') this.#sleepUntil(Date.parse(signal.runAt));
    });
    const offResync = signals.onResync(() => this.#sleepUntil(0));
    this.#leave = () => {
      offSignal();
      offResync();
    };
    for (const plan of this.#starts) {
      plan(this.#services).catch((error: unknown) => {
        this.#services.log.error({ err: error }, 'a job could not be planned');
      });
    }
    this.#sleepUntil(0);
  }

  /** Waits for what is being done. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#leave();
    clearTimeout(this.#timer);
    await this.#working;
    await Promise.all(this.#running.values());
  }

  /** Does everything that is due, and what comes of it; answers how many were tried. */
  async runDue(): Promise<number> {
    let tried = 0;
    for (;;) {
      const isIdle = this.#running.size === 0;
      const taken = await this.#takeUp();
      tried += taken;
      // What ended meanwhile may have held something up.
      if (isIdle && taken === 0) return tried;
      if (this.#running.size > 0) await Promise.race(this.#running.values());
    }
  }

  /** Drops what was done a week ago. */
  forgetDone(): Promise<void> {
    const before = instant(this.#services.clock.now() - keptMs);
    return this.#services.database.transaction((tx) => forgetDone(tx, before));
  }

  /** Gives every free slot something that is due, as long as there is both; answers how many. */
  async #takeUp(): Promise<number> {
    let taken = 0;
    while (this.#running.size < slots) {
      const jobs = await this.#claim();
      for (const job of jobs) this.#begin(job);
      taken += jobs.length;
      if (jobs.length === 0) break;
    }
    return taken;
  }

  /** What another build beside this one knows is left to it. */
  #kinds(): string[] {
    return [...this.#definitions.keys()];
  }

  #isSlow(kind: string): boolean {
    const definition = this.#definitions.get(kind);
    return definition !== undefined && 'run' in definition;
  }

  /** What was left behind comes one at a time: the one that ended its process shall not use up the others' attempts. So claims take turns, too. */
  #claim(): Promise<JobRow[]> {
    return this.#services.database.transaction(async (tx) => {
      const now = this.#services.clock.now();
      const claim = {
        now: instant(now),
        lease: `${this.#instance}:${randomUUID()}`,
        leaseUntil: instant(now + leaseMs),
        kinds: this.#kinds(),
        slow: this.#kinds().filter((kind) => this.#isSlow(kind)),
      };
      // What ended while the transaction waited for its turn is filled again with it.
      const limit = Math.max(0, slots - this.#running.size);
      // One that ends its process does so early; a long one holds the others up for a lease, no longer.
      const { job: suspect, since } = this.#leftBehind ?? { since: 0 };
      const isSuspect = suspect && this.#running.has(suspect) && now - since < leaseMs;
      const isFree = limit > 0 && !isSuspect;
      const left = isFree ? await claimJobs(tx, { ...claim, state: 'running', limit: 1 }) : [];
      if (left[0]) this.#leftBehind = { job: left[0], since: now };
      const ready = await claimJobs(tx, { ...claim, state: 'ready', limit: limit - left.length });
      return [...left, ...ready];
    }, this.#instance);
  }

  #begin(job: JobRow): void {
    const work = this.#work(job).finally(() => {
      this.#running.delete(job);
      if (this.#running.size === 0) clearInterval(this.#renewal);
      // Something may have waited for the slot, or for this very job.
      this.#sleepUntil(0);
    });
    if (this.#running.size === 0) {
      this.#renewal = setInterval(() => void this.#renew(), renewMs).unref();
    }
    this.#running.set(job, work);
  }

  /** Nobody takes over a job that takes its time. One inside a transaction holds its row anyway. */
  async #renew(): Promise<void> {
    const { clock, database, log } = this.#services;
    const long = [...this.#running.keys()].filter(({ kind }) => this.#isSlow(kind));
    if (long.length === 0) return;
    try {
      await database.transaction((tx) => renewLeases(tx, long, instant(clock.now() + leaseMs)));
    } catch (error) {
      log.warn({ err: error }, 'the leases of running jobs could not be renewed');
    }
  }

  async #work(job: JobRow): Promise<void> {
    const definition = this.#definitions.get(job.kind);
    const attempts = definition?.attempts ?? defaultAttempts;
    const ctx = { ...innerContext(this.#services), requestId: `job-${job.id}` };
    const now = () => instant(this.#services.clock.now());
    try {
      if (!definition) throw new Error(`Nothing here does jobs of the kind '${job.kind}'`);
      if (job.attempts > attempts) throw new Error('Whatever did it came to an end meanwhile');
      const payload: unknown = JSON.parse(job.payload);
      if ('run' in definition) {
        await definition.run(ctx, payload);
        await this.#services.database.transaction((tx) => finishJob(tx, job, now()));
      } else {
        await this.#services.database.transaction(async (tx) => {
          // The end comes first: whoever lost the job must not do it either.
          if (await finishJob(tx, job, now())) await definition.inside({ ...ctx, tx }, payload);
        });
      }
      this.runs.add({ kind: job.kind, outcome: 'done' });
    } catch (error) {
      const { outcome, retryAt } = await keepFailure(this.#services, job, attempts, error);
      this.runs.add({ kind: job.kind, outcome });
      if (retryAt !== undefined) this.#sleepUntil(Date.parse(retryAt));
    }
  }

  #sleepUntil(time: number): void {
    if (this.#stopped || time >= this.#wakeAt) return;
    this.#wakeAt = time;
    clearTimeout(this.#timer);
    const wait = Math.min(longestSleepMs, Math.max(0, time - this.#services.clock.now()));
    this.#timer = setTimeout(() => {
      this.#working = (this.#working ?? Promise.resolve()).then(() => this.#turn());
    }, wait).unref();
  }

  async #turn(): Promise<void> {
    if (this.#stopped) return;
    this.#wakeAt = Number.POSITIVE_INFINITY;
    const begun = this.#services.clock.now();
    let next = begun + longestSleepMs;
    try {
      await this.#takeUp();
      // Without a free slot the next one to get free wakes it.
      const isFree = this.#running.size < slots;
      const { reader } = this.#services.database;
      const due = isFree ? await nextDue(reader, this.#kinds(), instant(begun)) : undefined;
      if (due !== undefined) next = Math.min(next, Date.parse(due));
    } catch (error) {
      this.#services.log.warn({ err: error }, 'jobs wait for the database');
      next = this.#services.clock.now() + retryMs;
    }
    this.#sleepUntil(next);
  }
}
