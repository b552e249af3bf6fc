import { getHealthOfServers } from '@board/contracts/calls/admin';
import { getHealth } from '@board/contracts/calls/system';
import { healthSampleMs } from '@board/contracts/constants/operating';
import { dayMs, hourMs } from '@board/time';
import { enqueue } from '../../../jobs/enqueue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { instant } from '../../../time/clock.ts';
import { queueMail } from '../../mail/index.ts';
import { countedIn } from './counted.ts';
import { sampler } from './take-samples.ts';

test('an answer of 500 and above is an error, and a job that was tried in vain has failed', () => {
  const spread = (status: number, count: number) => ({
    labels: { status },
    counts: [count, 1],
    sum: 0,
  });
  const figure = (outcome: string, value: number, kind = 'backup') => ({
    labels: { kind, outcome },
    value,
  });
  expect(
    countedIn([
      {
        ...{ name: 'board_request_duration_seconds', help: '', type: 'histogram', bounds: [1] },
        spreads: [spread(200, 6), spread(404, 2), spread(503, 1)],
      },
      {
        ...{ name: 'board_job_runs_total', help: '', type: 'counter' },
        figures: [figure('done', 9), figure('failed', 2), figure('dead', 1, 'mail.send')],
      },
    ]),
  ).toMatchObject({ requests: 12, errors: 2, failed_jobs: 3, mail_failed: 1, push_failed: 0 });
});

