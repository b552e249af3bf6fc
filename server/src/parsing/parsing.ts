import { join } from 'node:path';
import type { Logger } from 'pino';
import { ServiceError } from '../errors/errors.ts';
import { type TurnLimits, Turns } from '../turns/turns.ts';
import type { Job } from './job.ts';
import type { parsers } from './parsers.ts';
import { Overrun, ParsingProcess, type ProcessLimits } from './parsing-process.ts';

type Parsers = typeof parsers;
type Parsed<Name extends keyof Parsers> = Awaited<ReturnType<Parsers[Name]>>;

const pictures: ReadonlySet<keyof Parsers> = new Set(['picture', 'plainPicture', 'thumbnail']);

const usual: TurnLimits & ProcessLimits = {
  atOnce: 2,
  each: 1,
  perPerson: 4,
  waiting: 60,
  deadlineMs: 2_000,
  patienceMs: 10_000,
  startMs: 20_000,
  idleMs: 30_000,
  heapMb: 128,
  heldMb: 300,
};

/**
 * Reads what people bring, in processes beside the server: whatever a file does to its parser, the
 * server never waits for it. A thread would not do (docs/adr/0017-parsing-processes.md).
 */
export class Parsing {
  readonly #log: Pick<Logger, 'warn'>;
  readonly #turns: Turns;
  readonly #pictureTurns: Turns;
  readonly #processes: ParsingProcess[];
  readonly #free: ParsingProcess[];

  constructor(
    log: Pick<Logger, 'warn'>,
    {
      script = join(import.meta.dirname, 'process.ts'),
      ...change
    }: Partial<typeof usual> & { script?: string } = {},
  ) {
    const limits = { ...usual, ...change };
    this.#log = log;
    this.#turns = new Turns(limits);
    this.#pictureTurns = new Turns({ ...limits, atOnce: 1 });
    this.#processes = Array.from(
      { length: limits.atOnce },
      () => new ParsingProcess(script, limits),
    );
    this.#free = [...this.#processes];
  }

  async parse<Name extends keyof Parsers>(
    person: string,
    parser: Name,
    input: Parameters<Parsers[Name]>[0],
  ): Promise<Parsed<Name>> {
    const run = () => this.#turns.take(person, () => this.#run(person, { parser, input }));
    // Unpacked a picture takes 100 MB, so there is one at a time.
    const parsed = pictures.has(parser) ? this.#pictureTurns.take(person, run) : run();
    return (await parsed) as Parsed<Name>;
  }

  async #run(person: string, job: Job): Promise<unknown> {
    const own = this.#free.pop();
    if (!own) throw new Error('More parse at once than there are processes.');
    try {
      return await own.run(job);
    } catch (error) {
      if (!(error instanceof Overrun)) throw error;
      const { parser } = job;
      this.#log.warn({ parser, userId: person, reason: error.message }, 'a file was given up');
      throw new ServiceError('file.too_costly', { cause: error });
    } finally {
      this.#free.push(own);
    }
  }

  close(): void {
    for (const each of this.#processes) each.end();
  }
}
