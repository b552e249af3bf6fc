import * as calls from '@board/contracts/calls/tasks';
import { dayMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { putSeries } from './series.repository.ts';
import { undoChange } from './undo-change.ts';

describeOnEngines('a series', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const kept = async () =>
    (
      await board.services.database.reader.query
        .selectFrom('task_series')
        .select('id')
        .where('user_id', '=', lin.user.id)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id);
  const begin = async (recurrence: string, date = '2026-11-17') =>
    (await lin.call(calls.createTask, { body: { title: 'Words', date, recurrence } })).body.id;
  const remove = (id: string, scope: 'one' | 'following' = 'one') =>
    lin.call(calls.deleteTask, { params: { id }, query: { scope } });
  const empty = () => lin.call(calls.emptyTaskTrash, {});
  const change = (id: string, body: object) =>
    lin.call(calls.updateTask, { params: { id }, query: { scope: 'following' }, body });
  const passed = async (days: number) => {
    board.app.jobs.start();
    await board.app.jobs.stop();
    board.clock.advance(days * dayMs);
    await board.app.jobs.runDue();
  };

  it('goes with its last task when the trash is emptied', async () => {
    const [first, second] = [await begin('FREQ=DAILY;COUNT=1'), await begin('FREQ=DAILY;COUNT=1')];
    await remove(first);
    await empty();
    expect(await kept()).toEqual([second]);
  });

  it('that was begun anew by a change goes likewise, with what the change replaced', async () => {
    const id = await begin('FREQ=DAILY;COUNT=1');
    await change(id, { title: 'Lists' });
    await remove(id);
    await empty();
    expect(await kept()).toEqual([]);
  });

  it('goes with its last task when that cannot be restored any more', async () => {
    await remove(await begin('FREQ=DAILY;COUNT=3'), 'following');
    await passed(20);
    expect(await kept()).toHaveLength(1);
    await passed(20);
    expect(await kept()).toEqual([]);
  });

  it('without tasks from before this was so goes by itself', async () => {
    const id = await begin('FREQ=DAILY;COUNT=1');
    const row = {
      user_id: lin.user.id,
      recurrence: 'FREQ=DAILY;COUNT=1',
      start_date: '2026-10-01',
    };
    const ended = { ...row, template: '{}', expanded_until: '9999-12-31', stopped: 0 } as const;
    await board.services.database.transaction(async (tx) => {
      for (let made = 0; made < 3; made += 1) await putSeries(tx, { ...ended, id: `old-${made}` });
    });
    await passed(1);
    expect(await kept()).toEqual([id]);
  });

  it('that comes again next year stays, though no task of it stands', async () => {
    const id = await begin('FREQ=MONTHLY;INTERVAL=12');
    await remove(id);
    await empty();
    await passed(1);
    expect(await kept()).toEqual([id]);
  });

  it('stays as long as its end can be taken back', async () => {
    const id = await begin('FREQ=DAILY;COUNT=3', '2026-11-18');
    await change(id, { recurrence: null });
    const other = await begin('FREQ=DAILY;COUNT=1');
    await remove(other);
    await empty();
    await undoChange(await board.contextOf(lin), id);
    expect((await lin.call(calls.listTasks, { query: {} })).body.items).toHaveLength(3);
  });
});
