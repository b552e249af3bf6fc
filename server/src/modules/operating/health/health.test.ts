import { getHealthOfServers } from '@board/contracts/calls/admin';
import { getHealth } from '@board/contracts/calls/system';
import { healthSampleMs } from '@board/contracts/constants/operating';
import { dayMs } from '@board/time';
import { instant } from '../../../clock.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { countedIn } from './counted.ts';
import { sampler } from './take-samples.ts';

test('an answer of 500 and above is an error, and a job that was tried in vain has failed', () => {
  const spread = (status: number, count: number) => ({
    labels: { status },
    counts: [count, 1],
    sum: 0,
  });
  const figure = (outcome: string, value: number) => ({ labels: { outcome }, value });
  expect(
    countedIn([
      {
        ...{ name: 'board_request_duration_seconds', help: '', type: 'histogram', bounds: [1] },
        spreads: [spread(200, 6), spread(404, 2), spread(503, 1)],
      },
      {
        ...{ name: 'board_job_runs_total', help: '', type: 'counter' },
        figures: [figure('done', 9), figure('failed', 2), figure('dead', 1)],
      },
    ]),
  ).toEqual({ requests: 12, errors: 2, remote_errors: 0, failed_jobs: 3 });
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
