import type { Engine } from '../database/engine.ts';

/** One engine a run: PostgreSQL where TEST_DATABASE_URL names one, SQLite otherwise. `npm test` runs both. */
export const engineUnderTest: Engine = process.env.TEST_DATABASE_URL ? 'postgres' : 'sqlite';

export function describeOnEngines(name: string, define: (engine: Engine) => void): void {
  describe(`${name} (${engineUnderTest})`, () => define(engineUnderTest));
}
