import { createTask } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { listTasksTool } from './tools.ts';

describeOnEngines('what the assistant looks up of tasks', () => {
  const board = boardForAll();

  it('is of one tag or course where it asks so', async () => {
    const lin = await board.asUser('tags');
    const date = '2026-11-18';
    for (const task of [
      { title: 'Report', tags: ['lab'], course: 'Data Structures' },
      { title: 'Sheet', tags: ['lab'], course: 'Algebra' },
      { title: 'Swim' },
    ])
      await lin.call(createTask, { body: { ...task, date } });
    const found = async (input: object) => {
      const { tasks } = await listTasksTool.run(await board.contextOf(lin), input);
      return tasks.map(({ title }) => title).toSorted();
    };
    expect(await found({ tag: 'lab' })).toEqual(['Report', 'Sheet']);
    expect(await found({ tag: 'lab', course: 'Algebra' })).toEqual(['Sheet']);
    expect(await found({})).toHaveLength(3);
  });
});
