import { createTask } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { AddedTask } from './proposals.ts';
import { addTaskTool, listTasksTool } from './tools.ts';

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

  it('is reminded of before its time wherever the person goes, or at a moment of its own', async () => {
    const lin = await board.asUser('reminded');
    const remindersOf = async (reminder: string, time?: string) => {
      const task = { title: 'Lab report', date: '2026-11-20', time, reminder_time: reminder };
      const { input } = await addTaskTool.draft(await board.contextOf(lin), task);
      return (input as AddedTask).task.reminders;
    };
    const start = '2026-11-20T10:00:00+08:00';
    expect(await remindersOf(start, '10:00-11:00')).toEqual([{ minutes_before: 0 }]);
    expect(await remindersOf(start, '10:30-11:00')).toEqual([{ minutes_before: 30 }]);
    expect(await remindersOf(start, '09:00-10:00')).toEqual([{ time: start }]);
    expect(await remindersOf(start)).toEqual([{ time: start }]);
  });
});
