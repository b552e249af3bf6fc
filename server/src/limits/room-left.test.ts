import { createClass, createClassPost, joinClass } from '@board/contracts/calls/classes';
import { createExam } from '@board/contracts/calls/exams';
import {
  createRecurring,
  createTransaction,
  importTransactions,
} from '@board/contracts/calls/finance';
import {
  createMoneyAccount,
  createTransfer,
  splitRecord,
  updateTransfer,
} from '@board/contracts/calls/money-accounts';
import {
  createNotification,
  readNotification,
  updateNotification,
} from '@board/contracts/calls/notifications';
import { planRevision } from '@board/contracts/calls/planning';
import {
  createTask,
  deleteTask,
  emptyTaskTrash,
  snoozeTask,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { textLength } from '@board/contracts/constants/limits';
import { secondMs } from '@board/time';
import { newId } from '../database/ids.ts';
import { listTasks } from '../modules/tasks/index.ts';
import { boardForEach, describeOnEngines } from '../testing/engines.ts';
import type { SignedIn } from '../testing/test-app.ts';

describeOnEngines('what one person may keep', () => {
  const board = boardForEach(() => ({ environment: { MB_PER_PERSON: '1' } }));
  const description = '长'.repeat(textLength.description);
  const date = '2026-10-20';
  const daily = { title: 'Words', date, recurrence: 'FREQ=DAILY', description };
  const single = { title: 'One', date };
  const full = { status: 409, body: { code: 'user.full' } };

  /** Some megabytes by three requests; the fourth would be measured. */
  const fill = async (student: SignedIn) => {
    const ids = [];
    for (let made = 0; made < 3; made += 1)
      ids.push((await student.call(createTask, { body: daily })).body.id);
    return ids;
  };

  test('is bounded in bytes, in whatever way they come', async () => {
    const student = await board.asUser();
    const account = async (name: string, kind: 'card' | 'friend') =>
      (await student.call(createMoneyAccount, { body: { name, kind, opening: 0 } })).body;
    const [card, friend] = [await account('Card', 'card'), await account('Ann', 'friend')];
    const moved = { from: card.id, to: friend.id, amount: 5, date };
    const { body: transfer } = await student.call(createTransfer, { body: moved });
    const spent = { type: 'expense', amount: 9, description: 'Dinner', date } as const;
    const { body: lunch } = await student.call(createTransaction, { body: spent });
    const [id = ''] = await fill(student);
    expect(await student.refused(createTask, { body: daily })).toMatchObject(full);
    expect(await student.refused(createTask, { body: single })).toMatchObject(full);
    const record = {
      type: 'expense',
      amount: 1,
      category: 'dining',
      description: 'Lunch',
      date,
    } as const;
    const file = { name: 'statement.csv', rows: [{ ...record, time: null }] };
    expect(await student.refused(createTransaction, { body: record })).toMatchObject(full);
    expect(await student.refused(importTransactions, { body: file })).toMatchObject(full);
    const rent = { ...record, every: 'month', start_date: date } as const;
    const { date: _, ...recurring } = rent;
    expect(await student.refused(createRecurring, { body: recurring })).toMatchObject(full);
    const change = { params: { id }, body: { title: 'Other' } };
    expect(await student.refused(updateTask, change)).toMatchObject(full);
    const later = { params: { id }, body: { minutes: 10 } };
    expect(await student.refused(snoozeTask, later)).toMatchObject(full);
    const note = { params: { id: transfer.id }, body: { note: 'Other' } };
    expect(await student.refused(updateTransfer, note)).toMatchObject(full);
    const shares = [{ friend: friend.id, amount: 1 }];
    const split = { params: { id: lunch.id }, body: { shares } };
    expect(await student.refused(splitRecord, split)).toMatchObject(full);
    await (await board.asUser()).call(createTask, { body: single });
  });

  test('is bounded with the jobs that its reminders wait as', async () => {
    const student = await board.asUser();
    const reminders = [50, 40, 30, 20, 10].map((minutes_before) => ({ minutes_before }));
    const words = { title: 'Words', time: '08:00-09:00', recurrence: 'FREQ=DAILY', reminders };
    const body = { ...words, date: '2026-11-19' };
    for (let made = 0; made < 3; made += 1) await student.call(createTask, { body });
    expect(await student.refused(createTask, { body })).toMatchObject(full);
  });

  test('is bounded with series of which no task stands, and when what is told is changed', async () => {
    const student = await board.asUser();
    const { body: told } = await student.call(createNotification, { body: { title: 'Told' } });
    const recurrence = 'FREQ=MONTHLY;INTERVAL=12';
    const body = { title: 'Words', date: '2026-11-17', recurrence, description };
    let status = 0;
    for (let made = 0; made < 100 && status !== 409; made += 1) {
      const id = newId(board.clock.now());
      status = (await student.send('POST', '/api/tasks', { ...body, id })).statusCode;
      if (status !== 409) await student.call(deleteTask, { params: { id } });
      await student.call(emptyTaskTrash, {});
    }
    expect(status).toBe(409);
    const change = { params: { id: told.id }, body: { message: 'Longer' } };
    expect(await student.refused(updateNotification, change)).toMatchObject(full);
    await student.call(readNotification, { params: { id: told.id } });
  });

  test('lets who is full finish and delete, and takes more once there is room', async () => {
    const student = await board.asUser();
    const series = await fill(student);
    await student.refused(createTask, { body: daily });
    await student.call(toggleTask, { params: { id: series[0] ?? '' } });
    for (const id of series)
      await student.call(deleteTask, { params: { id }, query: { scope: 'following' } });
    await student.call(emptyTaskTrash, {});
    board.clock.advance(20 * secondMs);
    await student.call(createTask, { body: single });
  });

  test('is the business of who has it: what comes to many comes to the others', async () => {
    board.app.jobs.start();
    await board.app.jobs.stop();
    const [chen, lin, mei] = [
      await board.asRole('teacher'),
      await board.asUser(),
      await board.asUser(),
    ];
    const { body: group } = await chen.call(createClass, { body: { name: 'A', course: 'A' } });
    const block = { title: 'Chapter 1', date: '2026-11-18', time: '18:00-19:00' };
    for (const member of [lin, mei]) {
      await member.call(joinClass, { body: { code: group.code ?? '', shows_name: false } });
      const exam = { title: 'Final', course: 'A', date: '2026-11-28' };
      const { body } = await member.call(createExam, { body: exam });
      const blocks = [{ ...block, id: newId(board.clock.now()) }];
      await member.call(planRevision, { params: { id: body.id }, body: { blocks } });
    }
    await fill(lin);
    await lin.refused(createTask, { body: daily });
    const post = { kind: 'assignment', title: 'Sheet 4', date: '2026-11-25' } as const;
    await chen.call(createClassPost, { params: { id: group.id }, body: post });
    board.clock.set('2026-11-19T19:00:00.000Z');
    await board.app.jobs.runDue();
    const tasks = await listTasks(await board.contextOf(mei), { limit: 10 });
    expect(tasks.items.map(({ title, date }) => [title, date])).toEqual([
      ['Chapter 1', '2026-11-20'],
      ['Sheet 4', '2026-11-25'],
    ]);
  });
});
