import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getHealthOfServers, listJobs } from '@board/contracts/calls/admin';
import { listNotifications } from '@board/contracts/calls/notifications';
import { weekMs } from '@board/time';
import { verifySnapshot } from '../../../../database/snapshots/read-snapshot.ts';
import { enqueue } from '../../../../jobs/enqueue.ts';
import { describeOnEngines } from '../../../../testing/engines.ts';
import { backUp, fillBoard } from '../../../../testing/filled-board.ts';
import { startS3 } from '../../../../testing/s3-server.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { copyName } from '../backup-name.ts';
import { openStore } from '../store/open-store.ts';
import { practiceBounds, runPractice } from './run-practice.ts';

async function drill({ app, services }: TestApp): Promise<void> {
  await services.database.transaction((tx) =>
    enqueue(services, tx, { kind: 'backups.drill', payload: null }),
  );
  await app.jobs.runDue();
}

const lastDrill = async (person: SignedIn) =>
  (await person.call(getHealthOfServers, {})).body.last_drill;
const toldOf = async (person: SignedIn) =>
  (await person.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);

describeOnEngines('a restore drill', (engine) => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-drill-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('restores the latest copy off the host, every row of it, and leaves nothing behind', async () => {
    const s3 = await startS3();
    const environment = { ...s3.environment, METRICS_TOKEN: 'scrape-me' };
    const board = await startTestApp({ engine, environment });
    try {
      await fillBoard(board);
      const admin = await board.asAdmin();
      const path = await backUp(board, await board.asRole('super_admin'));
      await board.app.jobs.runDue();
      const { rows } = await verifySnapshot(path);
      // From there, and not from here.
      rmSync(path);
      await drill(board);
      expect(await lastDrill(admin)).toMatchObject({
        backup: path.split('/').at(-1),
        rows,
        failure: null,
      });
      expect(rows).toBeGreaterThan(20);
      expect(existsSync(join(board.services.config.DATA_DIR, 'restore-drill'))).toBe(false);
      const headers = { authorization: 'Bearer scrape-me' };
      const { body } = await board.anybody.send('GET', '/metrics', undefined, headers);
      expect(body).toMatch(/^board_restore_drill_failed 0$/m);
      expect(body).toMatch(/^board_restore_drill_age_seconds 0$/m);
      expect(await toldOf(admin)).toEqual([]);
    } finally {
      await board.close();
      await s3.close();
    }
  });

  it('is held on Sundays with what lies here where there is no store', async () => {
    const board = await startTestApp({ engine });
    await backUp(board, await board.asRole('super_admin'));
    await drill(board);
    const admin = await board.asAdmin();
    expect(await lastDrill(admin)).toMatchObject({ failure: null });
    const next = (await admin.call(listJobs, { query: { state: 'ready' } })).body.items.find(
      ({ kind }) => kind === 'backups.drill',
    );
    const due = new Date(next?.run_at ?? '');
    expect([due.getUTCDay(), due.getUTCHours()]).toEqual([0, 20]);
    expect(due.getTime()).toBeGreaterThan(board.clock.now());
    expect(due.getTime()).toBeLessThanOrEqual(board.clock.now() + weekMs);
    await board.close();
  });

  it('that fails says why, is told to those who administrate, and is over with the next', async () => {
    const store = join(folder, 'mount');
    mkdirSync(store);
    const key = Buffer.alloc(32, 9).toString('base64');
    const environment = { BACKUP_STORE: pathToFileURL(store).href, BACKUP_KEY: key };
    const board = await startTestApp({ engine, environment });
    const [admin, lin] = [await board.asAdmin(), await board.asUser()];
    await drill(board);
    expect(await lastDrill(admin)).toMatchObject({
      backup: '',
      failure: 'The backup store has no backup that could be restored',
    });
    const name = (await backUp(board, await board.asRole('super_admin'))).split('/').at(-1) ?? '';
    await board.app.jobs.runDue();
    const copy = join(store, copyName(name));
    const whole = readFileSync(copy);
    writeFileSync(copy, whole.subarray(0, whole.length - 1));
    await drill(board);
    expect(await lastDrill(admin)).toMatchObject({
      backup: name,
      failure: expect.stringContaining('changed or cut off'),
      succeeded_at: null,
    });
    expect(await toldOf(admin)).toEqual([
      'The test restore of a backup failed',
      'The test restore of a backup failed',
    ]);
    expect(await toldOf(lin)).toEqual([]);
    writeFileSync(copy, whole);
    await drill(board);
    expect(await lastDrill(admin)).toMatchObject({ failure: null });
    await board.close();
  });

  it('is not held where there is no backup, nor anything to lose', async () => {
    const board = await startTestApp({ engine });
    await drill(board);
    const admin = await board.asAdmin();
    expect(await lastDrill(admin)).toBeNull();
    await board.close();
  });

  it('is ended when it takes too long, too much of the disk, or the server ends', async () => {
    const board = await startTestApp({ engine });
    const path = await backUp(board, await board.asRole('super_admin'));
    expect(openStore(board.services.config)).toBeUndefined();
    const run = (bounds: Partial<typeof practiceBounds>, ended = new AbortController().signal) =>
      runPractice({ path, folder, key: undefined }, ended, { ...practiceBounds, ...bounds });
    await expect(run({ ms: 1 })).rejects.toMatchObject({ code: 'admin.drill_gave_up' });
    await expect(run({ leastFree: Number.POSITIVE_INFINITY })).rejects.toMatchObject({
      code: 'admin.drill_failed',
    });
    await expect(run({}, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await run({})).toBeGreaterThan(0);
    await board.close();
  });
});
