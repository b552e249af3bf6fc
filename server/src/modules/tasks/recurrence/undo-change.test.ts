import * as calls from '@board/contracts/calls/tasks';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { listTasks } from '../list-tasks.ts';
import { undoChange } from './undo-change.ts';

const first = '2026-11-18';
const day = 24 * 60 * 60_000;

describeOnEngines('a change of a series that is taken back', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const begin = async (recurrence?: string) => {
    const body = {
      title: 'Vocabulary',
      date: first,
      time: '20:00-20:30',
      reminders: [{ minutes_before: 10 }],
    };
    const repeats = recurrence === undefined ? {} : { recurrence };
    return (await lin.call(calls.createTask, { body: { ...body, ...repeats } })).body;
  };
  const taskOn = async (date: string) => {
    const { items } = (await lin.call(calls.listTasks, { query: { date } })).body;
    if (!items[0]) throw new Error(`There is no task on ${date}`);
    return items[0];
  };
  const change = (id: string, body: object, scope: 'one' | 'following' = 'following') =>
    lin.call(calls.updateTask, { params: { id }, query: { scope }, body });
  const takeBack = (id: string) => lin.call(calls.undoTaskChange, { params: { id } });
  /** All that a person sees of it, its reminders and the kept counts too. */
  const picture = async () => {
    const { items } = (await lin.call(calls.listTasks, { query: { limit: 100 } })).body;
    const jobs = await board.services.database.reader.query
      .selectFrom('jobs')
      .select(['unique_key', 'run_at'])
      .where('kind', '=', 'tasks.remind')
      .where('state', '=', 'ready')
      .orderBy('unique_key')
      .execute();
    return {
      tasks: items.map(({ version: _, updated_at: __, ...task }) => task),
      jobs,
      stats: (await lin.call(calls.taskStats, { query: {} })).body,
      trash: (await lin.call(calls.listTaskTrash, { query: {} })).body.items.map(
        ({ date }) => date,
      ),
      days: (
        await lin.call(calls.taskCalendar, {
          query: { start_date: '2026-11-01', end_date: '2026-11-30' },
        })
      ).body,
    };
  };

  it.each([
    ['the first day on', first],
    ['a later day on', '2026-11-20'],
  ])('is as if it had never been, from %s', async (_, date) => {
    await begin('FREQ=DAILY;COUNT=6');
    const moved = await taskOn('2026-11-22');
    await change(moved.id, { title: 'List 14', date: '2026-11-25' }, 'one');
    const done = await taskOn('2026-11-21');
    await lin.call(calls.toggleTask, { params: { id: done.id } });
    const gone = await taskOn('2026-11-23');
    await lin.call(calls.deleteTask, { params: { id: gone.id } });
    const before = await picture();
    const { id } = await taskOn(date);
    await change(id, { title: 'Words', time: '07:00-07:30', date: '2026-11-19' });
    expect(await picture()).not.toEqual(before);
    await takeBack(id);
    expect(await picture()).toEqual(before);
  });

  it('has its rule again, and goes on by it', async () => {
    const { id } = await begin('FREQ=DAILY');
    const before = await picture();
    await change(id, { recurrence: 'FREQ=WEEKLY;BYDAY=FR' });
    await takeBack(id);
    expect(await picture()).toEqual(before);
    const reached = async () =>
      (await listTasks(await board.contextOf(lin), { limit: 1 })).pagination.total;
    expect(await reached()).toBe(121);
    board.clock.advance(day);
    await board.app.jobs.runDue();
    expect(await reached()).toBe(122);
  });

  it('repeats again after its end was taken back, and a single task is single', async () => {
    await begin('FREQ=DAILY;COUNT=4');
    const before = await picture();
    const second = await taskOn('2026-11-19');
    await change(second.id, { recurrence: null });
    await takeBack(second.id);
    expect(await picture()).toEqual(before);
  });

  it('stands alone again when it was alone', async () => {
    const { id } = await begin();
    const before = await picture();
    await change(id, { recurrence: 'FREQ=DAILY;COUNT=3' }, 'one');
    expect((await picture()).tasks).toHaveLength(3);
    await takeBack(id);
    expect(await picture()).toEqual(before);
  });

  describe('stays, and says so,', () => {
    const later = '2026-11-20';
    const last = '2026-11-22';
    const on = async (date: string, body: object, scope?: 'one' | 'following') =>
      (await change((await taskOn(date)).id, body, scope)).body.id;
    const stays = async (id: string) => {
      const before = await picture();
      const { body } = await lin.refused(calls.undoTaskChange, { params: { id } });
      expect(body).toMatchObject({ code: 'task.change_stands' });
      expect(await picture()).toEqual(before);
    };
    const remove = (id: string, scope: 'one' | 'following') =>
      lin.call(calls.deleteTask, { params: { id }, query: { scope } });

    it('when the task was changed again', async () => {
      const { id } = await begin('FREQ=DAILY;COUNT=3');
      await change(id, { title: 'Words' });
      await change(id, { title: 'Lists' }, 'one');
      await stays(id);
    });

    it('once it was taken back', async () => {
      await begin('FREQ=DAILY;COUNT=6');
      const id = await on(later, { title: 'Words' });
      await takeBack(id);
      await stays(id);
    });

    it('when it was swept away with its day', async () => {
      await begin('FREQ=DAILY');
      const id = await on(later, { title: 'Words' });
      const asLin = await board.contextOf(lin);
      board.clock.advance(3 * day);
      await board.app.jobs.runDue();
      await expect(undoChange(asLin, id)).rejects.toMatchObject({ code: 'task.change_stands' });
    });

    it.each([
      ['the first', first],
      ['another', '2026-11-19'],
    ])('when its series was changed from %s day before it on', async (_, date) => {
      await begin('FREQ=DAILY;COUNT=6');
      const original = await picture();
      const inner = await on(later, { title: 'Words' });
      const changed = await picture();
      const outer = await on(date, { title: 'Lists' });
      await stays(inner);
      await takeBack(outer);
      expect(await picture()).toEqual(changed);
      await takeBack(inner);
      expect(await picture()).toEqual(original);
    });

    it('when the series that it began was changed from a later day on', async () => {
      await begin('FREQ=DAILY;COUNT=6');
      const outer = await on(later, { title: 'Words' });
      const changed = await picture();
      const inner = await on(last, { title: 'Lists' });
      await stays(outer);
      await takeBack(inner);
      expect(await picture()).toEqual(changed);
    });

    it.each([
      ['changed', (id: string) => change(id, { title: 'Lists' }, 'one')],
      ['completed', (id: string) => lin.call(calls.toggleTask, { params: { id } })],
      ['deleted', (id: string) => remove(id, 'one')],
      ['deleted with all that follow', (id: string) => remove(id, 'following')],
    ])('when a later day was %s', async (_, byHand) => {
      await begin('FREQ=DAILY;COUNT=6');
      const id = await on(later, { title: 'Words' });
      await byHand((await taskOn(last)).id);
      await stays(id);
    });

    it('when a day that was completed before is open again', async () => {
      const { id } = await begin('FREQ=DAILY;COUNT=6');
      const done = await taskOn(later);
      await lin.call(calls.toggleTask, { params: { id: done.id } });
      await change(id, { title: 'Words' });
      await lin.call(calls.toggleTask, { params: { id: done.id } });
      await stays(id);
    });

    it('when the trash was emptied, in which a later day was', async () => {
      await begin('FREQ=DAILY;COUNT=6');
      await remove((await taskOn(last)).id, 'one');
      const id = await on(later, { title: 'Words' });
      await lin.call(calls.emptyTaskTrash, {});
      await stays(id);
    });

    it('when a task that repeats now was changed on a later day', async () => {
      const { id } = await begin();
      await change(id, { recurrence: 'FREQ=DAILY;COUNT=6' }, 'one');
      await on(last, { title: 'Lists' });
      await stays(id);
    });
  });

  it('is taken back though the series that it began reaches a day farther by now', async () => {
    await begin('FREQ=DAILY');
    const { id } = await taskOn('2026-11-20');
    await change(id, { title: 'Words' });
    const asLin = await board.contextOf(lin);
    board.clock.advance(day);
    await board.app.jobs.runDue();
    await undoChange(asLin, id);
    const { items, pagination } = await listTasks(asLin, { limit: 100 });
    expect(items.map(({ title }) => title)).not.toContain('Words');
    expect(pagination.total).toBe(122);
  });

  it("is nobody else's to take back", async () => {
    const { id } = await begin('FREQ=DAILY;COUNT=3');
    await change(id, { title: 'Words' });
    const mei = await board.asUser();
    expect((await mei.refused(calls.undoTaskChange, { params: { id } })).status).toBe(404);
  });
});
