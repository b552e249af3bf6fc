import * as calls from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { createTask } from './create-task.ts';
import { deleteTask } from './delete-tasks.ts';
import { restoreTask } from './restore-task.ts';

describeOnEngines('tasks', () => {
  const board = boardForAll();

  const report = { title: 'Linear Algebra sheet 5', date: '2026-11-18' };

  it('are created with defaults and found on their day', async () => {
    const lin = await board.asUser();
    const { status, body } = await lin.call(calls.createTask, { body: report });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...report,
      completed: false,
      priority: 'medium',
      time: null,
      version: 1,
    });
    const list = await lin.call(calls.listTasks, { query: { date: report.date } });
    expect(list.body.items).toEqual([body]);
    expect(list.body.pagination).toEqual({
      page: 1,
      limit: 20,
      total: 1,
      total_pages: 1,
      has_next: false,
      has_prev: false,
    });
  });

  it('of a day of many pages begin with those that have a time', async () => {
    const lin = await board.asUser();
    for (const time of [null, null, null, '20:00-21:00', '16:00-17:00'])
      await lin.call(calls.createTask, { body: { ...report, time } });
    const first = await lin.call(calls.listTasks, { query: { date: report.date, limit: 3 } });
    expect(first.body.items.map(({ time }) => time)).toEqual(['16:00-17:00', '20:00-21:00', null]);
  });

  it('come in order of date, time and id, a page at a time, with a kept total', async () => {
    const lin = await board.asUser();
    const times = ['14:00-15:00', null, '08:00-09:00'];
    for (const date of ['2026-11-19', '2026-11-18']) {
      for (const time of times)
        await lin.call(calls.createTask, { body: { ...report, date, time } });
    }
    const first = await lin.call(calls.listTasks, { query: { limit: 4 } });
    const second = await lin.call(calls.listTasks, { query: { limit: 4, page: 2 } });
    const seen = [...first.body.items, ...second.body.items].map(
      (task) => `${task.date} ${task.time ?? ''}`,
    );
    expect(seen).toEqual([
      '2026-11-18 08:00-09:00',
      '2026-11-18 14:00-15:00',
      '2026-11-18 ',
      '2026-11-19 08:00-09:00',
      '2026-11-19 14:00-15:00',
      '2026-11-19 ',
    ]);
    expect(first.body.pagination).toMatchObject({
      total: 6,
      total_pages: 2,
      has_next: true,
      has_prev: false,
    });
    expect(second.body.pagination).toMatchObject({ has_next: false, has_prev: true });
  });

  it('are filtered, and the total follows every change', async () => {
    const lin = await board.asUser();
    const { body: a } = await lin.call(calls.createTask, { body: { ...report, priority: 'high' } });
    const { body: b } = await lin.call(calls.createTask, {
      body: { ...report, priority: 'high', has_reminder: true },
    });
    await lin.call(calls.createTask, { body: report });
    const total = async (query: object) =>
      (await lin.call(calls.listTasks, { query: { ...query, limit: 1 } })).body.pagination.total;
    expect(await total({ priority: 'high' })).toBe(2);
    await lin.call(calls.toggleTask, { params: { id: a.id } });
    expect(await total({ priority: 'high', completed: true })).toBe(1);
    expect(await total({ priority: 'high', completed: false })).toBe(1);
    await lin.call(calls.updateTask, { params: { id: b.id }, body: { date: '2026-11-20' } });
    expect(await total({ date: report.date })).toBe(2);
    expect(await total({ date: '2026-11-20', has_reminder: true })).toBe(1);
    await lin.call(calls.deleteTask, { params: { id: b.id } });
    expect(await total({})).toBe(2);
    await lin.call(calls.restoreTask, { params: { id: b.id } });
    expect(await total({})).toBe(3);
  });

  it('answer the existing one when a client sends its own id again', async () => {
    const lin = await board.asUser();
    const id = '0192f0c1-2222-7000-8000-000000000001';
    const first = await lin.call(calls.createTask, { body: { ...report, id } });
    const again = await lin.call(calls.createTask, { body: { ...report, id, title: 'Another' } });
    expect(again.body).toEqual(first.body);
  });

  it('say what is wrong with them', async () => {
    const lin = await board.asUser();
    const codes = [
      [{ ...report, title: '  ' }, 'task.title_required'],
      [{ date: report.date }, 'task.title_required'],
      [{ title: report.title }, 'task.date_required'],
      [
        { ...report, has_reminder: true, reminder_time: '2026-11-17T00:00:00Z' },
        'task.reminder_past',
      ],
      [{ ...report, date: '2026-02-30' }, 'request.invalid'],
      [{ ...report, colour: 'red' }, 'request.unknown_field'],
    ] as const;
    for (const [body, code] of codes) {
      const response = await lin.send('POST', '/api/tasks', body);
      expect([response.json().code, response.statusCode]).toEqual([code, 400]);
    }
    const { body } = await lin.refused(calls.listTasks, { query: { limit: 101 } });
    expect(body.details).toEqual([{ field: 'limit', message: 'must not be more than 100' }]);
  });

  it('may begin and end in the same minute', async () => {
    const lin = await board.asUser();
    const due = { ...report, time: '23:59-23:59' };
    const { status, body } = await lin.call(calls.createTask, { body: due });
    expect([status, body.time]).toEqual([201, due.time]);
  });

  it('ignore read-only fields that come back with an update', async () => {
    const lin = await board.asUser();
    const { body: task } = await lin.call(calls.createTask, { body: report });
    const response = await lin.send('PUT', `/api/tasks/${task.id}`, {
      ...task,
      version: 9,
      completed: true,
    });
    expect(response.json()).toMatchObject({ id: task.id, completed: true, version: 2 });
  });

  it('refuse a stale edit with the present state, and accept one without If-Match', async () => {
    const lin = await board.asUser();
    const { body: task, headers } = await lin.call(calls.createTask, { body: report });
    expect(headers.etag).toBe('"1"');
    const params = { id: task.id };
    const mine = await lin.call(
      calls.updateTask,
      { params, body: { title: 'Mine' } },
      { 'if-match': '"1"' },
    );
    expect(mine.headers.etag).toBe('"2"');
    const stale = await lin.refused(
      calls.updateTask,
      { params, body: { title: 'Late' } },
      { 'if-match': '"1"' },
    );
    expect([stale.status, stale.body.code]).toEqual([412, 'request.stale']);
    expect(stale.body.current).toMatchObject({ title: 'Mine', version: 2 });
    await lin.call(calls.updateTask, { params, body: { title: 'Whatever' } });
  });

  it('of somebody else do not exist', async () => {
    const lin = await board.asUser();
    const eve = await board.asUser();
    const { body: task } = await lin.call(calls.createTask, { body: report });
    const params = { id: task.id };
    const attempts = [
      eve.refused(calls.updateTask, { params, body: { title: 'Eve' } }),
      eve.refused(calls.toggleTask, { params }),
      eve.refused(calls.deleteTask, { params }),
      eve.refused(calls.restoreTask, { params }),
      eve.refused(calls.deleteTasks, { body: { task_ids: [task.id] } }),
    ];
    for (const { status, body } of await Promise.all(attempts)) {
      expect([status, body.code]).toEqual([404, 'task.not_found']);
    }
    expect((await eve.call(calls.listTasks, { query: {} })).body.items).toEqual([]);
  });

  it('are moved, weighed and completed in a batch, all or none, and put back the same way', async () => {
    const lin = await board.asUser();
    const { body: a } = await lin.call(calls.createTask, { body: report });
    const { body: b } = await lin.call(calls.createTask, { body: report });
    const changes = [
      { id: a.id, date: '2026-11-20' },
      { id: b.id, priority: 'high' as const, completed: true },
    ];
    const unknown = {
      id: a.id.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
      date: '2026-11-20',
    };
    await lin.refused(calls.changeTasks, { body: { changes: [...changes, unknown] } });
    const { body: still } = await lin.call(calls.getTask, { params: { id: a.id } });
    expect(still).toEqual(a);
    const { body: moved } = await lin.call(calls.changeTasks, { body: { changes } });
    expect(moved.items).toMatchObject([
      { id: a.id, date: '2026-11-20', priority: 'medium', version: 2 },
      { id: b.id, date: report.date, priority: 'high', completed: true },
    ]);
    const back = [
      { id: a.id, date: report.date },
      { id: b.id, priority: 'medium' as const, completed: false },
    ];
    const { body: restored } = await lin.call(calls.changeTasks, { body: { changes: back } });
    expect(restored.items).toMatchObject([
      { date: report.date, version: 3 },
      { priority: 'medium', completed: false },
    ]);
    const place = { id: b.id, time: '09:00-10:00' };
    await lin.call(calls.changeTasks, { body: { changes: [place] } });
    const unplaced = { id: b.id, time: null, duration_minutes: null };
    const { body: bare } = await lin.call(calls.changeTasks, { body: { changes: [unplaced] } });
    expect(bare.items).toMatchObject([{ time: null, duration_minutes: null }]);
    const eve = await board.asUser();
    await eve.refused(calls.changeTasks, { body: { changes: [{ id: a.id, completed: true }] } });
  });

  it('are deleted in a batch all or none', async () => {
    const lin = await board.asUser();
    const { body: a } = await lin.call(calls.createTask, { body: report });
    const { body: b } = await lin.call(calls.createTask, { body: report });
    const unknown = '0192f0c1-2222-7000-8000-00000000000f';
    await lin.refused(calls.deleteTasks, { body: { task_ids: [a.id, unknown] } });
    expect((await lin.call(calls.listTasks, { query: {} })).body.items).toHaveLength(2);
    const { body } = await lin.call(calls.deleteTasks, { body: { task_ids: [a.id, b.id, a.id] } });
    expect(body).toEqual({ deleted: 2 });
  });

  it('can be restored for 30 days', async () => {
    const lin = await board.contextOf(await board.asUser());
    const restoreAfter = async (days: number) => {
      const { id } = await createTask(lin, report);
      await deleteTask(lin, id);
      board.clock.advance(days * 24 * 60 * 60_000);
      return restoreTask(lin, id);
    };
    await expect(restoreAfter(29)).resolves.toMatchObject({ title: report.title, version: 3 });
    await expect(restoreAfter(31)).rejects.toMatchObject({ code: 'task.not_found' });
  });
});
