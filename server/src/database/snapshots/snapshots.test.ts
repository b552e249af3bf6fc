import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { backUp, fillBoard } from '../../testing/filled-board.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import type { Database } from '../connection.ts';
import { migrations } from '../migrations/list.ts';
import { sqliteFile } from '../open.ts';
import { openSqlite } from '../sqlite.ts';
import { describeTables } from './described-tables.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { digestTable } from './table-rows.ts';

/** Several applications are started one after the other. */
const long = 60_000;

describeOnEngines('snapshots', (engine) => {
  const board = boardForAll();
  let chief: SignedIn;
  let folder: string;
  beforeAll(async () => {
    chief = await board.asRole('super_admin');
    folder = mkdtempSync(join(tmpdir(), 'board-snapshots-'));
    await fillBoard(board);
  }, long);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  async function digests(database: Database): Promise<Record<string, unknown>> {
    const found: Record<string, unknown> = {};
    for (const table of await describeTables(database.reader)) {
      if (table.name === 'global_state') continue;
      found[table.name] = await digestTable(database.reader, table);
    }
    return found;
  }

  it('knows every table and puts those that are needed first', async () => {
    const tables = await describeTables(board.services.database.reader);
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['users', 'tasks', 'audit_log', 'avatars']));
    for (const { name, needs } of tables) {
      for (const need of needs) expect(names.indexOf(need)).toBeLessThan(names.indexOf(name));
    }
    const bytes = tables.flatMap(({ columns }) => columns.filter((column) => column.bytes));
    expect(bytes.map(({ name }) => name)).toContain('picture');
  });

  it('restores every row into an empty SQLite, whichever engine wrote it', async () => {
    const path = await backUp(board, chief);
    const before = await digests(board.services.database);
    const dataDir = join(folder, 'elsewhere');
    const { summary, former } = await restoreSnapshot(path, {
      url: '',
      dataDir,
      now: 1_800_000_000_000,
    });
    expect(former).toBeUndefined();
    const restored = openSqlite(join(dataDir, 'board.sqlite'));
    const after = await digests(restored);
    await restored.close();
    // The backup itself is written into the audit log after its state was taken.
    const { audit_log: oldAudit, ...rest } = before;
    const { audit_log: newAudit, ...same } = after;
    expect(same).toEqual(rest);
    expect(newAudit).toMatchObject({ rows: Number((oldAudit as { rows: number }).rows) - 1 });
    expect(summary.head.migrations).toHaveLength(migrations.length);
  });

  it(
    'puts a snapshot in the place of a database and keeps the former one',
    async () => {
      const other = await startTestApp({ engine });
      const { DATA_DIR: dataDir, DATABASE_DIRECT_URL: url } = other.services.config;
      const target = { url, dataDir, now: 1_800_000_000_000 + process.pid };
      const path = await backUp(board, chief);
      const running = restoreSnapshot(path, target);
      await expect(running).rejects.toThrow(/A server is using/);
      const kept = (await digests(other.services.database)).users;
      expect(kept).toMatchObject({ rows: 1 });
      await other.app.close();
      await other.services.signals.close();
      await other.services.database.close();
      const { former } = await restoreSnapshot(path, target);
      expect(former).toMatch(/before.restore/);
      const again = await startTestApp({ engine, beside: other });
      try {
        const { users } = await digests(again.services.database);
        expect(users).toEqual((await digests(board.services.database)).users);
        const there = await again.anybody.send('GET', '/api/tasks', undefined, {
          authorization: `Bearer ${chief.token}`,
        });
        expect(there.statusCode).toBe(200);
      } finally {
        await again.close();
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    long,
  );

  const onSqlite = engine === 'sqlite' ? it : it.skip;
  onSqlite(
    'takes the place of a damaged database, with which a start says so',
    async () => {
      const other = await startTestApp({ engine });
      const { DATA_DIR: dataDir } = other.services.config;
      const path = await backUp(board, chief);
      await other.close();
      const file = join(dataDir, sqliteFile);
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, 'no database');
      writeFileSync(`${file}-wal`, 'its log');
      await expect(startTestApp({ engine, beside: other })).rejects.toThrow(
        /^The database is damaged \(.*\). Restore a backup, .*: npm run restore -- FILE \(there is none/,
      );
      const { former } = await restoreSnapshot(path, { url: '', dataDir, now: 1 });
      expect(readFileSync(former ?? '', 'utf8')).toBe('no database');
      expect(existsSync(`${file}-wal`)).toBe(false);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const again = await startTestApp({ engine, beside: other });
      await again.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
    long,
  );

  it('refuses a damaged file before anything is replaced', async () => {
    const path = await backUp(board, chief);
    const whole = readFileSync(path);
    const text = gunzipSync(whole).toString('utf8');
    const damaged: Record<string, Buffer> = {
      'cut off': whole.subarray(0, whole.length - 40),
      'one bit turned': flipped(whole),
      'another title': gzipSync(text.replace('线性代数 7', '线性代数 8')),
      'a row left out': gzipSync(text.replace(/\n\[.*线性代数 7.*/, '')),
      'the end left out': gzipSync(text.replace(/\n\{"tables".*\n$/, '\n')),
      'something added': gzipSync(`${text}{}\n`),
      'not a snapshot': gzipSync('{"format":"other"}\n'),
      'no gzip': Buffer.from('hello'),
      empty: Buffer.alloc(0),
    };
    const dataDir = join(folder, 'untouched');
    for (const [what, bytes] of Object.entries(damaged)) {
      const file = join(folder, 'damaged.jsonl.gz');
      writeFileSync(file, bytes);
      const outcome = await restoreSnapshot(file, { url: '', dataDir, now: 1 }).then(
        () => 'restored',
        (error: Error) => error.constructor.name,
      );
      expect([what, outcome]).toEqual([what, 'DamagedSnapshot']);
    }
    const newer = gzipSync(text.replace('"migrations":[', '"migrations":["future-9",'));
    const file = join(folder, 'newer.jsonl.gz');
    writeFileSync(file, newer);
    await expect(restoreSnapshot(file, { url: '', dataDir, now: 1 })).rejects.toThrow();
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
