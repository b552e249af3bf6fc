import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openSqlite } from '../../../database/sqlite.ts';
import { boardForAll, describeOnEngines, openForAll } from '../../../testing/engines.ts';
import { backUp, fillBoard } from '../../../testing/filled-board.ts';
import { startS3 } from '../../../testing/s3-server.ts';
import { fetchCopy } from './fetch-copy.ts';
import { openStore } from './store/open-store.ts';

const program = join(import.meta.dirname, '../../../restore.ts');

describeOnEngines('the command that restores', () => {
  const s3 = openForAll(startS3, (it) => it.close());
  const board = boardForAll(() => ({ environment: s3.environment }));
  let folder: string;
  let name: string;
  beforeAll(async () => {
    await fillBoard(board);
    name = basename(await backUp(board, await board.asRole('super_admin')));
    await board.app.jobs.runDue();
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-restored-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** On another host: an empty folder, and what an operator has of the old one. */
  async function restore(what: string, environment: Record<string, string>) {
    const env = { DATA_DIR: folder, ...environment };
    const child = spawn(process.execPath, [program, what], { env, cwd: folder });
    const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
    return { out, error };
  }

  async function tasksThere(): Promise<number> {
    const restored = openSqlite(join(folder, 'board.sqlite'));
    const { rows } = await restored.reader.run('select count(*) as tasks from tasks', []);
    await restored.close();
    return Number(rows[0]?.tasks);
  }

  it('lists what lies in the store and takes one of it by its name, of which nothing stays', async () => {
    const { out } = await restore('--list', s3.environment);
    expect(out).toContain(
      `1 backups in ${s3.environment.BACKUP_STORE}, the latest first:\n${name}`,
    );
    const { out: told, error } = await restore(`s3:${name}`, s3.environment);
    expect([told, error]).toEqual([expect.stringMatching(/^Restored \d+ rows of \d+ tables/), '']);
    expect(await tasksThere()).toBe(20);
    expect(readdirSync(folder).filter((file) => file.startsWith('board-'))).toEqual([]);
  });

  it('takes a sealed file and the key of it, and nothing else will do', async () => {
    const store = openStore(board.services.config);
    const path = join(folder, 'copy');
    if (store) await fetchCopy(store, name, path);
    const { BACKUP_KEY } = s3.environment;
    expect((await restore(path, {})).error).toMatch(/^Nothing was restored\. .*set BACKUP_KEY/);
    const other = Buffer.alloc(32, 8).toString('base64');
    expect((await restore(path, { BACKUP_KEY: other })).error).toMatch(
      /was encrypted with the key/,
    );
    const altered = join(folder, 'altered');
    copyFileSync(path, altered);
    writeFileSync(altered, 'x', { flag: 'a' });
    expect((await restore(altered, { BACKUP_KEY })).error).toMatch(/was changed or cut off/);
    expect(readdirSync(folder)).not.toContain('board.sqlite');
    expect((await restore(path, { BACKUP_KEY })).error).toBe('');
    expect(await tasksThere()).toBe(20);
  });

  it('says where it looked for what is not there', async () => {
    const { error } = await restore('board-2020-01-01T000000Z-auto.jsonl.gz', s3.environment);
    expect(error).toMatch(/^Nothing was restored\. There is no file .*, and no backup .* in http:/);
  });
});
