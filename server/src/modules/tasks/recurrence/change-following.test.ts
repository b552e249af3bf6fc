import { recurrenceAheadDays } from '@board/contracts/constants/tasks';
import { dayMs } from '@board/time';
import type { Context } from '../../../context.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createTask } from '../create-task.ts';
import { deleteTask } from '../delete-tasks.ts';
import { listTasks } from '../list-tasks.ts';
import { restoreTask } from '../restore-task.ts';
import type { TaskFields } from '../task-rules.ts';
import { toggleTask } from '../toggle-task.ts';
import { updateTask } from '../update-task.ts';
import { undoChange } from './undo-change.ts';

const first = '2026-11-18';

describeOnEngines('a series that is changed from one of its days on', (engine) => {
  let board: TestApp;
  let ctx: Context;
  beforeEach(async () => {
    board = await startTestApp({ engine });
    ctx = await board.contextOf(await board.asUser());
  });
  afterEach(() => board.close());

  const begin = (recurrence: string) =>
    createTask(ctx, { title: 'Words', date: first, recurrence });
  const all = async () => (await listTasks(ctx, { limit: 100 })).items;
  const days = async () =>
    (await all()).map(({ date, completed }) => (completed ? `${date} done` : date));
  const total = async () => (await listTasks(ctx, { limit: 1 })).pagination.total;
  const idOn = async (date: string) => {
    const { items } = await listTasks(ctx, { date });
    if (!items[0]) throw new Error(`There is no task on ${date}`);
    return items[0].id;
  };
  const change = async (date: string, fields: TaskFields) =>
    updateTask(ctx, await idOn(date), fields, undefined, 'following');
  const tick = async (date: string) => toggleTask(ctx, await idOn(date));
  const deleteOn = async (date: string) => {
    const id = await idOn(date);
    await deleteTask(ctx, id, undefined, 'following');
    return id;
  };
  const pass = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      board.clock.advance(dayMs);
      await board.app.jobs.runDue();
    }
  };
  /** A series reaches as far from the day that it begins on. */
  const reached = 1 + recurrenceAheadDays;

  it('leaves one that was moved by itself where it is, and has the others in their rhythm', async () => {
    await begin('FREQ=WEEKLY;COUNT=3;BYDAY=WE');
    await updateTask(ctx, await idOn('2026-11-25'), { date: '2026-11-27' });
    await change('2026-11-27', { title: 'Lists' });
    expect(await days()).toEqual([first, '2026-11-27', '2026-12-02']);
    await change('2026-11-27', { date: '2026-11-28' });
    expect(await days()).toEqual([first, '2026-11-28', '2026-12-05']);
  });

  it('of several weekdays keeps them, and opens none that is done', async () => {
    await begin('FREQ=WEEKLY;COUNT=6;BYDAY=MO,TU,WE,TH,FR');
    await tick('2026-11-20');
    await change(first, { date: '2026-11-19' });
    expect(await days()).toEqual([
      ...['2026-11-19', '2026-11-20 done', '2026-11-23'],
      ...['2026-11-24', '2026-11-25', '2026-11-26'],
    ]);
  });

  it('in another rhythm opens no day that is done, and the done one goes on with it', async () => {
    await begin('FREQ=DAILY;COUNT=8');
    await tick('2026-11-23');
    await change('2026-11-19', { recurrence: 'FREQ=WEEKLY;COUNT=3;BYDAY=MO,TH' });
    const after = [first, '2026-11-19', '2026-11-23 done', '2026-11-26'];
    expect(await days()).toEqual(after);
    await tick('2026-11-23');
    await change('2026-11-23', { time: '08:00-09:00' });
    expect((await all()).map(({ date, time }) => `${date} ${time}`)).toEqual([
      ...[`${first} null`, '2026-11-19 null'],
      ...['2026-11-23 08:00-09:00', '2026-11-26 08:00-09:00'],
    ]);
  });

  it('keeps what is done, and what was deleted away, when it ends there', async () => {
    await begin('FREQ=DAILY;COUNT=6');
    await tick('2026-11-21');
    await deleteTask(ctx, await idOn('2026-11-22'));
    const before = await days();
    const { id } = await change('2026-11-20', { recurrence: null });
    expect(await days()).toEqual([first, '2026-11-19', '2026-11-20', '2026-11-21 done']);
    await undoChange(ctx, id);
    expect(await days()).toEqual(before);
  });

  it('stays without the days that were deleted from a later one on, until they come back', async () => {
    await begin('FREQ=DAILY');
    const gone = await deleteOn('2026-11-21');
    await change('2026-11-19', { date: '2026-11-20' });
    const left = [first, '2026-11-20', '2026-11-21'];
    expect(await days()).toEqual(left);
    await pass(1);
    expect(await days()).toEqual(left);
    await restoreTask(ctx, gone);
    expect(await total()).toBe(1 + reached);
    await pass(2);
    expect(await total()).toBe(2 + reached);
  });

  it('comes back whole where it was begun anew among days that are deleted', async () => {
    await begin('FREQ=DAILY');
    await tick('2026-11-22');
    const gone = await deleteOn('2026-11-21');
    await change('2026-11-22', { title: 'Lists' });
    expect(await days()).toEqual([first, '2026-11-19', '2026-11-20', '2026-11-22 done']);
    await restoreTask(ctx, gone);
    expect(await total()).toBe(4 + reached);
    await pass(5);
    expect(await total()).toBe(5 + reached);
  });

  it.each([
    ['moved over one that is done', { date: '2026-11-23' }],
    [
      'in another rhythm that begins after one that is done',
      { recurrence: 'FREQ=WEEKLY;BYDAY=SU' },
    ],
  ])('%s, and taken back, has that one in its own series again', async (_, fields) => {
    await begin('FREQ=WEEKLY;COUNT=8;BYDAY=MO,TU,WE,TH,FR');
    await tick('2026-11-20');
    const before = await days();
    const { id } = await change('2026-11-19', fields);
    await undoChange(ctx, id);
    expect(await days()).toEqual(before);
    await change(first, { title: 'Lists' });
    expect(await days()).toEqual(before);
  });

  it('moved over one that is done is not taken back once that one was changed again', async () => {
    await begin('FREQ=WEEKLY;COUNT=8;BYDAY=MO,TU,WE,TH,FR');
    await tick('2026-11-20');
    const { id } = await change('2026-11-19', { date: '2026-11-23' });
    await tick('2026-11-20');
    await expect(undoChange(ctx, id)).rejects.toMatchObject({ code: 'task.change_stands' });
  });

  it('ended, begun again and taken back keeps what was done by then', async () => {
    const { id } = await begin('FREQ=DAILY;COUNT=4');
    await tick('2026-11-20');
    await change(first, { recurrence: null });
    const before = await days();
    await updateTask(ctx, id, { recurrence: 'FREQ=DAILY;COUNT=3' });
    expect(await days()).toEqual([first, '2026-11-19', '2026-11-20 done']);
    await undoChange(ctx, id);
    expect(await days()).toEqual(before);
  });
});
