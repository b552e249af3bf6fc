import { url as debuggerUrl } from 'node:inspector';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { newWatched, writeRequest } from './shared.ts';
import type { ThreadData } from './thread.ts';

const usual = {
  beatMs: 100,
  /** From here on it is logged, */
  logFromMs: 200,
  /** and from here on the process is ended. */
  endAfterMs: 10_000,
};
const mostNamed = 5;

export interface Watchdog {
  start(): void;
  stop(): Promise<void>;
}

/**
 * Watches that the event loop turns. Who holds it is named in the log; a process in which it does
 * not turn any more is ended by a thread beside it, for whoever supervises it to start anew.
 */
export function watchLoop(
  http: FastifyInstance,
  log: Pick<Logger, 'warn'>,
  change: Partial<typeof usual> = {},
): Watchdog {
  const { beatMs, logFromMs, endAfterMs } = { ...usual, ...change };
  const watched = newWatched();
  /** Since the last beat, by when they last had the loop. */
  const running = new Map<string, FastifyRequest>();
  const ended = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let thread: Worker | undefined;

  for (const hook of ['onRequest', 'preHandler'] as const) {
    http.addHook(hook, (request: FastifyRequest, _reply: unknown, done: () => void) => {
      // Without beats nobody would ever forget them.
      if (timer) {
        running.delete(request.id);
        running.set(request.id, request);
        writeRequest(watched, `${request.method} ${request.routeOptions.url} ${request.id}`);
      }
      done();
    });
  }
  http.addHook('onResponse', (request, _reply, done) => {
    if (timer) ended.add(request.id);
    done();
  });

  let before = process.threadCpuUsage();
  function beat(): void {
    Atomics.add(watched.beats, 0, 1);
    // Its own work counts, not the clock: on a busy machine nobody holds anything by waiting.
    const { user, system } = process.threadCpuUsage(before);
    const worked = Math.round((user + system) / 1000);
    if (worked >= logFromMs) log.warn({ ms: worked, requests: named() }, 'the event loop was held');
    before = process.threadCpuUsage();
    for (const id of ended) running.delete(id);
    ended.clear();
  }

  /** The likeliest first. */
  const named = () =>
    [...running.values()]
      .reverse()
      .slice(0, mostNamed)
      .map(({ id, method, routeOptions }) => ({ requestId: id, method, route: routeOptions.url }));

  return {
    start() {
      if (debuggerUrl() !== undefined) return;
      before = process.threadCpuUsage();
      timer = setInterval(beat, beatMs).unref();
      const workerData: ThreadData = { ...watched, lookMs: endAfterMs / 20, endAfterMs };
      thread = new Worker(join(import.meta.dirname, 'thread.ts'), {
        workerData,
        resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
      });
      thread.unref();
      thread.on('error', (error) => log.warn({ err: error }, 'nobody watches the event loop'));
    },
    async stop() {
      clearInterval(timer);
      await thread?.terminate();
    },
  };
}
