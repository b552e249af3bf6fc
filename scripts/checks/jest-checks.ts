import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { startPgbouncer, whyNoPgbouncer } from '../pgbouncer.ts';
import { startPostgres, whyNoPostgres } from '../postgres.ts';
import { root } from '../workspace/packages.ts';
import { runTool } from '../workspace/run-tool.ts';
import { type Check, type Outcome, skipped, type Touched } from './check.ts';
import { isJourney } from './touched.ts';

/** Contracts, formats and scripts. */
export const unit: Check = {
  name: 'unit',
  run: (touched) => besideServer('unit', 'node', touched),
};

/** Whatever runs in a browser. */
export const pages: Check = {
  name: 'pages',
  run: (touched) => besideServer('pages', 'browser', touched),
};

async function besideServer(name: string, project: string, touched?: Touched) {
  const tests = touched?.folders.filter((folder) => !isServer(folder) && !isJourney(folder));
  return jest(name, { projects: [project], tests });
}

export const serverOnSqlite: Check = {
  name: 'server-sqlite',
  run: async (touched) =>
    jest('server-sqlite', { projects: ['server'], tests: touched?.folders.filter(isServer) }),
};

export const serverOnPostgres: Check = {
  name: 'server-postgres',
  run: async (touched) => {
    const tests = askTheEngine(touched);
    if (tests.length === 0) return undefined;
    const why = whyNoPostgres();
    if (why) return skipped(why);
    const postgres = await startPostgres();
    try {
      const env = { TEST_DATABASE_URL: postgres.url };
      return await jest('server-postgres', { projects: ['server'], env, tests });
    } finally {
      await postgres.stop();
    }
  },
};

/** What asks no database has been seen beside SQLite and is the same here. */
function askTheEngine(touched?: Touched): string[] {
  const all = globSync('server/src/**/*.test.ts', { cwd: root });
  return all
    .map((file) => file.replaceAll(sep, '/'))
    .filter(
      (file) =>
        (!touched || touched.folders.some((folder) => file.startsWith(folder))) &&
        /describeOnEngines|TEST_DATABASE_URL/.test(readFileSync(join(root, file), 'utf8')),
    );
}

/** What tells whether sessions, statements, transactions and signals bear a pooler between them. */
const pooledTests = [
  'database/',
  'jobs/',
  'modules/auth/auth.test',
  'modules/stream/',
  'modules/tasks/tasks.test',
].map((part) => `server/src/${part}`);

export const serverPooled: Check = {
  name: 'server-pooled',
  run: async (touched) => {
    if (touched && !touched.folders.some(isServer)) return undefined;
    const why = whyNoPostgres() ?? whyNoPgbouncer();
    if (why) return skipped(why);
    const postgres = await startPostgres();
    const pooler = await startPgbouncer(postgres.url);
    try {
      const env = { TEST_DATABASE_URL: postgres.url, TEST_POOLER_PORT: `${pooler.port}` };
      return await jest('server-pooled', { projects: ['server'], env, tests: pooledTests });
    } finally {
      await pooler.stop();
      await postgres.stop();
    }
  },
};

const isServer = (folder: string): boolean => folder.startsWith('server/');

interface Summary {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

async function jest(
  name: string,
  options: { projects: string[]; env?: Record<string, string>; tests?: string[] | undefined },
): Promise<Outcome | undefined> {
  const { tests = [] } = options;
  if (options.tests?.length === 0) return undefined;
  const report = join(root, '.cache/reports', `${name}.json`);
  mkdirSync(join(root, '.cache/reports'), { recursive: true });
  rmSync(report, { force: true });
  const { ok, output, cpu } = await runTool(
    'jest',
    [
      ...['--selectProjects', ...options.projects],
      ...['--runInBand', '--json', `--outputFile=${report}`],
      ...(tests.length > 0 ? ['--passWithNoTests', ...tests] : []),
    ],
    {
      env: { FORCE_COLOR: '0', NODE_ENV: 'test', ...options.env },
      lastWords: /^Test results written to/m,
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, cpu, output };
  const summary: Summary = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that could not be loaded has no tests to count, and is a failure all the same.
  const failed = summary.numFailedTests + summary.numRuntimeErrorTestSuites;
  return {
    passed: summary.numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    skipped: summary.numPendingTests + summary.numTodoTests,
    cpu,
    output: output.replace(/^PASS .*\n/gm, ''),
  };
}
