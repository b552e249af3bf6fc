import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { managerOf } from './managers.ts';
import { type Kind, kindOf, writeRemote } from './write-remote.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'board-repository-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

interface Asked {
  userAgent?: string;
  kind?: Kind;
}

function write(
  folder: string,
  { userAgent = 'npm/11.19.0 node/v24.0.0', kind = 'react' }: Asked = {},
) {
  const manager = managerOf(userAgent);
  if (!manager) throw new Error(`${userAgent} is no package manager.`);
  const { spec, values, templates } = manager;
  writeRemote({
    name: 'lost-and-found',
    kind,
    title: 'The "lost" and found',
    owner: 'Porters',
    folder,
    templates: ['repository', ...templates],
    values: { product: 'https://board.example.org', manager: spec, ...values },
  });
}

it('leaves a repository with nothing to fill in but its owners', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      ...['.gitignore', '.npmrc', 'README.md', 'package.json', 'remote.json'],
      ...['.github/CODEOWNERS', '.github/workflows/remote.yml', 'src/remote.tsx'],
    ]),
  );
  const read = Object.fromEntries(
    files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  for (const [file, text] of Object.entries(read)) {
    // Texts have places of their own, which i18next fills in.
    if (!file.includes('messages/')) expect(text).not.toMatch(/\{\{\w+\}\}/);
  }
  expect(read['.npmrc']).toBe('@board:registry=https://board.example.org/npm/\n');
});

it('has no React in what a remote of elements is made of', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder, { kind: 'element' });
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
    .map((path) => [path, readFileSync(join(folder, 'src', path), 'utf8')] as const);
  expect(sources.map(([path]) => path)).toContain('day/day-panel.ts');
  for (const [, text] of sources) expect(text).not.toMatch(/react|<\/|\/>/i);
});

it('knows of two kinds', () => {
  expect([kindOf(), kindOf('element')]).toEqual(['react', 'element']);
  expect(() => kindOf('vue')).toThrow("There is no kind 'vue': a remote is one of react, element.");
});

it('hands the token to no step but those that ask the product', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder);
  const workflow = readFileSync(join(folder, '.github/workflows/remote.yml'), 'utf8');
  const steps = workflow.split(/^ {6}- /m).filter((part) => part.includes('DEPLOY_TOKEN'));
  expect(steps.map((step) => /run: (.*)/.exec(step)?.[1])).toEqual([
    'npm run check',
    'npm run ship -- --canary',
  ]);
});

it.each([
  ['npm/11.19.0 node/v24.0.0', 'npm ci', undefined, 'npm run ship -- --canary'],
  [
    'pnpm/12.21.0 npm/? node/v24.0.0',
    'pnpm install --frozen-lockfile',
    'pnpm@12.21.0',
    'pnpm run ship --canary',
  ],
  [
    'yarn/1.22.22 npm/? node/v24.0.0',
    'yarn install --frozen-lockfile',
    'yarn@1.22.22',
    'yarn run ship --canary',
  ],
  [
    'yarn/4.18.1 npm/? node/v24.0.0',
    'yarn install --immutable',
    '@yarnpkg/cli-dist@4.18.1',
    'yarn run ship --canary',
  ],
  [
    'bun/1.4.5 npm/? node/v24.0.0',
    'bun install --frozen-lockfile',
    'bun@1.4.5',
    'bun run ship --canary',
  ],
])('speaks of the package manager that made it: %s', (userAgent, frozen, brought, ship) => {
  const folder = join(parent, 'lost-and-found');
  write(folder, { userAgent });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const workflow = read('.github/workflows/remote.yml');
  const steps = [...workflow.matchAll(/run: (.*)$/gm)].map(([, command]) => command);
  const [name] = frozen.split(' ');
  const commands = ['types', 'test', 'doctor', 'check'].map((each) => `${name} run ${each}`);
  const bring = brought ? [`npm install --global ${brought}`] : [];
  expect(steps).toEqual([...bring, frozen, ...commands, ship]);
  expect(workflow.includes('cache: npm')).toBe(!brought);
  expect(read('README.md')).toContain(`\`${ship}\``);
  expect(managerOf(`${name}@${/[\d.]+/.exec(userAgent)}`)).toEqual(managerOf(userAgent));
  const others = ['npm', 'pnpm', 'yarn', 'bun'].filter((each) => each !== name);
  for (const other of others) expect(read('README.md')).not.toMatch(new RegExp(`\\b${other} `));
  expect(read('README.md')).toContain(
    `Node 22.18 or newer and ${userAgent.split(' ')[0]?.replace('/', '@')}.`,
  );
});

it('overwrites nothing', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder);
  expect(() => write(folder)).toThrow('is not empty');
});
