import type { Engine } from '../database/engine.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** One engine a run: PostgreSQL where TEST_DATABASE_URL names one, SQLite otherwise. `npm test` runs both. */
const engineUnderTest: Engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';

export function describeOnEngines(name: string, define: (engine: Engine) => void): void {
  describe(`${name} (${engineUnderTest})`, () => define(engineUnderTest));
}

type BoardOptions = Omit<TestAppOptions, 'engine'>;

const open = (options?: () => BoardOptions) => () =>
  startTestApp({ engine: engineUnderTest, ...options?.() });

/** One board for all the tests of a description. */
export const boardForAll = (options?: () => BoardOptions): TestApp =>
  openBetween(beforeAll, afterAll, open(options), (board) => board.close());

/** A new board for each of them. */
export const boardForEach = (options?: () => BoardOptions): TestApp =>
  openBetween(beforeEach, afterEach, open(options), (board) => board.close());

/** What a board speaks to, such as a mail server, for all of them. */
export const openForAll = <T extends object>(start: () => Promise<T>, end: (it: T) => unknown): T =>
  openBetween(beforeAll, afterAll, start, end);

type Hook = (work: () => Promise<void>) => void;

/** Hooks and tests speak to the one that is open while they run. */
function openBetween<T extends object>(
  before: Hook,
  after: Hook,
  start: () => Promise<T>,
  end: (it: T) => unknown,
): T {
  let it: T;
  before(async () => {
    it = await start();
  });
  after(async () => {
    await end(it);
  });
  return new Proxy({} as T, {
    get: (_, name) => Reflect.get(it, name),
    set: (_, name, value) => Reflect.set(it, name, value),
  });
}
