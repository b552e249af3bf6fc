import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, whyNoPostgres } from '../../../scripts/postgres.ts';

export const engines = ['sqlite', 'postgres'] as const;
export type Engine = (typeof engines)[number];

/** An empty database that several processes can be started over, one after the other or at once. */
export interface Place {
  environment: Record<string, string>;
  /** PostgreSQL's process, if there is one. */
  postgres: number | undefined;
  remove(): Promise<void>;
}

export async function makePlace(engine: Engine): Promise<Place> {
  const why = engine === 'postgres' ? whyNoPostgres() : undefined;
  if (why) throw new Error(why);
  const folder = mkdtempSync(join(tmpdir(), 'board-prove-'));
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  return {
    environment: {
      DATA_DIR: folder,
      DATABASE_URL: postgres?.url ?? '',
      SECRET_KEY: randomBytes(32).toString('base64'),
      ADMIN_PASSWORD: randomBytes(12).toString('base64url'),
      REGISTRATIONS_PER_HOUR: '1000000',
    },
    postgres: postgres?.pid,
    async remove() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function chosenEngines(text: string): Engine[] {
  const names = text.split(',');
  const unknown = names.find((name) => !engines.some((engine) => engine === name));
  if (unknown !== undefined)
    throw new Error(`There is no engine '${unknown}'; there are ${engines.join(', ')}.`);
  return engines.filter((engine) => names.includes(engine));
}

/** On each of these engines, one after the other; the command fails where one of them does. */
export async function proveOn(
  names: string,
  prove: (engine: Engine) => Promise<boolean>,
): Promise<void> {
  const outcomes: boolean[] = [];
  for (const engine of chosenEngines(names)) outcomes.push(await prove(engine));
  process.exitCode = outcomes.every(Boolean) ? 0 : 1;
}
