import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');

interface Spent {
  name: string;
  /** Of the wall clock, as all of these. */
  seconds: number;
  /** Of it: what the tests themselves took; the rest is loading and preparing. */
  work: number;
}

interface Report {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { duration?: number | null }[];
  }[];
}

/** `pnpm bench checks` runs `npm test` and tells where its time went; with `--last` of the last run. */
if (!process.argv.includes('--last'))
  spawnSync(process.execPath, [join(root, 'scripts/test.ts')], { stdio: 'inherit' });

const checks: { name: string; seconds: number }[] = JSON.parse(read('checks.json') ?? '[]');
const files = checks.flatMap(({ name }) =>
  name === 'journeys' ? journeys(read('journeys.tap')) : suites(name, read(`${name}.json`)),
);

say(
  'check',
  checks.map(({ name, seconds }) => [name, seconds, ...partsOf(name)]),
);
say(
  'the twenty dearest',
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds, work }) => [name, seconds, seconds - work, work]),
);

function suites(check: string, text: string | undefined): Spent[] {
  const report: Report = JSON.parse(text ?? '{ "testResults": [] }');
  return report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: `${check} ${name.replace(`${root}/`, '')}`,
    seconds: (endTime - startTime) / 1000,
    work: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
}

function journeys(tap = ''): Spent[] {
  return [...tap.matchAll(/^ *ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)/gm)].map(
    ([, title, ms]) => ({
      name: `journeys ${title}`,
      seconds: Number(ms) / 1000,
      work: Number(ms) / 1000,
    }),
  );
}

function partsOf(check: string): number[] {
  const own = files.filter(({ name }) => name.startsWith(`${check} `));
  if (own.length === 0) return [];
  const work = own.reduce((sum, file) => sum + file.work, 0);
  return [own.reduce((sum, file) => sum + file.seconds, 0) - work, work];
}

function say(title: string, rows: (string | number)[][]): void {
  process.stdout.write(`\n${title.padEnd(70)} seconds start-up     work\n`);
  for (const [name, ...numbers] of rows) {
    const cells = numbers.map((number) => Number(number).toFixed(1).padStart(8));
    process.stdout.write(`  ${String(name).slice(0, 66).padEnd(66)} ${cells.join(' ')}\n`);
  }
}

function read(name: string): string | undefined {
  const path = join(reports, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
