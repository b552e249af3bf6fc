import { minuteMs } from '@board/time';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { instant } from '../time/clock.ts';
import { enqueueAll } from './enqueue.ts';
import { JobRunner } from './job-runner.ts';
import { claimJobs } from './jobs.repository.ts';

describeOnEngines('a job that its process left behind', () => {
  const board = boardForAll();
  let begun: PromiseWithResolvers<void>;
  let end: PromiseWithResolvers<void>;
  let times: number;
  beforeEach(async () => {
    begun = Promise.withResolvers();
    end = Promise.withResolvers();
    times = 0;
    await board.services.database.transaction((tx) => tx.query.deleteFrom('jobs').execute());
  });

  /** As one that was started just now. */
  function instance(): JobRunner {
    const jobs = new JobRunner(board.services);
    const run = () => {
      times += 1;
      begun.resolve();
      return end.promise;
    };
    jobs.define('deadly', { attempts: 3, run });
    return jobs;
  }
  const add = (count: number) =>
    board.services.database.transaction((tx) =>
      enqueueAll(
        board.services,
        tx,
        Array.from({ length: count }, () => ({ kind: 'deadly', payload: null })),
      ),
    );
  const rows = () =>
    board.services.database.reader.query.selectFrom('jobs').selectAll().orderBy('id').execute();

  /** A minute after the process that had begun them. */
  async function threeLeft(): Promise<void> {
    await add(3);
    await board.services.database.transaction((tx) => {
      const now = board.clock.now();
      const leaseUntil = instant(now + minuteMs);
      const kinds = ['deadly'];
      const claim = { now: instant(now), lease: 'the dead', leaseUntil, limit: 5, kinds, slow: [] };
      return claimJobs(tx, { ...claim, state: 'ready' });
    });
    board.clock.advance(minuteMs);
  }

  it('is begun as often as it may fail, and no more: the console says why it is dead', async () => {
    await add(1);
    const died: Promise<number>[] = [];
    for (let life = 0; life < 9 && (await rows())[0]?.state !== 'dead'; life += 1) {
      begun = Promise.withResolvers();
      died.push(instance().runDue());
      await Promise.race([begun.promise, died.at(-1)]);
      board.clock.advance(minuteMs);
    }
    expect(times).toBe(3);
    const why = 'Whatever did it came to an end meanwhile';
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, last_error: why }]);
    const log = await board.services.database.reader.query
      .selectFrom('log_entries')
      .selectAll()
      .execute();
    expect(log).toContainEqual(expect.objectContaining({ message: `deadly: ${why}` }));
    end.resolve();
    await Promise.all(died);
    expect(await rows()).toMatchObject([{ state: 'dead' }]);
  });

  it('holds the others up for a minute at most, however long it takes', async () => {
    await threeLeft();
    const jobs = instance();
    const doing = [jobs.runDue()];
    await begun.promise;
    begun = Promise.withResolvers();
    // As its process does while it goes on.
    const lease_until = instant(board.clock.now() + 2 * minuteMs);
    await board.services.database.transaction((tx) =>
      tx.query.updateTable('jobs').set({ lease_until }).where('attempts', '=', 2).execute(),
    );
    board.clock.advance(minuteMs);
    doing.push(jobs.runDue());
    await begun.promise;
    expect((await rows()).filter(({ attempts }) => attempts === 2)).toHaveLength(2);
    end.resolve();
    await Promise.all(doing);
  });

  it('comes alone, so that it ends no other with it', async () => {
    await threeLeft();
    await add(1);
    const doing = instance().runDue();
    await begun.promise;
    expect((await rows()).map(({ attempts }) => attempts).sort()).toEqual([1, 1, 1, 2]);
    end.resolve();
    expect(await doing).toBe(4);
  });
});
