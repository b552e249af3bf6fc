import { rmSync } from 'node:fs';
import type { Role } from '@board/contracts/constants/roles';
import type { User } from '@board/contracts/schemas/user';
import pino from 'pino';
import { type BuiltApp, buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Context, Log, Services } from '../context/context.ts';
import { innerContext } from '../context/inner-context.ts';
import type { Engine } from '../database/engine.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { hashAt } from '../modules/auth/passwords.ts';
import { openSession } from '../modules/auth/sessions.repository.ts';
import { insertUser, profileOf } from '../modules/users/index.ts';
import { Parsing } from '../parsing/parsing.ts';
import { actAs } from '../people/act-as.ts';
import { startServices, stopServices } from '../start-services.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type TestClient, testClient } from './test-client.ts';
import { copyOf, databaseOf, emptyPlace, removePlace, type TestPlace } from './test-place.ts';

export interface TestApp {
  app: BuiltApp;
  services: Services;
  clock: FakeClock;
  /** Without a token. */
  anybody: TestClient;
  /** A new student, signed in. */
  asUser(username?: string): Promise<SignedIn>;
  asAdmin(): Promise<SignedIn>;
  asRole(role: Role, username?: string): Promise<SignedIn>;
  /** For calling a verb itself. */
  contextOf(person: SignedIn): Promise<Context>;
  /** What was logged, as objects. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

export interface SignedIn extends TestClient {
  user: User;
  token: string;
}

export interface TestAppOptions {
  engine: Engine;
  environment?: Record<string, string>;
  /** Where builds are looked for; none by default. */
  root?: string;
  /** Another place for what people bring. */
  parsing?: (log: Log) => Parsing;
  /** A second instance over the database of another. */
  beside?: TestApp;
}

const testPassword = 'red-black-tree';
const key = Buffer.alloc(32, 7).toString('base64');
let people = 0;
hashAt('least');
let knownHash: Promise<string> | undefined;

const places = new WeakMap<Services, TestPlace>();
let template: Promise<TestPlace> | undefined;
/** Its processes take half a second to start, and end with this one. */
let shared: Parsing | undefined;

/** The real application over a database of its own: a copy of one that has been migrated. */
export async function startTestApp({
  engine,
  environment = {},
  root,
  parsing,
  beside,
}: TestAppOptions): Promise<TestApp> {
  template ??= makeTemplate(engine);
  const place = (beside && places.get(beside.services)) ?? (await copyOf(await template));
  const config = configOf(place, environment);
  const clock = beside?.clock ?? fakeClock();
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  const { services: usual } = await startServices({ config, log, clock });
  shared ??= new Parsing(log);
  const services = { ...usual, parsing: parsing?.(log) ?? shared };
  const app = await buildApp(services, root ?? place.folder).catch(async (error: unknown) => {
    await stopServices(usual);
    throw error;
  });

  async function asRole(role: Role, username = `person_${++people}`): Promise<SignedIn> {
    knownHash ??= hashPassword(testPassword);
    const passwordHash = await knownHash;
    const ctx = innerContext(services);
    const signedIn = await services.database.transaction(async (tx) => {
      const userId = await insertUser(ctx, tx, {
        username,
        email: `${username}@example.org`,
        passwordHash,
        role,
        language: 'en',
        timeZone: 'Asia/Shanghai',
      });
      const token = await openSession(ctx, tx, { userId, remember: false, userAgent: 'test' });
      return { user: await profileOf(ctx, tx, userId), token };
    });
    return { ...testClient(app.http, signedIn.token), ...signedIn };
  }

  const testApp: TestApp = {
    app,
    services,
    clock,
    logged,
    anybody: testClient(app.http),
    asRole,
    asUser: (username) => asRole('student', username),
    asAdmin: () => asRole('admin'),
    async contextOf(person) {
      const context = await actAs(services, person.user.id);
      if (!context) throw new Error(`${person.user.username} is gone or disabled`);
      return context;
    },
    async close() {
      await app.close();
      await stopServices(usual);
      if (parsing) services.parsing.close();
      if (!beside) await removePlace(place);
    },
  };
  places.set(services, place);
  return testApp;
}

export { testPassword };

/** A run has one engine, and a process one template; PostgreSQL forgets its own when it ends. */
async function makeTemplate(engine: Engine): Promise<TestPlace> {
  const place = await emptyPlace(engine);
  process.once('exit', () => rmSync(place.folder, { recursive: true, force: true }));
  const log = pino({ level: 'silent' });
  // Not through a pooler, whose connections would keep the template from being copied.
  const config = configOf(place, { DATABASE_URL: place.url });
  const { services } = await startServices({ config, log, clock: fakeClock() });
  await stopServices(services);
  return place;
}

function configOf(place: TestPlace, environment: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: place.folder,
    ...databaseOf(place),
    SECRET_KEY: key,
    ADMIN_PASSWORD: testPassword,
    ...environment,
  });
}
