import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { getHealthOfServers } from '@board/contracts/calls/admin';
import { createBackup, deleteBackup } from '@board/contracts/calls/backups';
import { dayMs, hourMs } from '@board/time';
import { describeOnEngines } from '../../../testing/engines.ts';
import { backUp, backupPath } from '../../../testing/filled-board.ts';
import { startS3 } from '../../../testing/s3-server.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { fetchCopy } from './fetch-copy.ts';
import { openBackup } from './sealing/unseal.ts';
import { openStore } from './store/open-store.ts';

describeOnEngines('a copy off the host', (engine) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-copies-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const mount = () => ({
    BACKUP_STORE: pathToFileURL(join(folder, 'mount')).href,
    BACKUP_KEY: Buffer.alloc(32, 9).toString('base64'),
    METRICS_TOKEN: 'scrape-me',
  });
  const copies = () => readdirSync(join(folder, 'mount')).sort();
  const healthOf = async (board: TestApp) =>
    (await (await board.asAdmin()).call(getHealthOfServers, {})).body;
  async function metricsOf(board: TestApp): Promise<string> {
    const headers = { authorization: 'Bearer scrape-me' };
    return (await board.anybody.send('GET', '/metrics', undefined, headers)).body;
  }

  it('is made of every backup in a bucket, sealed, and is the backup again', async () => {
    const s3 = await startS3();
    const board = await startTestApp({ engine, environment: s3.environment });
    try {
      const { config } = board.services;
      board.app.jobs.start();
      await board.app.jobs.stop();
      board.clock.advance(dayMs);
      await board.app.jobs.runDue();
      await backUp(board, await board.asRole('super_admin'));
      await board.app.jobs.runDue();
      const store = openStore(config);
      const found = (await store?.list()) ?? [];
      expect(found.map(({ kind }) => kind)).toEqual(['manual', 'auto']);
      for (const { name } of found) {
        const fetched = join(folder, name);
        if (store) await fetchCopy(store, name, fetched);
        const plain = readFileSync(backupPath(board, name));
        expect(readFileSync(fetched).includes(plain.subarray(0, 64))).toBe(false);
        const file = await openBackup(fetched, config.BACKUP_KEY);
        expect(typeof file === 'function' && (await buffer(file())).equals(plain)).toBe(true);
      }
      const { copies, last_copy } = await healthOf(board);
      expect([copies, last_copy]).toEqual([
        true,
        expect.objectContaining({ backup: found[0]?.name, failure: null }),
      ]);
    } finally {
      await board.close();
      await s3.close();
    }
  });

  it('that fails is told of, and made up for by the next', async () => {
    const board = await startTestApp({ engine, environment: mount() });
    const chief = await board.asRole('super_admin');
    await backUp(board, chief);
    await board.app.jobs.runDue();
    expect((await healthOf(board)).last_copy).toMatchObject({
      failure: 'The backup store cannot be reached (ENOENT)',
      succeeded_at: null,
    });
    const failing = await metricsOf(board);
    expect(failing).toMatch(/^board_backup_copy_failed 1$/m);
    expect(failing).toContain('board_job_runs_total{kind="backups.copy",outcome="failed"} 1');
    expect(failing).not.toMatch(/^board_backup_copy_age_seconds/m);
    mkdirSync(join(folder, 'mount'));
    await backUp(board, chief);
    await board.app.jobs.runDue();
    expect(copies()).toHaveLength(2);
    const { last_copy } = await healthOf(board);
    expect(last_copy).toMatchObject({ failure: null, succeeded_at: last_copy?.at });
    rmSync(join(folder, 'mount'), { recursive: true });
    board.clock.advance(hourMs);
    await backUp(board, chief);
    await board.app.jobs.runDue();
    const again = await healthOf(board);
    expect(again.last_copy?.failure).not.toBeNull();
    expect(again.last_copy?.succeeded_at).toBe(last_copy?.succeeded_at);
    expect(await metricsOf(board)).toMatch(/^board_backup_copy_age_seconds 360\d$/m);
    await board.close();
  });

  it('of an automatic one is kept as long as that many are wanted, and one made by hand for good', async () => {
    mkdirSync(join(folder, 'mount'));
    const board = await startTestApp({ engine, environment: mount() });
    await backUp(board, await board.asRole('super_admin'));
    board.app.jobs.start();
    await board.app.jobs.stop();
    for (let day = 0; day < 16; day += 1) {
      board.clock.advance(dayMs);
      await board.app.jobs.runDue();
    }
    expect(copies().filter((name) => name.includes('-auto.'))).toHaveLength(14);
    expect(copies().filter((name) => name.includes('-manual.'))).toHaveLength(1);
    await board.close();
  });

  it('of one that another instance has is left to that, and of a deleted one to nobody', async () => {
    mkdirSync(join(folder, 'mount'));
    const board = await startTestApp({ engine, environment: mount() });
    const chief = await board.asRole('super_admin');
    const path = await backUp(board, chief);
    const bytes = readFileSync(path);
    rmSync(path);
    await board.app.jobs.runDue();
    expect((await healthOf(board)).last_copy?.failure).toBe('This backup does not exist');
    const other = await startTestApp({ engine, beside: board, environment: mount() });
    writeFileSync(path, bytes);
    board.clock.advance(hourMs);
    await other.app.jobs.runDue();
    expect(copies()).toHaveLength(1);
    board.clock.advance(1000);
    const { body } = await chief.call(createBackup, {});
    await chief.call(deleteBackup, { params: { name: body.name } });
    await board.app.jobs.runDue();
    expect(copies()).toHaveLength(1);
    expect((await healthOf(board)).last_copy?.failure).toBeNull();
    await other.close();
    await board.close();
  });

  it('is not asked for where there is no store', async () => {
    const board = await startTestApp({ engine });
    await backUp(board, await board.asRole('super_admin'));
    await board.app.jobs.runDue();
    expect(await healthOf(board)).toMatchObject({ copies: false, last_copy: null });
    await board.close();
  });
});
