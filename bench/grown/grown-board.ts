import { type Instance, startInstance } from '../../e2e/harness/instance.ts';
import { readConfig } from '../../server/src/config/config.ts';
import type { Transaction } from '../../server/src/database/connection.ts';
import { startServices, stopServices } from '../../server/src/start-services.ts';
import { systemClock } from '../../server/src/time/clock.ts';
import type { Target } from '../api/target.ts';
import { type Engine, makePlace } from '../prove/running/place.ts';
import type { GrownPerson } from './people.ts';
import { settled } from './settled.ts';

/** A server over a database that was filled before it started. */
export interface GrownBoard {
  readonly people: readonly GrownPerson[];
  readonly instance: Instance;
  /** What another instance over the same database is started with. */
  readonly environment: Record<string, string>;
  /** A read of the API in the name of whoever holds the token. */
  get(path: string, token: () => string): Target;
  remove(): Promise<void>;
}

export async function growBoard(
  engine: Engine,
  fill: (tx: Transaction) => Promise<GrownPerson[]>,
): Promise<GrownBoard> {
  const place = await makePlace(engine);
  try {
    const people = await filled(place.environment, fill);
    const instance = await startInstance(place.environment);
    await settled(instance);
    return {
      people,
      instance,
      environment: place.environment,
      get: (path, token) => ({
        pid: instance.pid,
        database: place.postgres,
        url: `${instance.url}/api${path}`,
        method: 'GET',
        headers: {},
        token,
      }),
      async remove() {
        await instance.stop();
        await place.remove();
      },
    };
  } catch (problem) {
    await place.remove();
    throw problem;
  }
}

async function filled(
  environment: Record<string, string>,
  fill: (tx: Transaction) => Promise<GrownPerson[]>,
): Promise<GrownPerson[]> {
  const { services } = await startServices({
    config: readConfig(environment),
    log: { debug() {}, info() {}, warn() {}, error() {}, isLevelEnabled: () => false },
    clock: systemClock,
  });
  try {
    const { database } = services;
    const people = await database.transaction(fill);
    // As its own housekeeping would have done while the rows came one by one.
    if (database.engine === 'postgres') await database.reader.run('vacuum analyze', []);
    return people;
  } finally {
    await stopServices(services);
  }
}
