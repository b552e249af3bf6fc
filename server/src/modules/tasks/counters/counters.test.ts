import * as calls from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

describeOnEngines('task counters, search and trash', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const add = async (title: string, date: string, body: object = {}) =>
    (await lin.call(calls.createTask, { body: { title, date, ...body } })).body;

  it('count a day, all days and the fortnight before', async () => {
    await add('Sheet 5', '2026-11-18', { completed: true });
    await add('Sheet 6', '2026-11-18');
    await add('Essay', '2026-11-05');
    await add('Old', '2026-11-04');
    const { body } = await lin.call(calls.taskStats, { query: { date: '2026-11-18' } });
    expect(body.day).toEqual({ completed: 1, open: 1 });
    expect(body.overall).toEqual({ completed: 1, open: 3 });
    const { days } = (await lin.call(calls.taskTrend, { query: { date: '2026-11-18' } })).body;
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ date: '2026-11-05', completed: 0, open: 1 });
    expect(days[13]).toEqual({ date: '2026-11-18', completed: 1, open: 1 });
  });

  it('begin with the calendar', async () => {
    const { body } = await lin.call(calls.taskTrend, { query: { date: '1970-01-02' } });
    expect(body.days.map(({ date }) => date)).toEqual(['1970-01-01', '1970-01-02']);
  });

  it('mark the days of a range', async () => {
    await add('Sheet 5', '2026-11-18', { completed: true });
    await add('Essay', '2026-11-20');
    await add('Later', '2026-12-20');
    const query = { start_date: '2026-10-26', end_date: '2026-12-06' };
    expect((await lin.call(calls.taskCalendar, { query })).body.days).toEqual([
      { date: '2026-11-18', completed: 1, open: 0 },
      { date: '2026-11-20', completed: 0, open: 1 },
    ]);
    const { body } = await lin.refused(calls.taskCalendar, {
      query: { ...query, end_date: '2027-12-06' },
    });
    expect(body).toMatchObject({
      code: 'task.span_too_long',
      message: 'At most 100 days can be asked for at once',
    });
  });

  it('find words and spans, with totals that hold', async () => {
    await add('Red-black tree', '2026-11-18', { priority: 'high' });
    await add('高数作业', '2026-11-19', { description: '100% of chapter_4' });
    await add('Tree walk', '2026-11-20');
    const found = async (query: object) => {
      const { body } = await lin.call(calls.listTasks, { query: { ...query, limit: 1 } });
      return body.pagination.total;
    };
    expect(await found({ search: 'TREE' })).toBe(2);
    expect(await found({ search: 'tree', priority: 'high' })).toBe(1);
    expect(await found({ search: '高数' })).toBe(1);
    expect(await found({ search: '0% of chapter_' })).toBe(1);
    expect(await found({ search: '%' })).toBe(1);
    expect(await found({ start_date: '2026-11-19' })).toBe(2);
    expect(await found({ start_date: '2026-11-19', end_date: '2026-11-19' })).toBe(1);
    expect(await found({ date: '2026-11-18', end_date: '2026-11-17' })).toBe(0);
  });

  it('show what was deleted for 30 days, and forget it then', async () => {
    const task = await add('Essay', '2026-11-18');
    await lin.call(calls.deleteTask, { params: { id: task.id } });
    const trash = async () => (await lin.call(calls.listTaskTrash, { query: {} })).body;
    expect((await trash()).items).toMatchObject([{ id: task.id, together: 1 }]);
    expect((await trash()).pagination.total).toBe(1);
    const eve = await board.asUser();
    expect((await eve.call(calls.listTaskTrash, { query: {} })).body.items).toEqual([]);
    const rows = () =>
      board.services.database.reader.query
        .selectFrom('tasks')
        .select('id')
        .where('id', '=', task.id)
        .execute();
    for (let day = 0; day < 31; day += 1) {
      board.clock.advance(24 * 60 * 60_000);
      await board.app.jobs.runDue();
    }
    expect(await rows()).toEqual([]);
  });

  it('empty the trash for good, but a skipped day stays skipped', async () => {
    const task = await add('Essay', '2026-11-18');
    const series = await add('Run', '2026-11-18', { recurrence: 'FREQ=DAILY;COUNT=3' });
    const { body: list } = await lin.call(calls.listTasks, { query: { date: '2026-11-20' } });
    const [skipped] = list.items;
    if (!skipped) throw new Error('no third day');
    for (const { id } of [task, skipped]) await lin.call(calls.deleteTask, { params: { id } });
    expect((await lin.call(calls.emptyTaskTrash, {})).body).toEqual({ deleted: 2 });
    expect((await lin.call(calls.listTaskTrash, { query: {} })).body.items).toEqual([]);
    for (const { id } of [task, skipped]) await lin.refused(calls.restoreTask, { params: { id } });
    await lin.call(calls.updateTask, {
      params: { id: series.id },
      query: { scope: 'following' },
      body: { title: 'Walk' },
    });
    expect(
      (await lin.call(calls.listTasks, { query: { start_date: '2026-11-20' } })).body.items,
    ).toEqual([]);
  });

  it('answer one task, and only to its owner', async () => {
    const task = await add('Essay', '2026-11-18');
    const params = { id: task.id };
    expect((await lin.call(calls.getTask, { params })).body).toEqual(task);
    const eve = await board.asUser();
    expect((await eve.refused(calls.getTask, { params })).status).toBe(404);
    expect((await eve.refused(calls.snoozeTask, { params, body: { minutes: 10 } })).status).toBe(
      404,
    );
  });
});
