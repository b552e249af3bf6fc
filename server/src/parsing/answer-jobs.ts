import { serialize } from 'node:v8';
import { ServiceError } from '../errors/errors.ts';
import type { Answer, Job, Said } from './job.ts';

export type Parsers = Record<string, (input: never) => unknown>;

/** Reading the answer is the server's own work again, so there is only so much of it. */
const mostBytes = 4 * 1024 * 1024;

/** What was unpacked here is not given back to the system: a new process costs less than to keep it. */
const spentBytes = 128 * 1024 * 1024;

/** The life of a parsing process: one job after the other, until nobody is there to ask. */
export function answerJobs(parsers: Parsers): void {
  process.on('message', (job: Job) => {
    void answer(parsers, job).then((said) => say({ ...said, spent: holdsMuch() }));
  });
  process.on('disconnect', () => process.exit());
  say({ ready: true });
}

const holdsMuch = (): boolean => process.memoryUsage.rss() > spentBytes;

function say(said: Said): void {
  process.send?.(said);
}

async function answer(parsers: Parsers, { parser, input }: Job): Promise<Answer> {
  try {
    const value = serialize(await parsers[parser]?.(input as never));
    return value.byteLength > mostBytes ? { tooLarge: true } : { value };
  } catch (error) {
    if (error instanceof ServiceError) {
      const { code, fill, details } = error;
      return { refused: { code, fill, details } };
    }
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
