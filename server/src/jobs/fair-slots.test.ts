import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { instant } from '../time/clock.ts';
import { enqueueAll } from './enqueue.ts';
import { JobRunner } from './job-runner.ts';
import { nextDue } from './jobs.repository.ts';

describeOnEngines('jobs that wait for what somebody has elsewhere', () => {
  const board = boardForAll();
  let jobs: JobRunner;
  let end: PromiseWithResolvers<void>;
  let begun: string[];
  let isBusy: PromiseWithResolvers<void>;
  beforeEach(async () => {
    jobs = new JobRunner(board.services);
    end = Promise.withResolvers();
    begun = [];
    isBusy = Promise.withResolvers();
    const run = (name: string): Promise<void> => {
      begun.push(name);
      if (begun.length === 4) isBusy.resolve();
      return end.promise;
    };
    for (const kind of ['push', 'webhook'])
      jobs.define<{ userId: string }>(kind, { run: (_ctx, { userId }) => run(userId) });
    jobs.define<{ userId: string }>('reminder', {
      inside: async (_ctx, { userId }) => void begun.push(`reminder of ${userId}`),
    });
    await board.services.database.transaction((tx) => tx.query.deleteFrom('jobs').execute());
  });

  const add = (kind: string, ...people: string[]) =>
    board.services.database.transaction((tx) =>
      enqueueAll(
        board.services,
        tx,
        people.map((userId) => ({ kind, payload: { userId } })),
      ),
    );

  it('take two slots a person, so that others come first who came later', async () => {
    await add('push', 'slow', 'slow', 'slow');
    await add('webhook', 'slow', 'slow');
    board.clock.advance(1);
    await add('push', 'lin', 'mei');
    const doing = jobs.runDue();
    await isBusy.promise;
    expect(begun.toSorted()).toEqual(['lin', 'mei', 'slow', 'slow']);
    const kinds = ['push', 'webhook'];
    const { reader } = board.services.database;
    // It is woken by what ends, and does not look again and again meanwhile.
    const due = (await nextDue(reader, kinds, instant(board.clock.now()))) ?? '';
    expect(Date.parse(due)).toBeGreaterThan(board.clock.now());
    await add('reminder', 'slow', 'slow', 'slow');
    end.resolve();
    expect(await doing).toBe(10);
    expect(begun.filter((name) => name === 'reminder of slow')).toHaveLength(3);
  });
});
