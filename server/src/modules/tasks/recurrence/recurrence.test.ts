import * as calls from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { listTasks } from '../list-tasks.ts';
import { restoreTask } from '../restore-task.ts';

const day = 24 * 60 * 60_000;

describeOnEngines('recurring tasks', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const begin = async (recurrence: string, body: object = {}) =>
    (
      await lin.call(calls.createTask, {
        body: { title: 'Vocabulary', date: '2026-11-18', recurrence, ...body },
      })
    ).body;
  const all = async (query: object = {}) =>
    (await lin.call(calls.listTasks, { query: { limit: 100, ...query } })).body.items;
  const days = async () => (await all()).map((task) => task.date);
  /** By the verb: a session does not live as long as these days are. */
  const total = async () =>
    (await listTasks(await board.contextOf(lin), { limit: 1 })).pagination.total;
  const taskOn = async (date: string) => {
    const [task] = await all({ date });
    if (!task) throw new Error(`There is no task on ${date}`);
    return task;
  };

  it('stand on every day of their rule, each a task of its own', async () => {
    const first = await begin('FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE', { time: '20:00-20:30' });
    expect(first).toMatchObject({ date: '2026-11-18', series_id: first.id });
    expect(await days()).toEqual(['2026-11-18', '2026-11-23', '2026-11-25']);
    const second = await taskOn('2026-11-23');
    await lin.call(calls.toggleTask, { params: { id: second.id } });
    expect((await all()).map((task) => task.completed)).toEqual([false, true, false]);
  });

  it('that were cut off twice stay cut off when the later cut is undone', async () => {
    await begin('FREQ=WEEKLY');
    const cutAt = async (date: string) => {
      const { id } = await taskOn(date);
      await lin.call(calls.deleteTask, { params: { id }, query: { scope: 'following' } });
      return id;
    };
    await cutAt('2026-12-23');
    const earlier = await cutAt('2026-12-02');
    await lin.call(calls.restoreTask, { params: { id: earlier } });
    const standing = ['2026-11-18', '2026-11-25', '2026-12-02', '2026-12-09', '2026-12-16'];
    expect(await days()).toEqual(standing);
    board.app.jobs.start();
    await board.app.jobs.stop();
    board.clock.advance(34 * day);
    await board.app.jobs.runDue();
    expect(await total()).toBe(standing.length);
  });

  it('begin on the first day that the rule falls on', async () => {
    expect(await begin('FREQ=WEEKLY;COUNT=1;BYDAY=MO')).toMatchObject({ date: '2026-11-23' });
  });

  it('keep the same ids when they are sent again', async () => {
    const id = '0192f0c1-3333-7000-8000-000000000001';
    await begin('FREQ=DAILY;COUNT=3', { id });
    const ids = (await all()).map((task) => task.id);
    await begin('FREQ=DAILY;COUNT=3', { id });
    expect((await all()).map((task) => task.id)).toEqual(ids);
  });

  it('reach four months ahead and further every day', async () => {
    await begin('FREQ=DAILY');
    expect(await total()).toBe(121);
    for (let passed = 0; passed < 3; passed += 1) {
      board.clock.advance(day);
      await board.app.jobs.runDue();
    }
    expect(await total()).toBe(124);
  });

  it('do not count against the overall ring before they come', async () => {
    await begin('FREQ=DAILY');
    const first = await taskOn('2026-11-18');
    await lin.call(calls.toggleTask, { params: { id: first.id } });
    const { body } = await lin.call(calls.taskStats, { query: {} });
    expect(body.overall).toEqual({ completed: 1, open: 0 });
  });

  it('stand in the overall ring as they are, whatever became of them', async () => {
    await begin('FREQ=DAILY;COUNT=6');
    const [, second, third, fourth, fifth] = await all();
    if (!second || !third || !fourth || !fifth) throw new Error('There are six days');
    await lin.call(calls.toggleTask, { params: { id: second.id } });
    await lin.call(calls.updateTask, { params: { id: third.id }, body: { date: '2026-11-17' } });
    await lin.call(calls.deleteTask, { params: { id: fourth.id } });
    await lin.call(calls.deleteTask, { params: { id: fifth.id } });
    await lin.call(calls.restoreTask, { params: { id: fifth.id } });
    // Come have the first and the third; the fifth and the sixth are ahead.
    const { body } = await lin.call(calls.taskStats, { query: {} });
    expect(body.overall).toEqual({ completed: 1, open: 2 });
    await lin.call(calls.updateTask, {
      params: { id: fifth.id },
      query: { scope: 'following' },
      body: { recurrence: null },
    });
    // No series any more, but a task of its own; the sixth is gone.
    expect((await lin.call(calls.taskStats, { query: {} })).body.overall).toEqual({
      completed: 1,
      open: 3,
    });
  });

  it('can be edited one by one', async () => {
    await begin('FREQ=DAILY;COUNT=3');
    const second = await taskOn('2026-11-19');
    await lin.call(calls.updateTask, {
      params: { id: second.id },
      body: { title: 'List 14', date: '2026-11-22' },
    });
    expect((await all()).map((task) => `${task.date} ${task.title}`)).toEqual([
      '2026-11-18 Vocabulary',
      '2026-11-20 Vocabulary',
      '2026-11-22 List 14',
    ]);
  });

  it('can be edited from one on, and what was before stays', async () => {
    await begin('FREQ=DAILY;COUNT=4');
    const second = await taskOn('2026-11-19');
    const { body } = await lin.call(calls.updateTask, {
      params: { id: second.id },
      query: { scope: 'following' },
      body: { title: 'List 14', time: '07:00-07:30' },
    });
    expect(body).toMatchObject({
      id: second.id,
      series_id: second.id,
      recurrence: 'FREQ=DAILY;COUNT=3',
    });
    expect((await all()).map((task) => `${task.date} ${task.title} ${task.time}`)).toEqual([
      '2026-11-18 Vocabulary null',
      '2026-11-19 List 14 07:00-07:30',
      '2026-11-20 List 14 07:00-07:30',
      '2026-11-21 List 14 07:00-07:30',
    ]);
  });

  it('move to another day together, from one on', async () => {
    await begin('FREQ=WEEKLY;COUNT=4;BYDAY=WE');
    const second = await taskOn('2026-11-25');
    const { body } = await lin.call(calls.updateTask, {
      params: { id: second.id },
      query: { scope: 'following' },
      body: { date: '2026-11-26' },
    });
    expect(body).toMatchObject({ date: '2026-11-26', recurrence: 'FREQ=WEEKLY;COUNT=3;BYDAY=TH' });
    expect(await days()).toEqual(['2026-11-18', '2026-11-26', '2026-12-03', '2026-12-10']);
  });

  it('move to another day of the month, and one of several weekdays stays one of them', async () => {
    const move = async (id: string, date: string) =>
      (
        await lin.call(calls.updateTask, {
          params: { id },
          query: { scope: 'following' },
          body: { date },
        })
      ).body;
    const monthly = await begin('FREQ=MONTHLY;COUNT=2;BYMONTHDAY=18');
    expect(await move(monthly.id, '2026-11-20')).toMatchObject({
      date: '2026-11-20',
      recurrence: 'FREQ=MONTHLY;COUNT=2;BYMONTHDAY=20',
    });
    const twice = await begin('FREQ=WEEKLY;COUNT=2;BYDAY=MO,WE');
    expect(await move(twice.id, '2026-11-19')).toMatchObject({
      date: '2026-11-23',
      recurrence: 'FREQ=WEEKLY;COUNT=2;BYDAY=MO,WE',
    });
  });

  it('take another rule from one on, or end there', async () => {
    await begin('FREQ=DAILY;COUNT=6');
    const third = await taskOn('2026-11-20');
    await lin.call(calls.updateTask, {
      params: { id: third.id },
      body: { recurrence: 'FREQ=WEEKLY;COUNT=2;BYDAY=FR' },
    });
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-27']);
    await lin.call(calls.updateTask, { params: { id: third.id }, body: { recurrence: null } });
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(await taskOn('2026-11-20')).toMatchObject({ recurrence: null, series_id: null });
  });

  it('can come of a task that did not repeat', async () => {
    const { body: task } = await lin.call(calls.createTask, {
      body: { title: 'Run', date: '2026-11-18' },
    });
    await lin.call(calls.updateTask, {
      params: { id: task.id },
      body: { ...task, reminders: [], recurrence: 'FREQ=DAILY;COUNT=2' },
    });
    expect(await days()).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('move a chosen moment with the first of them to the day of their rule', async () => {
    const reminders = [{ time: '2026-11-18T08:00:00.000Z' }];
    const first = await begin('FREQ=WEEKLY;BYDAY=FR', { reminders });
    expect(first).toMatchObject({ date: '2026-11-20', reminder_time: '2026-11-20T08:00:00.000Z' });
  });

  it('skip a day that is deleted, also when the rest is edited', async () => {
    const first = await begin('FREQ=DAILY;COUNT=4');
    const third = await taskOn('2026-11-20');
    await lin.call(calls.deleteTask, { params: { id: third.id } });
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-21']);
    await lin.call(calls.updateTask, {
      params: { id: first.id },
      query: { scope: 'following' },
      body: { title: 'Words' },
    });
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-21']);
  });

  it('can be deleted from one on, and all come back at once', async () => {
    await begin('FREQ=DAILY');
    const second = await taskOn('2026-11-19');
    await lin.call(calls.deleteTask, { params: { id: second.id }, query: { scope: 'following' } });
    expect(await days()).toEqual(['2026-11-18']);
    const { body: trash } = await lin.call(calls.listTaskTrash, { query: {} });
    expect(trash.items).toMatchObject([{ id: second.id, together: 120 }]);
    board.clock.advance(day);
    await board.app.jobs.runDue();
    expect(await total()).toBe(1);
    await restoreTask(await board.contextOf(lin), second.id);
    expect(await total()).toBe(122);
  });

  it('refuse rules and tasks that do not fit', async () => {
    const refused = async (recurrence: string) =>
      (
        await lin.refused(calls.createTask, {
          body: { title: 'Run', date: '2026-11-18', recurrence },
        })
      ).body.code;
    expect(await refused('FREQ=SECONDLY')).toBe('task.recurrence_unreadable');
    expect(await refused('FREQ=WEEKLY;BYDAY=2MO')).toBe('task.recurrence_unreadable');
    expect(await refused('FREQ=DAILY;UNTIL=20261101')).toBe('task.recurrence_empty');
    const { body: task } = await lin.call(calls.createTask, {
      body: { title: 'Run', date: '2026-11-18' },
    });
    const { body } = await lin.refused(calls.deleteTask, {
      params: { id: task.id },
      query: { scope: 'following' },
    });
    expect(body.code).toBe('task.not_recurring');
  });
});
