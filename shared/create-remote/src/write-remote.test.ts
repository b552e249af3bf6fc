import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote } from './write-remote.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'board-repository-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const write = (folder: string) =>
  writeRemote({
    name: 'lost-and-found',
    title: 'Lost and found',
    owner: 'Porters',
    folder,
    templates: ['remote', 'repository'],
    values: { product: 'https://board.example.org' },
  });

it('leaves a repository with nothing to fill in but its owners', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  expect(files).toEqual(
    expect.arrayContaining([
      ...['.gitignore', '.npmrc', '.yarnrc.yml', 'README.md', 'package.json', 'remote.json'],
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

it('overwrites nothing', () => {
  const folder = join(parent, 'lost-and-found');
  write(folder);
  expect(() => write(folder)).toThrow('is not empty');
});
