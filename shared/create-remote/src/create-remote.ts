#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Manager, managerNames, managerOf } from './managers.ts';
import { kindOf, NotMade, titleOf, writeRemote } from './write-remote.ts';

const usage = `npm create @board/remote@latest <name>   a repository of a remote, in a folder of that name

--title <words> and --owner <team> are what its descriptor says, --product <address> the product
that it is made for; without it that is where @board:registry of the .npmrc leads. It is a
repository for the package manager that made it, or for the one that --with names: pnpm, yarn or bun.
--kind element draws by custom elements of its own; without it, or by --kind react, React does.
--no-install leaves the packages and the lock file to you.`;

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  create();
} catch (problem) {
  if (!(problem instanceof NotMade)) throw problem;
  process.stderr.write(`${problem.message}\n`);
  process.exitCode = 1;
}

function create(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      title: { type: 'string' },
      owner: { type: 'string' },
      product: { type: 'string' },
      kind: { type: 'string' },
      with: { type: 'string' },
      'no-install': { type: 'boolean', default: false },
    },
  });
  const [name] = positionals;
  if (values.help) {
    say(usage);
    return;
  }
  if (name === undefined || positionals.length > 1) throw new NotMade(usage);
  const folder = resolve(name);
  const title = values.title ?? titleOf(name);
  const product = (
    values.product ?? productOf(run('npm', ['config', 'get', '@board:registry']).out)
  )
    .trim()
    .replace(/\/+$/, '');
  const manager = chosen(values.with);
  writeRemote({
    name,
    kind: kindOf(values.kind),
    title,
    owner: values.owner ?? title,
    folder,
    templates: ['repository', ...manager.templates],
    values: { product, manager: manager.spec, ...manager.values },
  });
  say(`Written: ${folder}`);
  if (!values['no-install']) install(manager, folder);
  say(`Next: cd ${name}, and ${manager.values.run} dev.`);
}

/** `https://board.example.org/npm/` -> `https://board.example.org` */
function productOf(registry: string): string {
  if (/^https?:/.test(registry)) return registry.replace(/\/npm\/?\s*$/, '');
  throw new NotMade(
    'Which product is it for? Say --product <address>, or write @board:registry=<address>/npm/ into .npmrc.',
  );
}

/** The one that ran this, or was named; of a name alone the version that is installed here. */
function chosen(said = process.env.npm_config_user_agent ?? 'npm'): Manager {
  const name = managerNames.find((each) => each === said);
  const manager = managerOf(name ? `${name}@${run(name, ['--version']).out}` : said);
  if (manager) return manager;
  throw new NotMade(`Say --with ${managerNames.join(', ')}, which is to be installed here.`);
}

/** It writes the lock file, too. */
function install({ install: [command = '', ...args] }: Manager, folder: string): void {
  const { ok } = run(command, args, folder);
  if (!ok) throw new NotMade(`${command} install failed in ${folder}; its reason stands above.`);
}

function run(command: string, args: string[], cwd?: string): { ok: boolean; out: string } {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', cwd ? 'inherit' : 'pipe', 'inherit'],
    ...(cwd ? { cwd } : {}),
  });
  return { ok: status === 0, out: stdout ?? '' };
}
