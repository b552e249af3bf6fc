import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { type Product, startProduct } from '../../e2e/harness/product.ts';
import { type Desk, emptyMachine } from '../../e2e/harness/repository.ts';
import { checkedOut, runWorkflow } from './team/workflow.ts';

const token = 'a-token-for-every-build';
const compiler = join(import.meta.dirname, '../../node_modules/.bin/tsc');

/** Each as its documentation says, into an empty folder with an empty cache. */
const clients = {
  npm: (cache: string) => ['npm', 'install', '--no-audit', '--no-fund', '--cache', cache],
  pnpm: (cache: string) => ['npx', '--yes', 'pnpm@12.21.0', 'install', '--store-dir', cache],
  yarn: (cache: string) => ['npx', '--yes', 'yarn@1.22.22', 'install', '--cache-folder', cache],
  'yarn 4': () => ['npx', '--yes', '-p', '@yarnpkg/cli-dist@4.18.0', 'yarn', 'install'],
  bun: (cache: string) => ['npx', '--yes', 'bun@1.4.5', 'install', '--cache-dir', cache],
};

const types = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'dom', 'dom.iterable'],
  module: 'nodenext',
  types: [],
};

const panel = `import type { Locale } from '@board/contracts/constants/locales';
import { messageOf, useFormat } from '@board/platform';
import { addDays } from '@board/time';

export const locale: Locale = 'en';
export const said: string = messageOf(new Error('late'), 'It came late');
export const tomorrow = addDays('2026-11-22', 1);
export const planted: number = said;
export { useFormat };
`;

interface Run {
  code: number;
  output: string;
}

function run([command = '', ...args]: readonly string[], cwd: string, own = {}): Promise<Run> {
  const env = { ...process.env, YARN_ENABLE_TELEMETRY: '0', CI: '', ...own };
  return new Promise((resolve) => {
    execFile(command, args, { cwd, env, maxBuffer: 32 * 1024 * 1024 }, (error, out, err) => {
      resolve({ code: error ? 1 : 0, output: `${out}${err}` });
    });
  });
}

const online = await run(['npm', 'ping'], tmpdir());
const skip =
  online.code === 0 ? false : 'npm reaches no registry for React and the others from here';

describe('the packages of a board that is not public', { skip }, () => {
  let product: Product;
  let place: string;
  before(async () => {
    place = mkdtempSync(join(tmpdir(), 'board-packages-'));
    product = await startProduct({ SDK_TOKEN: token });
  });
  after(async () => {
    await product.stop();
    rmSync(place, { recursive: true, force: true });
  });

  /** A project with the settings of every client, and one mistake in its only source. */
  async function project(name: string, given?: string): Promise<string> {
    const folder = join(place, name);
    const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
    mkdirSync(join(folder, 'src'), { recursive: true });
    const registry = `${product.url}/npm/`;
    const auth = given ? `${registry.replace('http:', '')}:_authToken=${given}\n` : '';
    write('.npmrc', `@board:registry=${registry}\n${auth}`);
    write(
      '.yarnrc.yml',
      JSON.stringify({
        nodeLinker: 'node-modules',
        enableImmutableInstalls: false,
        enableGlobalCache: false,
        cacheFolder: join(place, `${name} cache`),
        unsafeHttpWhitelist: ['127.0.0.1'],
        npmPreapprovedPackages: ['@board/*'],
        npmScopes: { board: { npmRegistryServer: registry, npmAuthToken: given ?? '' } },
      }),
    );
    // Yarn looks for the end of a project upwards.
    write('yarn.lock', '');
    write(
      'package.json',
      JSON.stringify({ name: 'habits', private: true, type: 'module', ...(await wanted()) }),
    );
    write('tsconfig.json', JSON.stringify({ compilerOptions: types, include: ['src'] }));
    write('src/panel.ts', panel);
    return folder;
  }

  /** The line of the stable release, and what it wants to have beside it. */
  async function wanted() {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${product.url}/npm/@board%2fplatform`, { headers });
    const told = (await reply.json()) as {
      'dist-tags': { latest: string };
      versions: Record<string, { peerDependencies: Record<string, string> }>;
    };
    const { latest } = told['dist-tags'];
    const [major, minor] = latest.split('.');
    return {
      dependencies: {
        '@board/platform': `^${major}.${minor}.0`,
        '@board/contracts': '^1.0.0',
        '@board/time': '^1.0.0',
        ...told.versions[latest]?.peerDependencies,
        'react-dom': '^19.0.0',
        '@types/react': '^19.0.0',
      },
    };
  }

  it('are refused to npm without a token', async () => {
    const folder = await project('stranger');
    const { code, output } = await run(clients.npm(join(place, 'stranger cache')), folder);
    assert.equal(code, 1);
    assert.match(output, /401|E401/);
    assert.ok(!existsSync(join(folder, 'node_modules/@board')));
  });

  it('are installed by npm, pnpm, both yarns and bun, and a compiler finds the one mistake', async () => {
    const found = await Promise.all(
      Object.entries(clients).map(async ([name, command]) => {
        const folder = await project(name, token);
        const installed = await run(command(join(place, `${name} cache`)), folder);
        assert.equal(installed.code, 0, `${name}: ${installed.output}`);
        // All declarations are read once; the others are the same bytes.
        const flags = ['--pretty', 'false', '--skipLibCheck', String(name !== 'npm')];
        const { output } = await run([compiler, '-p', '.', ...flags], folder);
        return [name, output.trim()];
      }),
    );
    const mistake =
      "src/panel.ts(8,14): error TS2322: Type 'string' is not assignable to type 'number'.";
    assert.deepEqual(
      found,
      Object.keys(clients).map((name) => [name, mistake]),
    );
  });
});

describe('a repository for another package manager than npm', { skip }, () => {
  let product: Product;
  before(async () => {
    product = await startProduct();
  });
  after(() => product.stop());

  for (const manager of ['pnpm@12.21.0', 'bun@1.4.5']) {
    it(`passes its own CI with ${manager} alone`, async () => {
      const machine = emptyMachine({});
      const ran = async (desk: Desk, line: string) => {
        const { ok, output } = await desk.run(line);
        assert.ok(ok, `${line}\n${output}`);
        return output;
      };
      try {
        await ran(machine, `echo "@board:registry=${product.url}/npm/" > .npmrc`);
        await ran(machine, `npm install --global ${manager}`);
        await ran(machine, `npm create --yes @board/remote@latest habits -- --with ${manager}`);
        await machine.run('cd habits');
        const workflow = '.github/workflows/remote.yml';
        const ci = await checkedOut(machine);
        const occasion = { event_name: 'push', ref: 'refs/heads/a-branch' } as const;
        const said = await runWorkflow(ci, workflow, { occasion, secrets: {} });
        assert.match(said, /Tests: +\d+ passed/);
        assert.match(said, /every rule holds/);
        assert.doesNotMatch(said, /^npm (?!install --global|warn)/m);
      } finally {
        machine.forget();
      }
    });
  }
});
