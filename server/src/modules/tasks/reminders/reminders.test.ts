import * as notificationCalls from '@board/contracts/calls/notifications';
import * as calls from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../../testing/test-app.ts';

const minute = 60_000;

describeOnEngines('reminders', (engine) => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // It is 12:00 on Wednesday in Shanghai.
    lin = await board.asUser();
  });

  const report = { title: 'Lab report', date: '2026-11-18', time: '16:00-17:30' };
  const add = async (body: object) =>
    (await lin.call(calls.createTask, { body: { ...report, ...body } })).body;
  const heard = async () =>
    (await lin.call(notificationCalls.listNotifications, { query: {} })).body.items.map(
      ({ title, message, type, category }) => ({ title, message, type, category }),
    );
  async function at(time: string) {
    board.clock.set(`2026-11-18T${time}:00+08:00`);
    await board.app.jobs.runDue();
    return (await heard()).length;
  }

  it('are told at their moments, once each, with the task behind them', async () => {
    await add({ reminders: [{ minutes_before: 60 }, { minutes_before: 10 }] });
    expect(await at('14:59')).toBe(0);
    expect(await at('15:00')).toBe(1);
    expect(await at('15:50')).toBe(2);
    expect(await at('23:00')).toBe(2);
    expect((await heard())[0]).toEqual({
      title: 'Lab report',
      message: 'Wed 18 November 16:00–17:30',
      type: 'info',
      category: 'task',
    });
  });

  it('are told once by two instances, and after the clock jumped back', async () => {
    const other = await startTestApp({ engine, beside: board });
    await add({ has_reminder: true, reminder_time: '2026-11-18T15:00:00+08:00' });
    board.clock.set('2026-11-18T15:00:00+08:00');
    await Promise.all([board.app.jobs.runDue(), other.app.jobs.runDue()]);
    expect(await at('14:00')).toBe(1);
    expect(await at('15:30')).toBe(1);
    await other.close();
  });

  it('that were missed come late and say so', async () => {
    await add({ reminders: [{ minutes_before: 60 }] });
    expect(await at('18:00')).toBe(1);
    expect((await heard())[0]).toMatchObject({
      message: 'Late, it was set for 18 Nov, 15:00. Wed 18 November 16:00–17:30',
      type: 'warning',
    });
  });

  it('follow the time of their task', async () => {
    const task = await add({ reminders: [{ minutes_before: 60 }] });
    const { body } = await lin.call(calls.updateTask, {
      params: { id: task.id },
      body: { time: '18:00-19:00' },
    });
    expect(body.reminder_time).toBe('2026-11-18T09:00:00.000Z');
    expect(await at('15:00')).toBe(0);
    expect(await at('17:00')).toBe(1);
  });

  it('go with a task that is completed or deleted and come back with it', async () => {
    const done = await add({ reminders: [{ minutes_before: 60 }] });
    const gone = await add({ reminders: [{ minutes_before: 30 }] });
    await lin.call(calls.toggleTask, { params: { id: done.id } });
    await lin.call(calls.deleteTask, { params: { id: gone.id } });
    expect(await at('15:10')).toBe(0);
    await lin.call(calls.restoreTask, { params: { id: gone.id } });
    await lin.call(calls.toggleTask, { params: { id: done.id } });
    expect(await at('15:30')).toBe(1);
    expect(await at('20:00')).toBe(1);
  });

  it('that were told are not told again because their task is edited', async () => {
    const task = await add({ reminders: [{ minutes_before: 60 }] });
    expect(await at('15:00')).toBe(1);
    await lin.call(calls.updateTask, {
      params: { id: task.id },
      body: { ...task, title: 'Report' },
    });
    expect(await at('15:01')).toBe(1);
  });

  it('move with the time zone, those at a moment stay', async () => {
    const follows = await add({ reminders: [{ minutes_before: 60 }] });
    const stays = await add({ has_reminder: true, reminder_time: '2026-11-18T15:00:00+08:00' });
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Tokyo' } });
    const timeOf = async (id: string) =>
      (await lin.call(calls.getTask, { params: { id } })).body.reminder_time;
    expect(await timeOf(follows.id)).toBe('2026-11-18T06:00:00.000Z');
    expect(await timeOf(stays.id)).toBe('2026-11-18T07:00:00.000Z');
    expect(await at('14:00')).toBe(1);
    expect(await at('15:00')).toBe(2);
  });

  it('move with the time zone although their task is done or deleted, and come when it is back', async () => {
    const { id } = await add({ reminders: [{ minutes_before: 60 }] });
    const { id: other } = await add({ reminders: [{ minutes_before: 60 }] });
    const tick = () => lin.call(calls.toggleTask, { params: { id } });
    await tick();
    await lin.call(calls.deleteTask, { params: { id: other } });
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Tokyo' } });
    expect(await at('13:59')).toBe(0);
    const back = [await tick(), await lin.call(calls.restoreTask, { params: { id: other } })];
    expect(back.map(({ body }) => body.reminder_time)).toEqual(
      Array(2).fill('2026-11-18T06:00:00.000Z'),
    );
    expect(await at('14:00')).toBe(2);
    expect(await at('15:00')).toBe(2);
  });

  it('can be put off', async () => {
    const task = await add({ has_reminder: true, reminder_time: '2026-11-18T15:00:00+08:00' });
    expect(await at('15:00')).toBe(1);
    const { body } = await lin.call(calls.snoozeTask, {
      params: { id: task.id },
      body: { minutes: 10 },
    });
    expect(body.reminders).toEqual([{ minutes_before: null, time: '2026-11-18T07:10:00.000Z' }]);
    expect(await at('15:09')).toBe(1);
    expect(await at('15:10')).toBe(2);
    await lin.call(calls.toggleTask, { params: { id: task.id } });
    const { body: error } = await lin.refused(calls.snoozeTask, {
      params: { id: task.id },
      body: { minutes: 10 },
    });
    expect(error.code).toBe('task.snooze_done');
  });

  it('are refused where they cannot be', async () => {
    const refused = async (body: object) =>
      (await lin.refused(calls.createTask, { body: { ...report, ...body } })).body.code;
    expect(await refused({ reminders: [{ time: '2026-11-18T11:00:00+08:00' }] })).toBe(
      'task.reminder_past',
    );
    expect(await refused({ reminders: [{ minutes_before: 1_440 }] })).toBe('task.reminder_past');
    expect(await refused({ reminders: [{}] })).toBe('task.reminder_incomplete');
    expect(await refused({ time: null, reminders: [{ minutes_before: 10 }] })).toBe(
      'task.reminder_needs_time',
    );
    expect(await refused({ reminders: [{ minutes_before: -5 }] })).toBe('request.invalid');
    expect(await refused({ reminders: Array(6).fill({ minutes_before: 10 }) })).toBe(
      'request.invalid',
    );
  });

  it('survive a client that knows only one reminder', async () => {
    const task = await add({ reminders: [{ minutes_before: 60 }, { minutes_before: 10 }] });
    const { title, date, time, has_reminder, reminder_time } = task;
    const put = (body: object) => lin.call(calls.updateTask, { params: { id: task.id }, body });
    const same = await put({ title, date, time, has_reminder, reminder_time });
    expect(same.body.reminders).toHaveLength(2);
    const other = await put({ has_reminder, reminder_time: '2026-11-18T15:45:00+08:00' });
    expect(other.body.reminders).toEqual([
      { minutes_before: null, time: '2026-11-18T07:45:00.000Z' },
    ]);
    expect((await put({ has_reminder: false })).body).toMatchObject({
      reminder_time: null,
      reminders: [],
    });
  });

  it('keep their moment when the task loses its time', async () => {
    const task = await add({ reminders: [{ minutes_before: 60 }] });
    const { body } = await lin.call(calls.updateTask, {
      params: { id: task.id },
      body: { time: null },
    });
    expect(body.reminders).toEqual([{ minutes_before: null, time: '2026-11-18T07:00:00.000Z' }]);
  });

  it('go to the day of a task that loses its time with it', async () => {
    const task = await add({ reminders: [{ minutes_before: 60 }] });
    const { body } = await lin.call(calls.updateTask, {
      params: { id: task.id },
      body: { time: null, date: '2026-11-20' },
    });
    expect(body.reminders).toEqual([{ minutes_before: null, time: '2026-11-20T07:00:00.000Z' }]);
  });

  it('of a day on which the clocks change come at the hour on the wall', async () => {
    await lin.call(updatePreferences, { body: { timeZone: 'Europe/Berlin' } });
    const task = await add({
      date: '2027-03-27',
      time: '09:00-10:00',
      recurrence: 'FREQ=DAILY;COUNT=3',
      reminders: [{ minutes_before: 60 }, { time: '2027-03-27T07:30:00+01:00' }],
    });
    const { body } = await lin.call(calls.listTasks, { query: { start_date: task.date } });
    expect(body.items.map((each) => each.reminders.map((reminder) => reminder.time))).toEqual([
      ['2027-03-27T06:30:00.000Z', '2027-03-27T07:00:00.000Z'],
      ['2027-03-28T05:30:00.000Z', '2027-03-28T06:00:00.000Z'],
      ['2027-03-29T05:30:00.000Z', '2027-03-29T06:00:00.000Z'],
    ]);
  });

  it('of somebody who is disabled stay silent', async () => {
    await add({ reminders: [{ minutes_before: 60 }] });
    await board.services.database.transaction((tx) =>
      tx.query
        .updateTable('users')
        .set({ status: 'inactive' })
        .where('id', '=', lin.user.id)
        .execute(),
    );
    board.clock.advance(6 * 60 * minute);
    await board.app.jobs.runDue();
    const rows = await board.services.database.reader.query
      .selectFrom('notifications')
      .select('id')
      .where('user_id', '=', lin.user.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
