import { type ChildProcess, fork } from 'node:child_process';
import { deserialize } from 'node:v8';
import { nodeFlags } from '../config/node-flags.ts';
import { ServiceError } from '../errors/errors.ts';
import type { Answer, Job, Said } from './job.ts';
import { heldMb, processorMs } from './used.ts';

export interface ProcessLimits {
  /** Of the processor's time, so that a busy machine refuses no file that it could read. */
  deadlineMs: number;
  /** On the clock. */
  patienceMs: number;
  startMs: number;
  /** How long it stays when nobody asks. */
  idleMs: number;
  heapMb: number;
  /** Of all that it holds: what is unpacked lies outside the heap. */
  heldMb: number;
}

const lookEveryMs = 50;

/** Why a process was ended, for the log. */
export class Overrun extends Error {}

/** One process that parses. It is started by the first job and ended by the first that takes too much. */
export class ParsingProcess {
  readonly #script: string;
  readonly #limits: ProcessLimits;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(script: string, limits: ProcessLimits) {
    this.#script = script;
    this.#limits = limits;
  }

  async run(job: Job): Promise<unknown> {
    clearTimeout(this.#idle);
    try {
      const child = await this.#started();
      const answer = await this.#next(child, this.#limits, job);
      if (answer.spent) this.end();
      return opened(answer);
    } catch (error) {
      if (!(error instanceof ServiceError)) this.end();
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    }
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #started(): Promise<ChildProcess> {
    if (this.#child?.connected) return this.#child;
    const child = fork(this.#script, {
      execArgv: [`--max-old-space-size=${this.#limits.heapMb}`, ...nodeFlags],
      // Whoever reads what strangers wrote knows no key and no address of the database.
      env: { TZ: 'UTC' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child = child;
    const { startMs } = this.#limits;
    await this.#next(child, { deadlineMs: startMs, patienceMs: startMs }).catch(
      (error: unknown) => {
        throw new Error('A parsing process did not start.', { cause: error });
      },
    );
    child.unref();
    child.channel?.unref();
    return child;
  }

  /** What it says next. Its silence ends with its time, its death at once. */
  #next(
    child: ChildProcess,
    { deadlineMs, patienceMs }: Pick<ProcessLimits, 'deadlineMs' | 'patienceMs'>,
    job?: Job,
  ): Promise<Said> {
    const { promise, resolve, reject } = Promise.withResolvers<Said>();
    const onExit = () => reject(new Overrun('it ended, most likely for lack of memory'));
    const begun = { at: performance.now(), used: processorMs(child.pid) ?? 0 };
    const timer = setInterval(() => {
      const passed = performance.now() - begun.at;
      const used = (processorMs(child.pid) ?? begun.used + passed) - begun.used;
      if (used > deadlineMs || passed > patienceMs)
        reject(new Overrun(`${Math.round(used)} ms of work, ${Math.round(passed)} ms in all`));
      const held = heldMb(child.pid) ?? 0;
      if (held > this.#limits.heldMb) reject(new Overrun(`${Math.round(held)} MB are held`));
    }, lookEveryMs);
    child.once('message', resolve).once('error', reject).once('exit', onExit);
    if (job) child.send(job, (error) => error && reject(error));
    return promise.finally(() => {
      clearInterval(timer);
      child.off('message', resolve).off('error', reject).off('exit', onExit);
    });
  }
}

function opened(answer: Answer): unknown {
  if ('value' in answer) return deserialize(answer.value);
  if ('refused' in answer) {
    const { code, fill, details } = answer.refused;
    throw new ServiceError(code, { fill, ...(details ? { details } : {}) });
  }
  if ('tooLarge' in answer) throw new Overrun('the answer is too large');
  throw new Error(`A parser failed: ${'failed' in answer ? answer.failed : 'no answer'}`);
}
