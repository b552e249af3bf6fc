import { createTask } from '@board/contracts/calls/tasks';
import { sweep } from './housekeeping.ts';
import { boardForAll, describeOnEngines } from './testing/engines.ts';

describeOnEngines('housekeeping', () => {
  const board = boardForAll();

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
