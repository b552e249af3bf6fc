import * as calls from '@board/contracts/calls/tasks';
import { recurrenceAheadDays, recurrenceBackDays } from '@board/contracts/constants/tasks';
import { addDays, dayNumber } from '@board/time';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { listTasks } from '../list-tasks.ts';
import { updateTask } from '../update-task.ts';

const today = '2026-11-18';

describeOnEngines('series without bounds of their own', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const begin = async (date: string, recurrence: string, body: object = {}) =>
    (await lin.call(calls.createTask, { body: { title: 'Words', date, recurrence, ...body } }))
      .body;
  const refused = async (body: object) =>
    (await lin.refused(calls.createTask, { body: { title: 'Words', date: today, ...body } })).body;
  const total = async (query: object = {}) =>
    (await listTasks(await board.contextOf(lin), { limit: 1, ...query })).pagination.total;
  const taskOn = async (date: string) => {
    const { items } = (await lin.call(calls.listTasks, { query: { date } })).body;
    if (!items[0]) throw new Error(`There is no task on ${date}`);
    return items[0];
  };
  const passDay = async () => {
    board.clock.advance(24 * 60 * 60_000);
    await board.app.jobs.runDue();
  };
  const waiting = () =>
    board.services.database.transaction((tx) =>
      tx.query
        .selectFrom('jobs')
        .select('unique_key')
        .where('kind', '=', 'tasks.remind')
        .where('state', '=', 'ready')
        .execute(),
    );
  /** The kept counts against the rows themselves. */
  const counted = async () => {
    const kept = async (completed: boolean) => total({ completed });
    const rows = await board.services.database.transaction((tx) =>
      tx.query
        .selectFrom('tasks')
        .select(['completed', 'date'])
        .where('deleted_at', 'is', null)
        .execute(),
    );
    expect([await kept(false), await kept(true)]).toEqual(
      [0, 1].map((completed) => rows.filter((row) => row.completed === completed).length),
    );
    expect((await lin.call(calls.taskStats, { query: {} })).body.overall.open).toBe(
      rows.filter((row) => row.completed === 0 && row.date <= today).length,
    );
    return rows.length;
  };

  it.each([
    'FREQ=DAILY;INTERVAL=7;BYDAY=SA',
    'FREQ=DAILY;INTERVAL=14;BYDAY=MO',
    'FREQ=DAILY;INTERVAL=7;COUNT=3;BYDAY=SA',
    'FREQ=DAILY;INTERVAL=21;UNTIL=21001231;BYDAY=MO,TU,TH,FR,SA,SU',
  ])('%s never comes, and is refused whether it is new or comes to a task', async (recurrence) => {
    const problem = {
      code: 'task.recurrence_empty',
      details: [{ field: 'recurrence', message: 'Repeated like this it falls on no day at all' }],
    };
    expect(await refused({ recurrence })).toMatchObject(problem);
    const { body: task } = await lin.call(calls.createTask, {
      body: { title: 'Run', date: today },
    });
    const { body } = await lin.refused(calls.updateTask, {
      params: { id: task.id },
      body: { recurrence },
    });
    expect(body).toMatchObject(problem);
  });

  it('of a weekday begin on that weekday, also when they are called daily', async () => {
    expect(await begin(today, 'FREQ=DAILY;COUNT=2;BYDAY=SA')).toMatchObject({ date: '2026-11-21' });
    expect(await total({ date: today })).toBe(0);
  });

  it.each(['1971-01-01', '2020-01-01'])(
    'that began on %s stand there, a month back and four months ahead',
    async (start) => {
      expect(await begin(start, 'FREQ=DAILY')).toMatchObject({ date: start });
      const window = recurrenceBackDays + 1 + recurrenceAheadDays;
      expect(await total()).toBe(1 + window);
      expect(await total({ start_date: addDays(today, -recurrenceBackDays) })).toBe(window);
      expect(await counted()).toBe(1 + window);
      await passDay();
      expect(await total()).toBe(2 + window);
    },
  );

  it('come as often as they were to, counted from their start', async () => {
    await begin('2026-07-01', 'FREQ=DAILY;COUNT=142');
    const last = dayNumber('2026-07-01') + 141;
    expect(await total()).toBe(1 + last - (dayNumber(today) - recurrenceBackDays) + 1);
    await begin('1971-01-01', 'FREQ=DAILY;COUNT=10', { title: 'Over' });
    expect(await total({ end_date: '1999-12-31' })).toBe(1);
  });

  it('keep what was open when they are changed much later', async () => {
    const first = await begin(today, 'FREQ=WEEKLY');
    for (let week = 0; week < 9; week += 1) {
      board.clock.advance(7 * 24 * 60 * 60_000);
      await board.app.jobs.runDue();
    }
    const before = await total();
    const ctx = await board.contextOf(lin);
    await updateTask(ctx, first.id, { title: 'Lists' }, undefined, 'following');
    expect(await total()).toBe(before);
  });

  it('go and come back at once, with their counts and reminders', async () => {
    const reminders = [{ minutes_before: 10 }];
    await begin(today, 'FREQ=DAILY', { time: '20:00-20:30', reminders });
    expect(await counted()).toBe(1 + recurrenceAheadDays);
    expect(await waiting()).toHaveLength(1 + recurrenceAheadDays);
    const done = await taskOn('2026-11-25');
    await lin.call(calls.toggleTask, { params: { id: done.id } });
    const second = await taskOn('2026-11-19');
    const scope = { params: { id: second.id }, query: { scope: 'following' as const } };
    await lin.call(calls.deleteTask, scope);
    expect(await counted()).toBe(2);
    expect(await waiting()).toHaveLength(1);
    await lin.call(calls.restoreTask, { params: { id: second.id } });
    expect(await counted()).toBe(1 + recurrenceAheadDays);
    expect(await waiting()).toHaveLength(recurrenceAheadDays);
    await lin.call(calls.updateTask, { ...scope, body: { priority: 'high', has_reminder: false } });
    // The one before, and those from the second on; the one that is done is not opened again.
    expect(await counted()).toBe(2 + recurrenceAheadDays);
    expect(await waiting()).toHaveLength(1);
  });

  it('end with the calendar', async () => {
    await begin('2100-12-30', 'FREQ=DAILY', {
      time: '10:00-11:00',
      reminders: [{ minutes_before: 10 }],
    });
    expect(await total()).toBe(2);
    const { code } = await refused({
      date: '2100-12-16',
      recurrence: 'FREQ=MONTHLY;INTERVAL=60;BYDAY=1TU',
    });
    expect(code).toBe('task.recurrence_empty');
  });

  it('do not repeat a moment that lies years after their start', async () => {
    const moment = '2026-12-01T08:00:00.000Z';
    await begin('1971-01-01', 'FREQ=DAILY', { has_reminder: true, reminder_time: moment });
    expect((await waiting()).length).toBe(1);
    expect((await taskOn('2026-11-19')).reminders).toEqual([]);
  });
});
