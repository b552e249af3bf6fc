import { areas } from './areas.ts';
import { type Config, StartError } from './config/config.ts';
import type { Log, Services } from './context/context.ts';
import { innerContext } from './context/inner-context.ts';
import { isDamaged } from './database/failures.ts';
import { isMigrated, migrate } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { Signals } from './database/signals/signals.ts';
import { createFirstAdmin, type FirstAdmin } from './modules/auth/index.ts';
import { backUpBeforeUpgrade, howToRestore } from './modules/operating/index.ts';
import { searchable, settleEntries } from './modules/search/index.ts';
import { Outbound } from './outbound/outbound.ts';
import { Parsing } from './parsing/parsing.ts';
import type { Clock } from './time/clock.ts';
import { instant } from './time/clock.ts';

interface Parts {
  config: Config;
  log: Log;
  clock: Clock;
}

interface Started {
  services: Services;
  firstAdmin: FirstAdmin | undefined;
}

/** Opens and migrates the database; an empty one gets its first administrator. */
export async function startServices(parts: Parts): Promise<Started> {
  try {
    return await start(parts);
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const { message } = error as Error;
    throw new StartError(
      `The database is damaged (${message}). ${await howToRestore(parts.config)}`,
    );
  }
}

async function start({ config, log, clock }: Parts): Promise<Started> {
  const onError = (error: Error) =>
    log.warn({ err: error }, 'the connection to the database was lost');
  const database = await orExplain('The database cannot be opened', () =>
    openDatabase({
      url: config.DATABASE_URL,
      connections: config.DATABASE_POOL,
      isPooled: config.DATABASE_URL !== config.DATABASE_DIRECT_URL,
      dataDir: config.DATA_DIR,
      onError,
    }),
  );
  const signals = new Signals({ url: config.DATABASE_DIRECT_URL, onError });
  const sources = areas.flatMap(({ search }) => search ?? []);
  const services: Services = {
    config,
    database: searchable(database, sources),
    signals,
    clock,
    log,
    outbound: new Outbound(config),
    parsing: new Parsing(log),
  };
  try {
    await bringUpToDate({ ...services, database });
    await settleEntries(database, sources);
    await signals.start();
    return { services, firstAdmin: await createFirstAdmin(innerContext(services)) };
  } catch (error) {
    await stopServices(services);
    throw error;
  }
}

async function bringUpToDate(services: Services): Promise<void> {
  const { database } = services;
  await orExplain('The database does not answer', () => database.ping());
  try {
    await backUpBeforeUpgrade(services);
    await migrateInPeace(services);
  } catch (error) {
    const message = (error as Error).message;
    throw message.startsWith('The database is newer') ? new StartError(message) : error;
  }
}

/** Over a connection that ends no statement for the time it takes. */
async function migrateInPeace({ config, database, clock, log }: Services): Promise<void> {
  const at = instant(clock.now());
  if (database.engine === 'sqlite' || (await isMigrated(database.reader))) {
    await migrate(database, at);
    return;
  }
  const unhurried = await openDatabase({
    url: config.DATABASE_DIRECT_URL,
    connections: 1,
    isUnhurried: true,
    dataDir: config.DATA_DIR,
    onError: (error) => log.warn({ err: error }, 'the connection to the database was lost'),
  });
  try {
    await migrate(unhurried, at);
  } finally {
    await unhurried.close();
  }
}

export async function stopServices({
  signals,
  database,
  outbound,
  parsing,
}: Services): Promise<void> {
  parsing.close();
  await outbound.close();
  await signals.close();
  await database.close();
}

async function orExplain<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isDamaged(error) ? error : new StartError(`${what}: ${(error as Error).message}`);
  }
}
