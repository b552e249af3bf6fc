import { secondMs, weekMs } from '@board/time';
import { findJobs } from '../modules/admin/jobs/console-jobs.repository.ts';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { cancelJobs, enqueue, enqueueAll, type NewJob } from './enqueue.ts';
import { JobRunner } from './job-runner.ts';

describeOnEngines('the life of a job', () => {
  const board = boardForAll();
  let jobs: JobRunner;
  beforeEach(async () => {
    jobs = new JobRunner(board.services);
    await board.services.database.transaction((tx) => tx.query.deleteFrom('jobs').execute());
  });

  const add = (...all: NewJob[]) =>
    board.services.database.transaction((tx) => enqueueAll(board.services, tx, all));
  const rows = () =>
    board.services.database.reader.query.selectFrom('jobs').selectAll().orderBy('id').execute();
  const fail = async (message = 'out of order') => {
    throw new Error(message);
  };

  it('that fails waits twice as long each time, an hour at most', async () => {
    jobs.define('broken', { attempts: 13, run: () => fail() });
    await add({ kind: 'broken', payload: null });
    const waits: number[] = [];
    for (let attempt = 1; attempt < 13; attempt += 1) {
      await jobs.runDue();
      const [row] = await rows();
      expect(row).toMatchObject({ state: 'ready', attempts: attempt, lease: null });
      waits.push((Date.parse(row?.run_at ?? '') - board.clock.now()) / secondMs);
      board.clock.set(row?.run_at ?? '');
    }
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 3_600, 3_600]);
    await jobs.runDue();
    const finished = new Date(board.clock.now()).toISOString();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 13, finished_at: finished }]);
  });

  it('of a kind that only another build knows waits for it, and holds nothing up', async () => {
    const done: unknown[] = [];
    await add({ kind: 'of the next build', payload: null });
    board.clock.advance(secondMs);
    jobs.define('known', { run: async (_ctx, what) => void done.push(what) });
    await add({ kind: 'known', payload: 'here' });
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['here']);
    expect(await rows()).toMatchObject([{ state: 'ready', attempts: 0 }, { state: 'done' }]);
    jobs.define('of the next build', { run: async () => void done.push('there') });
    expect(await jobs.runDue()).toBe(1);
    expect(done).toEqual(['here', 'there']);
  });

  it('that failed for good tells the console why', async () => {
    jobs.define('gone', { attempts: 1, run: () => fail() });
    await add({ kind: 'gone', payload: null });
    await jobs.runDue();
    const log = await board.services.database.reader.query
      .selectFrom('log_entries')
      .selectAll()
      .execute();
    const line = { level: 'error', module: 'jobs', message: expect.stringMatching(/^gone: ./) };
    expect(log).toContainEqual(expect.objectContaining(line));
  });

  it('keeps a thousand letters of why it failed', async () => {
    jobs.define('broken', { attempts: 1, run: () => fail('x'.repeat(2_000)) });
    await add({ kind: 'broken', payload: null });
    await jobs.runDue();
    expect((await rows())[0]?.last_error).toBe('x'.repeat(1_000));
    const line = { msg: 'a job failed for good', kind: 'broken', attempt: 1 };
    expect(board.logged).toContainEqual(expect.objectContaining(line));
  });

  it('that failed for good is shown, the latest first, as many as are asked for', async () => {
    for (const kind of ['first', 'second', 'third']) {
      jobs.define(kind, { attempts: 1, run: () => fail() });
      await add({ kind, payload: null });
      await jobs.runDue();
      board.clock.advance(secondMs);
    }
    const page = { state: 'dead' as const, limit: 2, offset: 0 };
    const dead = await findJobs(board.services.database.reader, page);
    expect(dead.rows.map(({ kind }) => kind)).toEqual(['third', 'second']);
  });

  it('is forgotten a week after it was done, and not if it failed or waits', async () => {
    jobs.define('good', { run: async () => {} });
    jobs.define('broken', { attempts: 1, run: () => fail() });
    await add({ kind: 'good', payload: null }, { kind: 'broken', payload: null });
    await jobs.runDue();
    board.clock.advance(weekMs);
    await add({ kind: 'waiting', payload: null });
    await jobs.forgetDone();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['good', 'broken', 'waiting']);
    board.clock.advance(1);
    await jobs.forgetDone();
    expect((await rows()).map(({ kind }) => kind)).toEqual(['broken', 'waiting']);
  });

  it('is taken back with others of its kind, by their keys', async () => {
    await add(...['a', 'b', 'c'].map((key) => ({ kind: 'note', key, payload: null })), {
      kind: 'other',
      key: 'a',
      payload: null,
    });
    await board.services.database.transaction((tx) => cancelJobs(tx, 'note', ['a', 'b']));
    expect((await rows()).map(({ kind, unique_key: key }) => [kind, key])).toEqual([
      ['note', 'c'],
      ['other', 'a'],
    ]);
  });

  it('begins anew when it is replaced, whatever has become of it', async () => {
    jobs.define('broken', { attempts: 1, run: () => fail() });
    await add({ kind: 'broken', key: 'k', payload: 'old' });
    await jobs.runDue();
    const again = { kind: 'broken', key: 'k', payload: 'new', replace: true };
    await board.services.database.transaction((tx) => enqueue(board.services, tx, again));
    expect(await rows()).toMatchObject([
      { payload: '"new"', state: 'ready', attempts: 0, finished_at: null },
    ]);
  });

  it('is planned when a server starts, though another cannot be', async () => {
    jobs.atStart(() => fail('no plan'));
    const done = Promise.withResolvers<void>();
    jobs.define('planned', { run: async () => done.resolve() });
    jobs.atStart(() => add({ kind: 'planned', payload: null }));
    jobs.start();
    await done.promise;
    await jobs.stop();
    expect(board.logged).toContainEqual(
      expect.objectContaining({ msg: 'a job could not be planned' }),
    );
  });

  it('is waited for by a server that stops', async () => {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    jobs.define('long', {
      run: () => {
        begun.resolve();
        return end.promise;
      },
    });
    await add({ kind: 'long', payload: null });
    jobs.start();
    await begun.promise;
    const stopped = jobs.stop();
    end.resolve();
    await stopped;
    expect(await rows()).toMatchObject([{ state: 'done' }]);
  });
});
