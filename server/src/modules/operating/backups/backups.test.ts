import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { updateAdminSettings } from '@board/contracts/calls/admin';
import {
  createBackup,
  deleteBackup,
  downloadBackup,
  exportData,
  listBackups,
  verifyBackup,
} from '@board/contracts/calls/backups';
import { listTasks } from '@board/contracts/calls/tasks';
import { appliedMigrations } from '../../../database/migrate.ts';
import { verifySnapshot } from '../../../database/snapshots/read-snapshot.ts';
import { restoreSnapshot } from '../../../database/snapshots/restore-snapshot.ts';
import { openSqlite } from '../../../database/sqlite.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { backUp, backupPath, fillBoard } from '../../../testing/filled-board.ts';
import { longestShare } from '../../../testing/longest-share.ts';
import { type SignedIn, startTestApp } from '../../../testing/test-app.ts';
import { makeBackup } from './make-backup.ts';

/** Several applications are started one after the other. */
const long = 60_000;

describeOnEngines('a backup', (engine) => {
  const board = boardForAll();
  let chief: SignedIn;
  let folder: string;
  beforeAll(async () => {
    chief = await board.asRole('super_admin');
    folder = mkdtempSync(join(tmpdir(), 'board-backups-'));
    await fillBoard(board);
  }, long);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('leaves no secret key and no half-written file behind', async () => {
    const path = await backUp(board, chief);
    const text = gunzipSync(readFileSync(path)).toString('utf8');
    const key = board.services.config.SECRET_KEY;
    expect(text).not.toContain(key.toString('base64'));
    const gone = AbortSignal.abort();
    await expect(makeBackup(board.services, 'manual', gone)).rejects.toThrow();
    const { body } = await chief.call(listBackups, {});
    expect(body.items.every(({ bytes }) => bytes > 0)).toBe(true);
  });

  it('lets others have their turn, however many tables there are', async () => {
    const own = await startTestApp({ engine });
    try {
      const rows = `with recursive rows (id) as (
        select 1 union all select id + 1 from rows where id < 490
      ) select id, 'a line of a table that is not long' from rows`;
      await own.services.database.transaction(async (tx) => {
        for (let table = 0; table < 60; table += 1) {
          await tx.run(`create table more_${table} (id integer primary key, text text)`, []);
          await tx.run(`insert into more_${table} ${rows}`, []);
        }
      });
      const chief = await own.asRole('super_admin');
      const share = await longestShare(() => chief.call(createBackup, {}));
      expect(share).toBeLessThan(0.4);
    } finally {
      await own.close();
    }
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
    expect(file.rawPayload.equals(readFileSync(backupPath(board, body.name)))).toBe(true);
    const whole = await chief.send('GET', '/api/admin/export');
    const path = join(folder, 'export.jsonl.gz');
    writeFileSync(path, whole.rawPayload);
    expect((await verifySnapshot(path)).rows).toBeGreaterThan(20);
    writeFileSync(backupPath(board, body.name), 'broken');
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
