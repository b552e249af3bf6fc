import { hourMs, minuteMs, secondMs } from '@board/time';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { instant } from '../time/clock.ts';
import { enqueueAll, type NewJob } from './enqueue.ts';
import { JobRunner } from './job-runner.ts';
import { claimJobs, nextDue } from './jobs.repository.ts';

describeOnEngines('an instance that looks for jobs', () => {
  const board = boardForAll();
  let jobs: JobRunner;
  beforeEach(async () => {
    jobs = new JobRunner(board.services);
    jobs.define('later', { run: async () => {} });
    await board.services.database.transaction((tx) => tx.query.deleteFrom('jobs').execute());
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await jobs.stop();
  });

  const add = (...all: NewJob[]) =>
    board.services.database.transaction((tx) => enqueueAll(board.services, tx, all));
  const later = (ms: number): NewJob => ({
    kind: 'later',
    payload: null,
    runAt: board.clock.now() + ms,
  });

  /** Comes when it goes to sleep for so long. */
  function sleepsFor(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { setTimeout } = globalThis;
    const spy = jest.spyOn(globalThis, 'setTimeout');
    spy.mockImplementation(((work: () => void, wait?: number) => {
      if (wait === ms) resolve();
      return setTimeout(work, wait);
    }) as typeof setTimeout);
    return promise;
  }

  it('sleeps a minute where nothing else is to come', async () => {
    const asleep = sleepsFor(minuteMs);
    jobs.start();
    await asleep;
  });

  it('sleeps until the next is due, a minute at most', async () => {
    await add(later(hourMs), later(40 * secondMs));
    const asleep = sleepsFor(40 * secondMs);
    jobs.start();
    await asleep;
  });

  it('looks again in five seconds where the database does not answer', async () => {
    jest.spyOn(board.services.database, 'transaction').mockRejectedValueOnce(new Error('gone'));
    const asleep = sleepsFor(5 * secondMs);
    jobs.start();
    await asleep;
    expect(board.logged).toContainEqual(
      expect.objectContaining({ msg: 'jobs wait for the database' }),
    );
  });

  describe('with five at work and a sixth that is due', () => {
    const ends: (() => void)[] = [];
    let five: PromiseWithResolvers<void>;
    let sixth: PromiseWithResolvers<void>;
    beforeEach(async () => {
      ends.length = 0;
      five = Promise.withResolvers();
      sixth = Promise.withResolvers();
      jobs.define('held', {
        run: () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          if (ends.push(resolve) === 5) five.resolve();
          if (ends.length === 6) sixth.resolve();
          return promise;
        },
      });
      await add(...Array.from({ length: 6 }, () => ({ kind: 'held', payload: null })));
      jobs.start();
      await five.promise;
    });
    afterEach(() => {
      for (const end of ends) end();
    });

    it('leaves it to others once it stops', async () => {
      const asleep = jest.spyOn(globalThis, 'setTimeout');
      const stopped = jobs.stop();
      for (const end of ends) end();
      await stopped;
      expect(asleep).not.toHaveBeenCalledWith(expect.any(Function), 0);
    });

    it('takes it up as soon as one of them is done', async () => {
      ends[0]?.();
      await sixth.promise;
    });
  });

  it('knows of what others do when their lease is out, and of what is done nothing', async () => {
    const { database } = board.services;
    const kinds = ['later'];
    const next = () => nextDue(database.reader, kinds, instant(board.clock.now()));
    expect(await next()).toBeUndefined();
    await add(later(-secondMs), later(5 * minuteMs));
    const now = instant(board.clock.now());
    const leaseUntil = instant(board.clock.now() + minuteMs);
    await database.transaction((tx) =>
      claimJobs(tx, { state: 'ready', now, lease: 'a', leaseUntil, limit: 5, kinds, slow: kinds }),
    );
    expect(await next()).toBe(leaseUntil);
    board.clock.advance(2 * minuteMs);
    await jobs.runDue();
    expect(await next()).toBe(instant(board.clock.now() + 3 * minuteMs));
  });
});
