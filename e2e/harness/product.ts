import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Instance, startInstance } from './instance.ts';
import { shared } from './shared.ts';

export interface Product {
  /** Where it serves, such as http://127.0.0.1:41234. */
  readonly url: string;
  readonly dataFolder: string;
  readonly admin: { username: string; password: string };
  /** Starts again over the same data, at a new address. */
  restart(): Promise<void>;
  /** Ends gracefully and forgets the data. */
  stop(): Promise<void>;
}

const admin = { username: 'admin', password: 'a-long-journey' };

/** The composed production build over SQLite, on a free port. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'board-journey-'));
  if (shared.template) await cp(shared.template, dataFolder, { recursive: true });
  let running = await serve(dataFolder, environment);
  return {
    dataFolder,
    admin,
    get url() {
      return running.url;
    },
    restart: async () => {
      await running.stop();
      running = await serve(dataFolder, environment);
    },
    stop: async () => {
      await running.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** What each product would otherwise do at its start: publish and compress what is built. */
export async function makeTemplate(folder: string): Promise<void> {
  const instance = await serve(folder, { LOG_LEVEL: 'debug' });
  await instance.heard('all releases are compressed');
  await instance.stop();
}

const serve = (dataFolder: string, environment: Record<string, string>): Promise<Instance> =>
  startInstance({
    DATABASE_URL: '',
    DATA_DIR: dataFolder,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    // Every journey registers its own people, all from one address.
    REGISTRATIONS_PER_HOUR: '100000',
    // Only what hangs takes so long, however busy the machine.
    REMOTE_PATIENCE: '60',
    ...environment,
  });
