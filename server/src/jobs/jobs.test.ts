import { findJobs } from '../modules/admin/jobs/console-jobs.repository.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { cancelJob, enqueue, type NewJob } from './enqueue.ts';

const minute = 60_000;
const everyTimer = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describeOnEngines('jobs', (engine) => {
  let board: TestApp;
  let other: TestApp;
  let done: string[];
  beforeEach(async () => {
    board = await startTestApp({ engine });
    other = await startTestApp({ engine, beside: board });
    done = [];
    for (const instance of [board, other]) {
      instance.app.jobs.define<string>('note', { run: async (_ctx, what) => void done.push(what) });
    }
  });
  afterEach(async () => {
    await other.close();
    await board.close();
  });

  const add = (job: NewJob) =>
    board.services.database.transaction((tx) => enqueue(board.services, tx, job));

  it('are done once, by one of all instances', async () => {
    for (const payload of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await add({ kind: 'note', payload });
    await Promise.all([board.app.jobs.runDue(), other.app.jobs.runDue()]);
    expect(done.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('wait for their time', async () => {
    await add({ kind: 'note', payload: 'later', runAt: board.clock.now() + minute });
    await board.app.jobs.runDue();
    expect(done).toEqual([]);
    board.clock.advance(minute);
    await other.app.jobs.runDue();
    expect(done).toEqual(['later']);
  });

  it('exist only if their transaction does', async () => {
    const failing = board.services.database.transaction(async (tx) => {
      await enqueue(board.services, tx, { kind: 'note', payload: 'never' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await board.app.jobs.runDue()).toBe(0);
  });

  it('with a key exist once, can be moved, and can be taken back', async () => {
    await add({ kind: 'note', payload: 'first', key: 'k' });
    await add({ kind: 'note', payload: 'second', key: 'k' });
    await board.app.jobs.runDue();
    await add({ kind: 'note', payload: 'third', key: 'k' });
    await board.app.jobs.runDue();
    expect(done).toEqual(['first']);
    await add({ kind: 'note', payload: 'moved', key: 'k', replace: true });
    await board.app.jobs.runDue();
    expect(done).toEqual(['first', 'moved']);
    await add({ kind: 'note', payload: 'gone', key: 'x' });
    await board.services.database.transaction((tx) => cancelJob(tx, 'note', 'x'));
    expect(await board.app.jobs.runDue()).toBe(0);
  });

  it('that fail are tried again later and later, and end where one can see them', async () => {
    let attempts = 0;
    board.app.jobs.define('broken', {
      attempts: 3,
      run: async () => {
        attempts += 1;
        throw new Error('out of order');
      },
    });
    await add({ kind: 'broken', payload: null });
    await board.app.jobs.runDue();
    await board.app.jobs.runDue();
    expect(attempts).toBe(1);
    board.clock.advance(5_000);
    await board.app.jobs.runDue();
    board.clock.advance(5_000);
    await board.app.jobs.runDue();
    expect(attempts).toBe(2);
    board.clock.advance(5_000);
    await board.app.jobs.runDue();
    expect(attempts).toBe(3);
    board.clock.advance(60 * minute);
    await board.app.jobs.runDue();
    expect(attempts).toBe(3);
    const dead = await findJobs(board.services.database.reader, {
      state: 'dead',
      limit: 10,
      offset: 0,
    });
    expect(dead.rows).toMatchObject([{ kind: 'broken', attempts: 3, last_error: 'out of order' }]);
    expect(board.app.jobs.runs.read()).toMatchObject({
      figures: [
        { value: 2, labels: { kind: 'broken', outcome: 'failed' } },
        { value: 1, labels: { kind: 'broken', outcome: 'dead' } },
      ],
    });
  });

  it('left behind by an instance that died are taken over when its lease is out', async () => {
    await add({ kind: 'note', payload: 'orphan' });
    await board.services.database.transaction((tx) =>
      tx.query
        .updateTable('jobs')
        .set({
          state: 'running',
          lease: 'the dead',
          lease_until: new Date(board.clock.now() + minute).toISOString(),
        })
        .execute(),
    );
    await other.app.jobs.runDue();
    expect(done).toEqual([]);
    board.clock.advance(minute);
    await other.app.jobs.runDue();
    expect(done).toEqual(['orphan']);
  });

  it('inside a transaction leave their rows and their end together', async () => {
    board.app.jobs.define<string>('half', {
      inside: async (ctx) => {
        await ctx.tx?.query.insertInto('settings').values({ name: 'half', value: '1' }).execute();
        throw new Error('half way');
      },
    });
    await add({ kind: 'half', payload: 'x' });
    await board.app.jobs.runDue();
    const rows = await board.services.database.reader.query
      .selectFrom('settings')
      .selectAll()
      .execute();
    expect(rows).toEqual([]);
    const job = await board.services.database.reader.query
      .selectFrom('jobs')
      .selectAll()
      .executeTakeFirst();
    expect(job).toMatchObject({ state: 'ready', last_error: 'half way' });
  });

  it('inside a transaction are not done by whoever lost them', async () => {
    let times = 0;
    for (const instance of [board, other]) {
      instance.app.jobs.define('once', {
        inside: async ({ tx }) => {
          if (tx) times += 1;
        },
      });
    }
    await add({ kind: 'once', payload: null });
    const { database } = board.services;
    const transaction = database.transaction.bind(database);
    const asleep = Promise.withResolvers<void>();
    const takenOver = Promise.withResolvers<void>();
    // It takes the job, is slow to do it, and looks for more meanwhile.
    jest
      .spyOn(database, 'transaction')
      .mockImplementationOnce((work) => transaction(work))
      .mockImplementationOnce(async (work) => {
        await takenOver.promise;
        return transaction(work);
      })
      .mockImplementationOnce(async (work) => {
        const none = await transaction(work);
        asleep.resolve();
        return none;
      });
    const slow = board.app.jobs.runDue();
    await asleep.promise;
    board.clock.advance(minute);
    expect(await other.app.jobs.runDue()).toBe(1);
    takenOver.resolve();
    expect(await slow).toBe(1);
    expect(times).toBe(1);
  });

  describe('that take long', () => {
    let begun: PromiseWithResolvers<void>;
    let end: PromiseWithResolvers<void>;
    let times: number;
    beforeEach(() => {
      // Only what renews the leases: the databases wait with timers of their own.
      jest.useFakeTimers({ doNotFake: [...everyTimer] });
      begun = Promise.withResolvers();
      end = Promise.withResolvers();
      times = 0;
      for (const instance of [board, other]) {
        instance.app.jobs.define('long', {
          run: async () => {
            times += 1;
            begun.resolve();
            await end.promise;
          },
        });
      }
    });
    afterEach(() => jest.useRealTimers());

    const leaseUntil = async () =>
      (
        await board.services.database.reader.query
          .selectFrom('jobs')
          .select('lease_until')
          .where('kind', '=', 'long')
          .executeTakeFirstOrThrow()
      ).lease_until;

    it('stay with the instance that does them', async () => {
      await add({ kind: 'long', payload: null });
      const doing = board.app.jobs.runDue();
      await begun.promise;
      for (let third = 0; third < 6; third += 1) {
        const before = await leaseUntil();
        board.clock.advance(20_000);
        jest.advanceTimersByTime(20_000);
        while ((await leaseUntil()) === before) await new Promise(setImmediate);
        expect(await other.app.jobs.runDue()).toBe(0);
      }
      end.resolve();
      expect(await doing).toBe(1);
      expect(times).toBe(1);
    });

    it('hold up nothing that comes after them', async () => {
      await add({ kind: 'long', payload: null });
      board.app.jobs.start();
      await begun.promise;
      const reminded = new Promise<string>((resolve) => {
        board.app.jobs.define<string>('reminder', { run: async (_ctx, what) => resolve(what) });
      });
      await add({ kind: 'reminder', payload: 'Linear Algebra' });
      await expect(reminded).resolves.toBe('Linear Algebra');
      end.resolve();
    });

    it('are never more than five at once', async () => {
      let now = 0;
      let most = 0;
      board.app.jobs.define('counted', {
        run: async () => {
          now += 1;
          most = Math.max(most, now);
          await new Promise(setImmediate);
          now -= 1;
        },
      });
      for (let job = 0; job < 12; job += 1) await add({ kind: 'counted', payload: null });
      expect(await board.app.jobs.runDue()).toBe(12);
      expect(most).toBe(5);
    });
  });

  it('wake an instance that sleeps', async () => {
    const woken = new Promise<string>((resolve) => {
      board.app.jobs.define<string>('wake', { run: async (_ctx, what) => resolve(what) });
    });
    board.app.jobs.start();
    await add({ kind: 'wake', payload: 'up' });
    await expect(woken).resolves.toBe('up');
  });
});
