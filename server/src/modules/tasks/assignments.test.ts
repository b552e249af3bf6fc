import { createTask, listTasks, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';

describeOnEngines('what is handed in', () => {
  const board = boardForAll();

  const report = {
    title: 'Lab report',
    date: '2026-11-18',
    course: 'Data Structures',
    assignment: 'set' as const,
  };

  it('is listed by its course, ticked or not, and none of the other tasks', async () => {
    const lin = await board.asUser();
    const { body: task } = await lin.call(createTask, { body: report });
    await lin.call(createTask, { body: { ...report, title: 'Read', assignment: 'none' } });
    await lin.call(createTask, { body: { ...report, course: 'Algebra' } });
    const params = { id: task.id };
    const listed = async (assignment: boolean) => {
      const query = { course: report.course, assignment, limit: 1 };
      const { items, pagination } = (await lin.call(listTasks, { query })).body;
      expect(pagination.total).toBe(1);
      return items.map(({ title, completed, assignment: is }) => [title, completed, is]);
    };
    expect(await listed(true)).toEqual([['Lab report', false, 'set']]);
    await lin.call(toggleTask, { params });
    expect(await listed(true)).toEqual([['Lab report', true, 'set']]);
    await lin.call(updateTask, { params, query: {}, body: { assignment: 'graded' } });
    expect(await listed(true)).toEqual([['Lab report', true, 'graded']]);
    expect(await listed(false)).toEqual([['Read', false, 'none']]);
  });

  it('is reminded of a week, three days and a day before, as far as that is ahead', async () => {
    board.clock.set('2026-11-16T04:00:00.000Z');
    const lin = await board.asUser();
    const made = async (more: object) => {
      const { body } = await lin.call(createTask, { body: { ...report, ...more } });
      return body.reminders.map(({ minutes_before, time }) => [minutes_before, time]);
    };
    expect(await made({ date: '2026-12-01', time: '20:00-20:00' })).toEqual([
      [10_080, '2026-11-24T12:00:00.000Z'],
      [4_320, '2026-11-28T12:00:00.000Z'],
      [1_440, '2026-11-30T12:00:00.000Z'],
    ]);
    expect(await made({ date: '2026-11-20' })).toEqual([
      [null, '2026-11-17T00:00:00.000Z'],
      [null, '2026-11-19T00:00:00.000Z'],
    ]);
    expect(await made({ date: '2026-12-01', has_reminder: false })).toEqual([]);
    expect(await made({ date: '2026-12-01', assignment: 'none' })).toEqual([]);
    expect(await made({ date: '2026-12-01', recurrence: 'FREQ=DAILY;COUNT=3' })).toEqual([]);
  });

  it('takes its reminders along to another day, and back', async () => {
    board.clock.set('2026-11-16T04:00:00.000Z');
    const lin = await board.asUser();
    const { body: task } = await lin.call(createTask, { body: { ...report, date: '2026-12-15' } });
    const moved = async (body: object) => {
      const { body: after } = await lin.call(updateTask, {
        params: { id: task.id },
        query: {},
        body,
      });
      return after.reminders.map(({ time }) => time);
    };
    const before = ['2026-12-08', '2026-12-12', '2026-12-14'].map((day) => `${day}T00:00:00.000Z`);
    expect(task.reminders.map(({ time }) => time)).toEqual(before);
    // Of a week before it is too late by then, which is no reason against the day.
    expect(await moved({ date: '2026-11-20' })).toEqual(
      ['2026-11-13', '2026-11-17', '2026-11-19'].map((day) => `${day}T00:00:00.000Z`),
    );
    expect(await moved({ date: '2026-12-15' })).toEqual(before);
    const chosen = { date: '2026-12-01', reminders: [{ time: '2026-11-30T10:00:00.000Z' }] };
    expect(await moved(chosen)).toEqual(['2026-11-30T10:00:00.000Z']);
  });

  it('is marked on its own day only, where it repeats', async () => {
    const lin = await board.asUser();
    const body = { ...report, recurrence: 'FREQ=DAILY;COUNT=3' };
    const { body: first } = await lin.call(createTask, { body });
    const mark = { completed: true, assignment: 'graded' as const };
    const params = { id: first.id };
    await lin.call(updateTask, { params, query: { scope: 'following' }, body: mark });
    const { body: all } = await lin.call(listTasks, { query: { start_date: report.date } });
    expect(all.items.map(({ assignment }) => assignment)).toEqual(['graded', 'set', 'set']);
  });
});
