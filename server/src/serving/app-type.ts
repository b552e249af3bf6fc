import type { Call } from '@board/contracts/calls/call';
import type { CallSchema } from '@board/contracts/schemas/call-schema';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../context/context.ts';
import type { JobRunner } from '../jobs/job-runner.ts';
import type { Metric } from '../measuring/metrics.ts';
import type { Turns } from '../turns/turns.ts';

export interface ServedCall {
  call: Call;
  schema: CallSchema;
}

/** What a module gets to add its routes to. */
export interface App {
  http: FastifyInstance;
  services: Services;
  /** `jobs.define(kind, …)`: what is done for a job that `enqueue()` adds. */
  jobs: JobRunner;
  /** Every call that is served: the API page and the access matrix are made from it. */
  calls: ServedCall[];
  /** Whoever reads much at once waits for himself. */
  reads: Turns;
  /** What `/metrics` shows besides: asked at each reading, of what this process knows by itself. */
  onMeasuring(read: () => Metric): void;
  /** All of it. */
  measure(): Metric[];
  /** Runs when every route stands, before anything is served. */
  onOpening(task: () => Promise<void>): void;
  /** Runs before the server stops listening; streams end here. */
  onClosing(task: () => void | Promise<void>): void;
}
