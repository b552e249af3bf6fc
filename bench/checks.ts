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

interface Check {
  name: string;
  seconds: number;
  /** Of the processor: that of a database server of its own is not among them. */
  cpu: number;
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

const checks: Check[] = JSON.parse(read('checks.json') ?? '[]');
const files = checks.flatMap(({ name }) =>
  name === 'journeys' ? journeys(read('journeys.tap')) : suites(name, read(`${name}.json`)),
);

say(
  ['check', 'seconds', 'CPU', 'start-up', 'work'],
  [...checks, total()].map(({ name, seconds, cpu }) => [name, seconds, cpu, ...partsOf(name)]),
);
say(
  ['the twenty dearest', 'seconds', 'start-up', 'work'],
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds, work }) => [name, seconds, seconds - work, work]),
);

function total(): Check {
  const sum = (part: 'seconds' | 'cpu') => checks.reduce((all, check) => all + check[part], 0);
  return { name: 'all, one after the other', seconds: sum('seconds'), cpu: sum('cpu') };
}

function suites(check: string, text: string | undefined): Spent[] {
  const report: Report = JSON.parse(text ?? '{ "testResults": [] }');
  return report.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    name: `${check} ${name.replace(`${root}/`, '')}`,
    seconds: (endTime - startTime) / 1000,
    work: assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
  }));
}

/** A file is a suite within the one of all; what its journeys did not take went into its product. */
function journeys(tap = ''): Spent[] {
  const parts = [
    ...tap.matchAll(/^( *)ok \d+ - (.*)\n *---\n *duration_ms: ([\d.]+)\n *type: '(\w+)'/gm),
  ];
  let work = 0;
  return parts.flatMap(([, indent = '', title, ms, type]) => {
    const seconds = Number(ms) / 1000;
    if (type === 'test') work += seconds;
    if (type === 'test' || indent === '') return [];
    const file = { name: `journeys ${title}`, seconds, work };
    work = 0;
    return [file];
  });
}

function partsOf(check: string): number[] {
  const own = files.filter(({ name }) => name.startsWith(`${check} `));
  if (own.length === 0) return [];
  const work = own.reduce((sum, file) => sum + file.work, 0);
  return [own.reduce((sum, file) => sum + file.seconds, 0) - work, work];
}

function say([title = '', ...columns]: string[], rows: (string | number)[][]): void {
  const line = (name: string | number, cells: string[]) =>
    `${String(name).slice(0, 64).padEnd(64)} ${cells.map((cell) => cell.padStart(9)).join('')}\n`;
  process.stdout.write(`\n${line(title, columns)}`);
  for (const [name = '', ...numbers] of rows)
    process.stdout.write(
      `  ${line(
        name,
        numbers.map((number) => Number(number).toFixed(1)),
      ).slice(0, -1)}\n`,
    );
}

function read(name: string): string | undefined {
  const path = join(reports, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
