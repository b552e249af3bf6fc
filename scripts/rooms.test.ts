import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { floors } from './workspace/floors.ts';
import { house, libraries, planted } from './workspace/testing/house.ts';

const root = join(import.meta.dirname, '..');
const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const config = join(root, '.dependency-cruiser.mjs');

/** What only the room for time may write. */
const dayArithmetic = [
  'export const day = 86_400_000;',
  'export const day = 24 * 60 * 60_000;',
  'export const month = 30 * 24 * 60 * 60_000;',
  'export const seconds = 24 * 60 * 60;',
  'export const weekday = (day: Date) => day.getUTCDay();',
  'export const next = (day: Date) => day.setUTCDate(day.getUTCDate() + 1);',
  'export const first = Date.UTC(2026, 0, 1);',
];

type Summary = {
  violations: { rule: { name: string }; from: string }[];
  ruleSetUsed: { forbidden: { name: string; comment: string }[] };
};

let folder: string;
let violations: Summary['violations'];
let rules: Summary['ruleSetUsed']['forbidden'];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const [file, source] of Object.entries(house)) write(file, source);
  for (const name of [...libraries, 'undeclared']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
  for (const name of ['contracts', 'federation', 'ui', 'platform', 'test-kit', 'time']) {
    mkdirSync(join(folder, 'node_modules/@board'), { recursive: true });
    // What Windows lets everybody make; elsewhere it is a link like any other.
    const link = join(folder, 'node_modules/@board', name);
    symlinkSync(join(folder, 'shared', name), link, 'junction');
  }
  expect(cruise().violations).toEqual([]);
  for (const [, file, source] of planted) write(file, `${source}\n`);
  const found = cruise();
  violations = found.violations;
  rules = found.ruleSetUsed.forbidden;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(planted)('%s catches %s', (rule, file) => {
  expect(violations.filter(({ from }) => from === file).map((found) => found.rule.name)).toContain(
    rule,
  );
});

it('catches day arithmetic in every room but that for time', () => {
  for (const file of ['biome.jsonc', 'dates-in-time-only.grit'])
    copyFileSync(join(root, file), join(folder, file));
  const rooms = [
    'shell/src',
    'remotes/finance/src',
    'server/src',
    'shared/ui/src',
    'shared/time/src',
  ];
  for (const room of rooms)
    for (const [index, source] of dayArithmetic.entries())
      write(`${room}/arithmetic-${index}.ts`, `${source}\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--max-diagnostics=none', '--reporter=json'];
  const run = spawnSync(process.execPath, [biome, ...options, ...rooms], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found: { category: string; location: { path: string } }[] = JSON.parse(
    run.stdout,
  ).diagnostics;
  const caught = found
    .filter(({ category }) => category === 'plugin')
    .map((each) => each.location.path);
  const elsewhere = rooms.filter((room) => room !== 'shared/time/src');
  expect(new Set(caught)).toEqual(
    new Set(
      elsewhere.flatMap((room) =>
        dayArithmetic.map((_, index) => `${room}/arithmetic-${index}.ts`),
      ),
    ),
  );
});

it('every folder has a floor, and every floor its folders', () => {
  for (const [room, storeys] of Object.entries(floors)) {
    const files = readdirSync(join(root, room), { recursive: true, withFileTypes: true });
    const folders = files
      .filter((entry) => entry.isFile())
      .map(({ parentPath }) => relative(join(root, room), parentPath).split('/')[0] ?? '')
      .filter((folder) => folder !== '' && folder !== 'testing');
    expect({ [room]: storeys.flat().toSorted() }).toEqual({ [room]: [...new Set(folders)].sort() });
  }
});

it('the README of the server says of every room what it is for', () => {
  const said = readFileSync(join(root, 'server/README.md'), 'utf8').matchAll(/^\| `(\w+)`/gm);
  expect([...said].map(([, room]) => room)).toEqual(floors['server/src']?.flat());
});

it('plants a violation of every rule, and every rule gives its reason', () => {
  expect(new Set(planted.map(([rule]) => rule))).toEqual(new Set(rules.map(({ name }) => name)));
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(40);
});

function cruise(): Summary {
  const rooms = ['shell', 'remotes', 'shared', 'server', 'scripts'];
  const run = spawnSync(process.execPath, [cruiser, '-c', config, '-T', 'json', ...rooms], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!run.stdout) throw new Error(run.stderr);
  return JSON.parse(run.stdout).summary;
}

function write(file: string, source: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}
