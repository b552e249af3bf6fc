import { createTask, listTasks } from '@board/contracts/calls/tasks';
import { dayQueryLimit } from '@board/contracts/constants/limits';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { createTask as create } from './create-task.ts';

describeOnEngines('a day of more tasks than are shown at once', () => {
  const board = boardForAll();

  it('begins with those that have a time', async () => {
    const lin = await board.asUser();
    const ctx = await board.contextOf(lin);
    const date = '2026-11-18';
    for (let sheet = 0; sheet < dayQueryLimit + 5; sheet += 1)
      await create(ctx, { title: `Sheet ${sheet}`, date });
    await lin.call(createTask, { body: { title: 'Lab', date, time: '16:00-17:30' } });
    const { items } = (await lin.call(listTasks, { query: { date, limit: dayQueryLimit } })).body;
    expect(items).toHaveLength(dayQueryLimit);
    expect(items[0]).toMatchObject({ title: 'Lab' });
  });
});
