import { createTask } from '@board/contracts/calls/tasks';
import { sweep } from './housekeeping.ts';
import { enqueue } from './jobs/enqueue.ts';
import { ask } from './modules/assistant/testing/ask.ts';
import { boardForAll, describeOnEngines } from './testing/engines.ts';
import { instant } from './time/clock.ts';

describeOnEngines('housekeeping', () => {
  const board = boardForAll();

  it('sweeps out what was proposed a month ago, and what failed for good when the log forgets it', async () => {
    const lin = await board.asUser();
    await ask(lin, 'Add a task: essay tomorrow');
    const ctx = await board.contextOf(lin);
    const { database, clock } = board.services;
    await database.transaction(async (tx) => {
      await enqueue(ctx, tx, { kind: 'housekeeping', key: 'dead', payload: null });
      await tx.query
        .updateTable('jobs')
        .set({ state: 'dead', finished_at: instant(clock.now()) })
        .where('unique_key', '=', 'dead')
        .execute();
    });
    const left = async () => {
      const proposals = await database.reader.query
        .selectFrom('assistant_proposals')
        .select('id')
        .execute();
      const dead = await database.reader.query
        .selectFrom('jobs')
        .select('unique_key')
        .where('state', '=', 'dead')
        .execute();
      return [proposals.length, dead.length];
    };
    await sweep(ctx);
    expect(await left()).toEqual([1, 1]);
    board.clock.advance(100 * 24 * 60 * 60_000);
    await sweep(ctx);
    expect(await left()).toEqual([0, 0]);
  });

  it('sweeps out ended sessions and old keys, and leaves what is in use', async () => {
    const gone = await board.asUser();
    await gone.call(
      createTask,
      { body: { title: 'a', date: '2026-11-18' } },
      { 'idempotency-key': 'old' },
    );
    board.clock.advance(25 * 60 * 60_000);
    const lin = await board.asUser();
    await lin.call(
      createTask,
      { body: { title: 'b', date: '2026-11-18' } },
      { 'idempotency-key': 'new' },
    );
    await sweep(await board.contextOf(lin));
    const { reader } = board.services.database;
    const sessions = await reader.query.selectFrom('sessions').select('user_id').execute();
    const keys = await reader.query.selectFrom('idempotency_keys').select('user_id').execute();
    expect(sessions).toEqual([{ user_id: lin.user.id }]);
    expect(keys).toEqual([{ user_id: lin.user.id }]);
  });
});
