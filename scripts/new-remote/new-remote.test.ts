import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

jest.setTimeout(180_000);

const root = join(import.meta.dirname, '../..');
const binaries = join(root, 'node_modules/.bin');
const run = promisify(execFile);
const node = (script: string, ...args: string[]) =>
  run(join(binaries, 'node'), [join(root, 'scripts', script), ...args], { cwd: root });

describe.each(['react', 'element'])('a new remote of the kind %s', (kind) => {
  let parent: string;
  let folder: string;
  beforeAll(async () => {
    parent = mkdtempSync(join(tmpdir(), 'board-new-remote-'));
    folder = join(parent, 'lost-and-found');
    const args = ['--in', folder, '--owner', 'Porters', '--kind', kind];
    await node('new-remote.ts', 'lost-and-found', ...args);
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  it('says what it is called and whose it is, with nothing left to fill in', () => {
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(JSON.parse(read('remote.json'))).toMatchObject({
      name: 'lost-and-found',
      title: { en: 'Lost and found' },
      owner: 'Porters',
    });
    for (const file of ['README.md', 'package.json', 'src/remote.tsx', 'rspack.config.ts']) {
      expect(read(file)).not.toMatch(/\{\{\w+\}\}/);
    }
  });

  it('passes its own tests', async () => {
    const { stderr } = await run(join(binaries, 'jest'), ['--runInBand'], {
      cwd: folder,
      env: { ...process.env, PATH: `${binaries}:${process.env.PATH}`, JEST_WORKER_ID: undefined },
    });
    expect(stderr).toMatch(/Tests: +\d+ passed/);
  });

  it('holds what the compiler asks for', async () => {
    const { stdout } = await run(join(binaries, 'tsc'), ['-p', folder], { cwd: root });
    expect(stdout).toBe('');
  });

  it.each([
    ['a name that is none', 'Lost_And_Found', 'other', /small letters/],
    ['a folder that is in use', 'lost-and-found', 'lost-and-found', /is not empty/],
  ])('refuses %s', async (_, name, place, why) => {
    const refused = node('new-remote.ts', name, '--in', join(parent, place));
    await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(why) });
  });
});

describe('shipping', () => {
  it('says what is missing instead of a stack', async () => {
    const { DEPLOY_TOKEN: _, ...environment } = process.env;
    const ship = (...args: string[]) =>
      run(join(binaries, 'node'), [join(root, 'scripts/ship.ts'), ...args], {
        cwd: root,
        env: environment,
      });
    const says = (why: RegExp) => ({ code: 1, stderr: expect.stringMatching(why) });
    await expect(ship('finance')).rejects.toMatchObject(says(/^DEPLOY_TOKEN is missing/));
    await expect(ship('finance', '--channel', 'beta')).rejects.toMatchObject(
      says(/no channel 'beta'/),
    );
    await expect(ship('finance', '--promote', '--rollback')).rejects.toMatchObject(
      says(/at a time/),
    );
    Object.assign(environment, { DEPLOY_TOKEN: 'x' });
    await expect(ship('weather')).rejects.toMatchObject(says(/no remote 'weather'/));
  });
});
