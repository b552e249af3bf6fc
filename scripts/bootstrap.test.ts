import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A checkout with nothing in it but the bootstrap, and an npx that does as it is told. */
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  for (const name of ['scripts', 'programs', 'node_modules']) mkdirSync(join(folder, name));
  copyFileSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'package.json'), '{ "packageManager": "pnpm@1.2.3" }');
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), '');
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'first');
  writeFileSync(join(folder, 'scripts/task.ts'), 'console.log("ran", ...process.argv.slice(2));');
  npxThat('echo "$@" >> calls');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('installs the frozen lockfile with the pnpm of package.json, then runs the script', async () => {
  const { code, output } = await bootstrap('task', '--only', 'lint');
  expect(output).toMatch(/Installing[\s\S]*ran --only lint\n$/);
  expect(code).toBe(0);
  expect(calls()).toHaveLength(1);
  expect(calls()[0]).toMatch(/^--yes -p pnpm@1\.2\.3 -- pnpm install --frozen-lockfile/);
});

it('installs again only after the lockfile has changed', async () => {
  await bootstrap('task');
  await bootstrap('task');
  expect(calls()).toHaveLength(1);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), 'second');
  await bootstrap('task');
  expect(calls()).toHaveLength(2);
});

it('tries again after an installation that failed', async () => {
  npxThat('echo broken >&2; exit 1');
  await bootstrap('task');
  npxThat('echo "$@" >> calls');
  expect((await bootstrap('task')).code).toBe(0);
  expect(calls()).toHaveLength(1);
});

it.each([
  ['no network, as npm says it', 'npm error code ENOTFOUND', 'the npm registry is out of reach'],
  [
    'no network, as pnpm says it',
    'client error\n  (Connect): tcp',
    'the npm registry is out of reach',
  ],
  ['a folder that may not be written', 'EACCES: permission denied', 'could not be written'],
  ['a full disk', 'ENOSPC: no space left on device', 'The disk is full'],
])('ends in one sentence on %s', async (_, complaint, sentence) => {
  npxThat(`echo '${complaint}' >&2; exit 1`);
  const { code, output } = await bootstrap('task');
  const said = output.trim().split('\n').slice(1);
  expect(said).toEqual([expect.stringContaining(sentence)]);
  expect(code).toBe(1);
});

it('shows what was said last when the reason is unknown', async () => {
  npxThat('echo something odd >&2; exit 1');
  expect((await bootstrap('task')).output).toContain('something odd');
});

it('ends with the exit code of the script', async () => {
  writeFileSync(join(folder, 'scripts/task.ts'), 'process.exit(7);');
  expect((await bootstrap('task')).code).toBe(7);
});

it('hands a signal on and waits for the script to end', async () => {
  writeFileSync(
    join(folder, 'scripts/task.ts'),
    `const alive = setInterval(() => {}, 1000);
    process.on('SIGTERM', () => { console.log('closed'); clearInterval(alive); process.exitCode = 3; });
    console.log('ready');`,
  );
  const child = start('task');
  const { code, output } = await ended(child, (text) => {
    if (text.endsWith('ready\n')) child.kill('SIGTERM');
  });
  expect(output).toMatch(/closed\n$/);
  expect(code).toBe(3);
});

function npxThat(script: string): void {
  const npx = join(folder, 'programs/npx');
  writeFileSync(npx, `#!/bin/sh\n${script}\n`);
  chmodSync(npx, 0o755);
}

function calls(): string[] {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
}

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(folder, 'scripts/bootstrap.mjs'), ...args], {
    env: { PATH: `${join(folder, 'programs')}:${process.env.PATH}` },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function bootstrap(...args: string[]): Promise<{ code: number | null; output: string }> {
  return ended(start(...args));
}

async function ended(child: ChildProcess, listen: (output: string) => void = () => {}) {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      listen(output);
    });
  }
  await once(child, 'close');
  return { code: child.exitCode, output };
}
