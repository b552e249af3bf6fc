import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { enqueue } from './enqueue.ts';
import { JobRunner } from './job-runner.ts';
import { defineDaily, defineQuarterly, defineWeekly } from './schedule.ts';

describeOnEngines('what is done again and again', () => {
  const board = boardForAll();
  let jobs: JobRunner;
  let done: string[];
  const run = async () => void done.push(new Date(board.clock.now()).toISOString());
  beforeEach(async () => {
    jobs = new JobRunner(board.services);
    done = [];
    await board.services.database.transaction((tx) => tx.query.deleteFrom('jobs').execute());
  });

  const planned = () =>
    board.services.database.reader.query
      .selectFrom('jobs')
      .select(['unique_key', 'run_at'])
      .where('kind', '=', 'sweep')
      .where('state', '=', 'ready')
      .execute();
  const add = () =>
    board.services.database.transaction((tx) =>
      enqueue(board.services, tx, { kind: 'sweep', payload: null }),
    );
  async function nextAfter(moment: string) {
    board.clock.set(moment);
    await add();
    await jobs.runDue();
    const [next, ...others] = await planned();
    expect([done, others]).toEqual([[new Date(moment).toISOString()], []]);
    return next;
  }

  // The 22nd of November 2026 is a Sunday.
  it.each([
    ['daily', '2026-11-18T02:59:59Z', '2026-11-18T03:00:00.000Z', '2026-11-18'],
    ['daily', '2026-11-18T03:00:00Z', '2026-11-19T03:00:00.000Z', '2026-11-19'],
    ['weekly', '2026-11-18T12:00:00Z', '2026-11-22T03:00:00.000Z', '2026-11-22'],
    ['weekly', '2026-11-22T03:00:00Z', '2026-11-29T03:00:00.000Z', '2026-11-29'],
    ['quarterly', '2026-11-18T02:59:59Z', '2026-11-18T03:00:00.000Z', '2026-11-18T03:00'],
    ['quarterly', '2026-11-18T03:00:00Z', '2026-11-18T03:15:00.000Z', '2026-11-18T03:15'],
  ])('%s at %s is next done at %s', async (how, moment, runAt, key) => {
    if (how === 'daily') defineDaily(jobs, { kind: 'sweep', hour: 3, run });
    else if (how === 'weekly') defineWeekly(jobs, { kind: 'sweep', hour: 3, run });
    else defineQuarterly(jobs, { kind: 'sweep', run });
    expect(await nextAfter(moment)).toEqual({ run_at: runAt, unique_key: key });
    expect(jobs.daily.has('sweep')).toBe(true);
  });

  it('is planned although this time it fails, and once however often it is planned', async () => {
    board.clock.set('2026-11-18T12:00:00Z');
    const failing = async () => {
      throw new Error('out of order');
    };
    defineDaily(jobs, { kind: 'sweep', hour: 3, run: failing });
    await add();
    await add();
    await jobs.runDue();
    const tomorrow = { run_at: '2026-11-19T03:00:00.000Z', unique_key: '2026-11-19' };
    expect((await planned()).filter(({ unique_key: key }) => key.startsWith('2026'))).toEqual([
      tomorrow,
    ]);
  });
});