describeOnEngines('how the servers are', (engine) => {
  it('is told of all of them together, since the sample before', async () => {
    const board = await startTestApp({ engine });
    const other = await startTestApp({ engine, beside: board });
    const admin = await board.asAdmin();
    const samplers = [sampler(board.app), sampler(other.app)];
    const takeAll = async () => {
      for (const { take } of samplers) await take();
    };
    for (const each of [board, other, other]) await each.anybody.call(getHealth, {});
    await takeAll();
    const told = async () => (await admin.call(getHealthOfServers, {})).body;
    const [first] = (await told()).samples;
    expect(first).toMatchObject({ instances: 2, requests: 3, errors: 0, streams: 0 });
    expect(first?.disk_free).toBeGreaterThan(0);
    board.clock.advance(healthSampleMs);
    await takeAll();
    expect((await told()).samples.map(({ requests }) => requests)).toEqual([3, 1]);
    for (const { stop } of samplers) stop();
    await other.close();
    await board.close();
  });

  it('is let go of after a day', async () => {
    const board = await startTestApp({ engine });
    const { take, stop } = sampler(board.app);
    await take();
    board.clock.advance(dayMs + healthSampleMs);
    await take();
    const kept = await board.services.database.reader.run('select at from health_samples', []);
    expect(kept.rows).toHaveLength(1);
    stop();
    await board.close();
  });

  it('says what the database was slow at, by all of them within a day', async () => {
    const board = await startTestApp({ engine });
    const other = await startTestApp({ engine, beside: board });
    const admin = await board.asAdmin();
    const samplers = [sampler(board.app), sampler(other.app)];
    const takeAll = async () => {
      for (const { take } of samplers) await take();
    };
    const told = async (person = admin) => (await person.call(getHealthOfServers, {})).body.slow;
    const meters = [board, other].map(({ services }) => services.database.statements);
    for (const meter of meters) meter.observe("select 'secret' from tasks", 300);
    meters[0]?.observe("select 'another' from tasks", 450);
    board.clock.advance(healthSampleMs);
    await takeAll();
    await takeAll();
    const slow = { shape: 'select ? from tasks', times: 3, slowest_ms: 450, p95_ms: 450 };
    expect(await told()).toContainEqual(slow);
    board.clock.advance(hourMs - healthSampleMs);
    await takeAll();
    board.clock.advance(healthSampleMs);
    meters[0]?.observe('select 7 from tasks', 200);
    await takeAll();
    expect(await told()).toContainEqual({ ...slow, times: 4 });
    board.clock.advance(hourMs - healthSampleMs);
    await takeAll();
    board.clock.advance(dayMs);
    await takeAll();
    expect((await told(await board.asAdmin())).map(({ shape }) => shape)).not.toContain(slow.shape);
    for (const { stop } of samplers) stop();
    await other.close();
    await board.close();
  });

  it('counts what was slow once, also where the sample of the full hour was not taken', async () => {
    const board = await startTestApp({ engine });
    const admin = await board.asAdmin();
    const { database, clock } = board.services;
    const { take, stop } = sampler(board.app);
    board.clock.advance(hourMs - healthSampleMs - (clock.now() % hourMs));
    database.statements.observe('select 1 from tasks', 300);
    await take();
    board.clock.advance(healthSampleMs);
    const away = jest.spyOn(database, 'transaction').mockRejectedValueOnce(new Error('away'));
    await expect(take()).rejects.toThrow('away');
    away.mockRestore();
    board.clock.advance(healthSampleMs);
    await take();
    const { slow } = (await admin.call(getHealthOfServers, {})).body;
    expect(slow.find(({ shape }) => shape === 'select ? from tasks')?.times).toBe(1);
    stop();
    await board.close();
  });

  it('has ten reasons for mail and ten for push', async () => {
    const board = await startTestApp({ engine });
    const admin = await board.asAdmin();
    const ctx = await board.contextOf(admin);
    const { database, clock } = board.services;
    const kinds = ['mail.send', ...Array.from({ length: 11 }, () => 'notifications.push')];
    await database.transaction(async (tx) => {
      for (const kind of kinds)
        await enqueue(ctx, tx, { kind, payload: null, runAt: clock.now() + dayMs });
      const jobs = await tx.query.selectFrom('jobs').select(['id', 'kind']).execute();
      for (const { id, kind } of jobs)
        await tx.query
          .updateTable('jobs')
          .set({ last_error: kind === 'mail.send' ? 'full' : `gone ${id}` })
          .where('id', '=', id)
          .execute();
    });
    const { outgoing } = (await admin.call(getHealthOfServers, {})).body;
    expect(outgoing.map(({ reasons }) => reasons.length)).toEqual([1, 10]);
    expect(outgoing[0]?.reasons).toEqual([{ reason: 'full', jobs: 1 }]);
    await board.close();
  });

  it('says what was mailed, what waits, and why what failed did', async () => {
    const mail = await startMailServer({ refuse: 1 });
    const environment = { SMTP_URL: mail.url };
    const board = await startTestApp({ engine, environment });
    const admin = await board.asAdmin();
    const ctx = await board.contextOf(admin);
    const { take, stop } = sampler(board.app);
    const letter = { userId: admin.user.id, to: 'lin@example.org', subject: 'News', text: 'News' };
    for (let index = 0; index < 3; index += 1)
      await board.services.database.transaction((tx) => queueMail(ctx, tx, letter));
    await board.app.jobs.runDue();
    await take();
    const { outgoing } = (await admin.call(getHealthOfServers, {})).body;
    expect(outgoing).toEqual([
      {
        ...{ kind: 'mail.send', sent: 2, failed: 1, waiting: 1, dead: 0 },
        reasons: [{ reason: expect.stringContaining('451 later'), jobs: 1 }],
      },
      { kind: 'notifications.push', sent: 0, failed: 0, waiting: 0, dead: 0, reasons: [] },
    ]);
    stop();
    await board.close();
    await mail.close();
  });

  it('comes with the jobs that are due, and with none that have time', async () => {
    const board = await startTestApp({ engine });
    const admin = await board.asAdmin();
    const ctx = await board.contextOf(admin);
    const at = (ms: number) => board.clock.now() + ms;
    await board.services.database.transaction(async (tx) => {
      await enqueue(ctx, tx, { kind: 'late', payload: null, runAt: at(-2) });
      await enqueue(ctx, tx, { kind: 'late', payload: null, runAt: at(-1) });
      await enqueue(ctx, tx, { kind: 'late', payload: null, runAt: at(dayMs) });
      await enqueue(ctx, tx, { kind: 'early', payload: null, runAt: at(dayMs) });
    });
    const { jobs } = (await admin.call(getHealthOfServers, {})).body;
    expect(jobs).toEqual([{ kind: 'late', state: 'ready', jobs: 2, due: instant(at(-2)) }]);
    await board.close();
  });
});
