import { recurrenceAheadDays } from '@board/contracts/constants/tasks';
import { dayMs } from '@board/time';
import type { Context } from '../../../context/context.ts';
import { newId } from '../../../database/ids.ts';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { createTask } from '../create-task.ts';
import { deleteTask } from '../delete-tasks.ts';
import { listTasks } from '../list-tasks.ts';
import { restoreTask } from '../restore-task.ts';
import type { TaskFields } from '../task-rules.ts';
import { toggleTask } from '../toggle-task.ts';
import { updateTask } from '../update-task.ts';
import { countFollowing } from './count-following.ts';
import { undoChange } from './undo-change.ts';

const first = '2026-11-18';

describeOnEngines('a series that is changed from one of its days on', () => {
  const board = boardForEach();
  let ctx: Context;
  beforeEach(async () => {
    ctx = await board.contextOf(await board.asUser());
  });

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

  describe('has days ahead that were changed by themselves, which', () => {
    const looks = async () =>
      (await all()).map(({ date, time, title, steps }) =>
        [date.slice(5), time, title, ...steps.filter(({ done }) => done).map(() => 'ticked')]
          .filter(Boolean)
          .join(' '),
      );
    const alone = async (date: string, fields: TaskFields) =>
      updateTask(ctx, await idOn(date), fields);
    const steps = (done: boolean) => [{ title: 'Read', done }];
    beforeEach(async () => {
      await begin('FREQ=DAILY;COUNT=5');
      await alone('2026-11-20', { title: 'Test', time: '09:00-10:00' });
      await alone('2026-11-21', { date: '2026-11-24' });
    });

    it('keep what is not changed now, under their own ids, and have the rest', async () => {
      const [test, moved] = [await idOn('2026-11-20'), await idOn('2026-11-24')];
      const before = await all();
      const { id } = await change('2026-11-19', { time: '07:00-07:30' });
      expect(await looks()).toEqual([
        '11-18 Words',
        '11-19 07:00-07:30 Words',
        '11-20 07:00-07:30 Test',
        '11-22 07:00-07:30 Words',
        '11-24 07:00-07:30 Words',
      ]);
      expect([await idOn('2026-11-20'), await idOn('2026-11-24')]).toEqual([test, moved]);
      await undoChange(ctx, id);
      const unversioned = (tasks: typeof before) =>
        tasks.map(({ version: _, updated_at: __, ...task }) => task);
      expect(unversioned(await all())).toEqual(unversioned(before));
    });

    it('go along where the day changes, as they are', async () => {
      await change('2026-11-19', { date: '2026-11-20' });
      expect(await looks()).toEqual([
        ...['11-18 Words', '11-20 Words', '11-21 09:00-10:00 Test'],
        ...['11-22 Words', '11-23 Words'],
      ]);
    });

    it('go along where the first of them all goes, whose days have their ids', async () => {
      await change(first, { date: '2026-11-19' });
      expect(await looks()).toEqual([
        ...['11-19 Words', '11-20 Words', '11-21 09:00-10:00 Test'],
        ...['11-22 Words', '11-23 Words'],
      ]);
    });

    it('keep the steps that are done, unless the steps change', async () => {
      await change(first, { steps: steps(false) });
      await alone('2026-11-22', { steps: steps(true) });
      await change('2026-11-19', { title: 'Lists' });
      expect((await looks())[3]).toBe('11-22 Lists ticked');
      await change('2026-11-19', { steps: [...steps(false), { title: 'Write', done: false }] });
      expect((await looks())[3]).toBe('11-22 Lists');
    });

    it('have reminders by their own time', async () => {
      await change('2026-11-19', { time: '07:00-07:30', reminders: [{ minutes_before: 10 }] });
      await alone('2026-11-20', { time: '09:00-09:30' });
      await change('2026-11-19', { reminders: [{ minutes_before: 30 }] });
      const [, , test, other] = await all();
      const times = [test, other].map((task) => task?.reminder_time);
      expect(times).toEqual(['2026-11-20T00:30:00.000Z', '2026-11-21T22:30:00.000Z']);
    });

    it('are counted before, one with a file too', async () => {
      const { user_id } = await ctx.database.reader.query
        .selectFrom('tasks')
        .select('user_id')
        .executeTakeFirstOrThrow();
      const file = { user_id, id: newId(), name: 'a', type: 'image/png' as const };
      await ctx.database.transaction((tx) =>
        tx.query
          .insertInto('task_files')
          .values([
            {
              ...{ ...file, size: 0, created_at: '', deleted_at: null, thumbnail: null },
              task_id: 'none',
            },
          ])
          .execute(),
      );
      expect(await countFollowing(ctx, await idOn('2026-11-19'))).toEqual({ open: 4, own: 2 });
      const task_id = await idOn('2026-11-22');
      await ctx.database.transaction((tx) =>
        tx.query.updateTable('task_files').set({ task_id }).where('id', '=', file.id).execute(),
      );
      expect(await countFollowing(ctx, await idOn('2026-11-19'))).toEqual({ open: 4, own: 3 });
      await change('2026-11-19', { title: 'Lists' });
      expect(await idOn('2026-11-22')).toBe(task_id);
      const { id } = await createTask(ctx, { title: 'Single', date: first });
      await expect(countFollowing(ctx, id)).rejects.toMatchObject({ code: 'task.not_recurring' });
    });
  });

  it('ended and begun again from there does not open what is done, and that is taken back', async () => {
    await begin('FREQ=DAILY;COUNT=6');
    await tick('2026-11-21');
    await deleteTask(ctx, await idOn('2026-11-22'));
    const { id } = await change('2026-11-20', { recurrence: null });
    const ended = await days();
    const again = () => updateTask(ctx, id, { recurrence: 'FREQ=DAILY;COUNT=4' });
    const begun = [first, '2026-11-19', '2026-11-20', '2026-11-21 done', '2026-11-23'];
    await again();
    expect(await days()).toEqual(begun);
    await undoChange(ctx, id);
    expect(await days()).toEqual(ended);
    await again();
    expect(await days()).toEqual(begun);
    await tick('2026-11-21');
    await change('2026-11-20', { title: 'Lists' });
    expect(await days()).toEqual(begun.map((day) => day.slice(0, 10)));
  });
});
