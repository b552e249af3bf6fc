import { parseArgs } from 'node:util';
import pino from 'pino';
import { buildApp } from './app.ts';
import { build } from './config/build.ts';
import { type Config, readConfig, StartError } from './config/config.ts';
import type { Services } from './context/context.ts';
import { innerContext } from './context/inner-context.ts';
import { createDemoStudent, createDemoTeacher } from './modules/sample/index.ts';
import { startServices, stopServices } from './start-services.ts';
import { systemClock } from './time/clock.ts';

/** Starts, says where, and ends in one sentence when it cannot. */
async function main(): Promise<void> {
  const { demo } = readOptions();
  const config = readConfig(process.env);
  const log = pino(
    { level: config.LOG_LEVEL },
    pino.destination({ sync: false, minLength: 0 }),
  ).child({ build });
  const { services, firstAdmin } = await startServices({ config, log, clock: systemClock });
  const app = await buildApp(services);
  const address = await listen(app, config);
  say(`Personal Task Board: ${config.PUBLIC_URL || address}`);
  if (firstAdmin) {
    const { username, password } = firstAdmin;
    say(
      `First administrator: ${username}${password ? `, password ${password} (shown only now)` : ''}`,
    );
  }
  if (demo) await introduceDemoPeople(services);
  app.jobs.start();
  app.watchdog.start();
  // Whoever started this starts it again, should it end by itself.
  process.send?.('listening');
  closeOnSignal(services, app.close);
}

function readOptions(): { demo: boolean } {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } } }).values;
  } catch {
    throw new StartError(
      'The only option is --demo: a student with a full term, and a teacher, to look around.',
    );
  }
}

async function introduceDemoPeople(services: Services): Promise<void> {
  const ctx = innerContext(services);
  const made = [await createDemoStudent(ctx), await createDemoTeacher(ctx)];
  for (const person of made)
    if (person) say(`Demo: ${person.username}, password ${person.password} (shown only now)`);
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { HOST: host, PORT: port }: Config,
): Promise<string> {
  try {
    return await app.http.listen({ host, port });
  } catch (error) {
    throw new StartError(listenProblem(error as NodeJS.ErrnoException, host, port));
  }
}

function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program; choose another with PORT.`;
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account; choose one above 1023 with PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `The address ${host} is none of this machine; change HOST.`;
  return `The server cannot listen on ${host}:${port}: ${message}`;
}

function closeOnSignal(services: Services, close: () => Promise<void>): void {
  let closing = false;
  const stop = async (): Promise<void> => {
    if (closing) return;
    closing = true;
    await close();
    await stopServices(services);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        services.log.error({ err: error }, 'the server did not close cleanly');
        process.exit(1);
      });
    });
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  await main();
} catch (error) {
  const text =
    error instanceof StartError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
