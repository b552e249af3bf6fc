import { ServiceError } from '../../errors/errors.ts';
import { answerJobs } from '../answer-jobs.ts';

/** A parser that does what the file says, in the place of one that reads courses. */
const bombs: Record<string, () => unknown> = {
  whoAreYou: () => ({ pid: process.pid, environment: Object.keys(process.env) }),
  loop: () => {
    for (;;);
  },
  hoard: () => {
    const all: object[] = [];
    for (;;) all.push({ all });
  },
  /** Outside the heap, where its bound does not reach. */
  unpack: async () => {
    const all: Uint8Array[] = [];
    for (;;) {
      all.push(new Uint8Array(8 * 1024 * 1024).fill(1));
      await new Promise((next) => setTimeout(next, 1));
    }
  },
  /** One call of the engine, which no thread could be talked out of. */
  json: () => JSON.parse(`[${'{},'.repeat(3_000_000)}0]`),
  never: () => new Promise(() => {}),
  crash: () => process.abort(),
  talk: () => 'x'.repeat(5 * 1024 * 1024),
  refuse: () => {
    throw new ServiceError('import.unreadable', { fill: { line: 7, reason: 'no' } });
  },
  fail: () => {
    throw new TypeError('a mistake of ours');
  },
};

answerJobs({
  courseFile: ({ bytes }: { bytes: Uint8Array }) => bombs[Buffer.from(bytes).toString()]?.(),
});
