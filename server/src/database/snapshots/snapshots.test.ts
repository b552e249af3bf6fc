import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { updateAdminSettings } from '@board/contracts/calls/admin';
import {
  createBackup,
  deleteBackup,
  downloadBackup,
  exportData,
  listBackups,
  verifyBackup,
} from '@board/contracts/calls/backups';
import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { makeBackup } from '../../modules/operating/backups/make-backup.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from '../connection.ts';
import { appliedMigrations } from '../migrate.ts';
import { migrations } from '../migrations/list.ts';
import { openSqlite } from '../sqlite.ts';
import { describeTables } from './described-tables.ts';
import { verifySnapshot } from './read-snapshot.ts';
import { restoreSnapshot } from './restore-snapshot.ts';
import { digestTable } from './table-rows.ts';

/** Several applications are started one after the other. */
const long = 60_000;

describeOnEngines('snapshots', (engine) => {
  let board: TestApp;
  let chief: SignedIn;
  let folder: string;
  beforeAll(async () => {
    board = await startTestApp({ engine });
    chief = await board.asRole('super_admin');
    folder = mkdtempSync(join(tmpdir(), 'board-snapshots-'));
    const lin = await board.asUser();
    for (let sheet = 1; sheet <= 20; sheet += 1) {
      await lin.call(createTask, { body: { title: `线性代数 ${sheet} "x"`, date: '2026-11-18' } });
    }
    const { services } = board;
    await services.database.transaction((tx) =>
      tx.query
        .insertInto('avatars')
        .values({ user_id: lin.user.id, hash: 'h', picture: Buffer.from([0, 255, 10, 13]) })
        .execute(),
    );
  }, long);
  afterAll(async () => {
    await board.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const backupPath = (name: string) => join(board.services.config.DATA_DIR, 'backups', name);
  async function backup(): Promise<string> {
    board.clock.advance(1000);
    const { body } = await chief.call(createBackup, {});
    return backupPath(body.name);
  }

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
    const path = await backup();
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
      const { DATA_DIR: dataDir, DATABASE_URL: url } = other.services.config;
      const { rows } =
        engine === 'postgres'
          ? await other.services.database.reader.run('select current_schema() as name', [])
          : { rows: [] };
      const schema = rows[0] ? String(rows[0].name) : undefined;
      const target = { url, dataDir, schema, now: 1_800_000_000_000 + process.pid };
      const path = await backup();
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
        if (engine === 'postgres') {
          await board.services.database.reader.run(`drop ${former} cascade`, []);
          await board.services.database.reader.run(`drop schema "${schema}" cascade`, []);
        } else rmSync(dataDir, { recursive: true, force: true });
      }
    },
    long,
  );

  it('refuses a damaged file before anything is replaced', async () => {
    const path = await backup();
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

  it('leaves no secret key and no half-written file behind', async () => {
    const path = await backup();
    const text = gunzipSync(readFileSync(path)).toString('utf8');
    const key = board.services.config.SECRET_KEY;
    expect(text).not.toContain(key.toString('base64'));
    const gone = AbortSignal.abort();
    await expect(makeBackup(board.services, 'manual', gone)).rejects.toThrow();
    const { body } = await chief.call(listBackups, {});
    expect(body.items.every(({ bytes }) => bytes > 0)).toBe(true);
  });

  it(
    'is made every day, the last fourteen are kept, and those made by hand stay',
    async () => {
      const own = await startTestApp({ engine });
      try {
        const admin = await own.asRole('super_admin');
        await admin.call(createBackup, {});
        own.app.jobs.start();
        await own.app.jobs.stop();
        for (let day = 0; day < 16; day += 1) {
          own.clock.advance(24 * 60 * 60_000);
          await own.app.jobs.runDue();
        }
        const fresh = await own.asRole('super_admin');
        const kinds = (await fresh.call(listBackups, {})).body.items.map(({ kind }) => kind);
        expect(kinds.filter((kind) => kind === 'auto')).toHaveLength(14);
        expect(kinds.at(-1)).toBe('manual');
        await fresh.call(updateAdminSettings, { body: { autoBackup: false } });
        const before = (await fresh.call(listBackups, {})).body.items[0]?.name;
        own.clock.advance(24 * 60 * 60_000);
        await own.app.jobs.runDue();
        const later = await own.asRole('super_admin');
        expect((await later.call(listBackups, {})).body.items[0]?.name).toBe(before);
      } finally {
        await own.close();
      }
    },
    long,
  );

  it(
    'is made before an upgrade changes a table, and not without one',
    async () => {
      const own = await startTestApp({ engine });
      try {
        const { database } = own.services;
        const admin = await own.asRole('super_admin');
        expect((await admin.call(listBackups, {})).body.items).toEqual([]);
        await database.transaction(async (tx) => {
          await tx.run('drop index task_counts_open', []);
          await tx.run('drop index users_by_joining', []);
          await tx.run("delete from migrations where name = 'admin-1'", []);
        });
        const upgraded = await startTestApp({ engine, beside: own });
        await upgraded.close();
        const { items } = (await admin.call(listBackups, {})).body;
        expect(items.map(({ kind }) => kind)).toEqual(['upgrade']);
        const path = join(own.services.config.DATA_DIR, 'backups', items[0]?.name ?? '');
        expect((await verifySnapshot(path)).head.migrations).not.toContain('admin-1');
        // What an older version wrote is brought up to this one.
        const dataDir = join(folder, 'older');
        await restoreSnapshot(path, { url: '', dataDir, now: 1_800_000_000_000 });
        const restored = openSqlite(join(dataDir, 'board.sqlite'));
        expect(await appliedMigrations(restored.reader)).toContain('admin-1');
        await restored.close();
      } finally {
        await own.close();
      }
    },
    long,
  );

  it('is checked, downloaded and deleted by those who may', async () => {
    board.clock.advance(1000);
    const admin = await board.asAdmin();
    const { body } = await admin.call(createBackup, {});
    const params = { name: body.name };
    const checked = await admin.call(verifyBackup, { params });
    expect(checked.body).toMatchObject({ success: true });
    expect((await admin.refused(downloadBackup, { params })).status).toBe(403);
    expect((await admin.refused(deleteBackup, { params })).status).toBe(403);
    expect((await admin.refused(exportData, {})).status).toBe(403);
    const file = await chief.send('GET', `/api/admin/backups/${body.name}`);
    expect(file.rawPayload.equals(readFileSync(backupPath(body.name)))).toBe(true);
    const whole = await chief.send('GET', '/api/admin/export');
    const path = join(folder, 'export.jsonl.gz');
    writeFileSync(path, whole.rawPayload);
    expect((await verifySnapshot(path)).rows).toBeGreaterThan(20);
    writeFileSync(backupPath(body.name), 'broken');
    expect((await admin.call(verifyBackup, { params })).body.success).toBe(false);
    await chief.call(deleteBackup, { params });
    expect((await chief.refused(verifyBackup, { params })).body.code).toBe(
      'admin.backup_not_found',
    );
    const outside = await chief.send('GET', '/api/admin/backups/..%2Fsecret.key');
    expect(outside.statusCode).toBe(404);
    const lin = await board.asUser();
    expect((await lin.refused(createBackup, {})).status).toBe(403);
    expect((await lin.call(listTasks, { query: {} })).status).toBe(200);
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
}
