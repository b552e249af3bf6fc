#!/usr/bin/env node
import { PlainEnd, runScript } from './plain-end.ts';

const usage = `board dev --product <address>   the deployed product with this remote in it, and hot reload
board test                      its tests; what follows is handed to jest
board doctor                    builds it and holds the build to every rule
board check                     whether it fits the product's shells, and what is coming
board ship                      builds, tests, publishes and promotes to stable
board ship --canary             the same for those who were chosen to try it
board ship --promote            what canary has becomes stable
board ship --rollback           back to the release before
board ship --errors             what browsers reported of it in the last days
board ship --dry-run            says who would break, and changes nothing

It is run in the folder of the remote. BOARD_URL is the address of the product, DEPLOY_TOKEN a token
of the remote, which an admin makes on the page Modules. --base-url <address> is for files that are
hosted elsewhere.`;

type Command = (words: string[]) => Promise<number>;

/** What a command does not need is not loaded for it. */
const commands: Record<string, () => Promise<Command>> = {
  dev: async () => (await import('./commands/dev.ts')).dev,
  test: async () => (await import('./commands/test.ts')).test,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  check: async () => (await import('./commands/check.ts')).check,
  ship: async () => (await import('./commands/ship.ts')).ship,
};

await runScript(usage, async () => {
  const [name = '', ...words] = process.argv.slice(2);
  const load = commands[name];
  if (!load) throw new PlainEnd(usage);
  const command = await load();
  return command(words);
});
