import * as calls from '@board/contracts/calls/classes';
import { createCourse, listCourses } from '@board/contracts/calls/courses';
import { listExams, updateExam } from '@board/contracts/calls/exams';
import { listNotifications } from '@board/contracts/calls/notifications';
import { deleteTask, restoreTask, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { textLength } from '@board/contracts/constants/limits';
import { hourMs } from '@board/time';
import { describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { classForEach, sheet } from '../testing/class-for-each.ts';

describeOnEngines('what is posted to a class', () => {
  const { board, given, join, post, tasksOf, toldTo } = classForEach();
  let chen: SignedIn;
  let lin: SignedIn;
  let params: { id: string };
  beforeEach(() => {
    ({ chen, lin, params } = given);
  });

  it('says days and times as its reader writes them', async () => {
    await join(lin);
    await post({ ...sheet, time: '22:00-22:00' });
    const [told] = (await lin.call(listNotifications, { query: {} })).body.items;
    expect(told?.message).toBe('Group 2\nWed 25 November, 22:00\nAlone');
  });

  it('brings an assignment to every board, follows it there and takes it back', async () => {
    await join(lin, { course: 'Linear Algebra' });
    const { id } = await post(sheet);
    const [task] = await tasksOf(lin);
    expect(task).toMatchObject({
      id,
      title: 'Sheet 4',
      course: 'Linear Algebra',
      assignment: 'set',
      description: 'Alone\n\n— Group 2',
    });
    expect(await toldTo(lin)).toEqual(['New assignment: Sheet 4']);

    await lin.call(updateTask, { params: { id }, query: {}, body: { title: 'My sheet' } });
    const change = { params: { ...params, post_id: id }, body: { date: '2026-11-27' } };
    await chen.call(calls.updateClassPost, change);
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toMatchObject([{ title: 'My sheet', date: '2026-11-27' }]);

    await chen.call(calls.withdrawClassPost, { params: { ...params, post_id: id } });
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toEqual([]);
    expect(await toldTo(lin)).toHaveLength(3);
  });

  it('changes its own part of what stands on a board, and none of what its person wrote', async () => {
    await join(lin);
    const { id } = await post(sheet);
    const exam = await post({ ...sheet, kind: 'exam', title: 'Midterm' });
    const change = async (post_id: string, body: object) => {
      await chen.call(calls.updateClassPost, { params: { ...params, post_id }, body });
      await board.app.jobs.runDue();
    };
    const write = (description: string, more: object = {}) =>
      lin.call(updateTask, { params: { id }, query: {}, body: { description, ...more } });
    const words = async () => (await tasksOf(lin))[0]?.description;
    await write('Mine: see chapter 5\n\nAlone\n\n— Group 2\n\nAnd ask Mei');
    await lin.call(updateExam, {
      params: { id: exam.id },
      body: { note: 'Alone\nbring a ruler\n\n— Group 2' },
    });
    await change(id, { text: 'In pairs' });
    await change(exam.id, { text: 'Closed book' });
    expect(await words()).toBe('Mine: see chapter 5\n\nIn pairs\n\n— Group 2\n\nAnd ask Mei');
    expect((await lin.call(listExams, { query: {} })).body.items).toMatchObject([
      { note: 'Closed book\nbring a ruler\n\n— Group 2' },
    ]);

    await write('Only mine', { time: '20:00-21:00' });
    await change(id, { text: 'In threes', time: '22:00-22:00', date: '2026-11-26' });
    expect(await tasksOf(lin)).toMatchObject([
      {
        description: 'Only mine\n\nIn threes\n\n— Group 2',
        time: '20:00-21:00',
        date: '2026-11-26',
      },
    ]);

    const full = 'm'.repeat(textLength.description);
    await write(full);
    const before = await tasksOf(lin);
    await change(id, { text: 'In fours' });
    expect(await tasksOf(lin)).toEqual(before);
  });

  it('leaves alone what a member took off the board', async () => {
    await join(lin);
    const { id } = await post(sheet);
    const shown = async () =>
      (await lin.call(calls.listClassPosts, { params, query: {} })).body.items[0]?.on_board;
    expect(await shown()).toBe(true);
    await lin.call(deleteTask, { params: { id }, query: {} });
    expect(await shown()).toBe(false);
    await lin.call(restoreTask, { params: { id } });
    expect(await shown()).toBe(true);
    await lin.call(deleteTask, { params: { id }, query: {} });
    const change = { params: { ...params, post_id: id }, body: { title: 'Sheet 5' } };
    await chen.call(calls.updateClassPost, change);
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toEqual([]);
  });

  it('counts who is done, and names those alone who want it', async () => {
    const mei = await board.asUser('mei');
    await join(lin);
    await join(mei, { shows_name: true, teacher: 'chen' });
    const { id } = await post(sheet);
    await lin.call(toggleTask, { params: { id } });
    await mei.call(toggleTask, { params: { id } });
    expect((await chen.call(calls.getClassProgress, { params })).body.items).toEqual([
      { post_id: id, on_boards: 2, done: 2 },
    ]);
    const named = await chen.call(calls.listClassMembers, { params, query: { post_id: id } });
    expect(named.body.items).toEqual([{ username: 'mei', done: true }]);
  });

  it('brings an exam, a message and another room', async () => {
    await join(lin);
    const lesson = {
      course_name: 'Algebra',
      date: '2026-11-20',
      periods: '1-2节',
      classroom: 'A-1',
    };
    await lin.call(createCourse, { body: { ...lesson, teacher: 'Chen' } });
    await post({ kind: 'message', title: 'Bring a ruler' });
    const exam = { kind: 'exam', title: 'Midterm', date: '2026-11-28', room: 'Hall 3' } as const;
    await post(exam);
    const room = { kind: 'room', title: 'Moved', date: '2026-11-20', room: 'B-7' } as const;
    const { id } = await post(room);
    expect((await lin.call(listExams, { query: {} })).body.items).toMatchObject([
      { title: 'Midterm', course: 'Algebra', room: 'Hall 3', note: '— Group 2' },
    ]);
    const query = { start_date: '2026-11-20', end_date: '2026-11-20' };
    const rooms = async () =>
      (await lin.call(listCourses, { query })).body.items.map(({ classroom }) => classroom);
    expect(await rooms()).toEqual(['B-7']);
    expect(await toldTo(lin)).toHaveLength(3);
    await chen.call(calls.withdrawClassPost, { params: { ...params, post_id: id } });
    await board.app.jobs.runDue();
    expect(await rooms()).toEqual(['A-1']);
  });

  it('takes an assignment that is due at the end of the day, or after midnight', async () => {
    await join(lin);
    await post({ ...sheet, time: '23:59-23:59' });
    await post({ ...sheet, time: '23:30-00:30' });
    expect(await tasksOf(lin)).toMatchObject([{ time: '23:30-00:30' }, { time: '23:59-23:59' }]);
    const exam = { ...sheet, kind: 'exam', time: '11:00-09:00' } as const;
    const refused = await chen.refused(calls.createClassPost, { params, body: exam });
    expect(refused.body.code).toBe('class.time_order');
  });

  it('says what can come back: what lies in the trash, and nothing that never came', async () => {
    await chen.call(calls.createClassPost, { params, body: { ...sheet, date: '2026-11-17' } });
    await join(lin);
    const { id } = await post(sheet);
    await lin.call(deleteTask, { params: { id }, query: {} });
    const { items } = (await lin.call(calls.listClassPosts, { params, query: {} })).body;
    expect(items.map(({ on_board, in_trash }) => [on_board, in_trash])).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('leaves the newer of two rooms of a day when the older one is withdrawn', async () => {
    await join(lin);
    const lesson = {
      course_name: 'Algebra',
      date: '2026-11-20',
      periods: '1-2节',
      teacher: 'Chen',
    };
    await lin.call(createCourse, { body: { ...lesson, classroom: 'A-1' } });
    const moved = (room: string) =>
      post({ kind: 'room', title: 'Moved', date: '2026-11-20', room } as never);
    const rooms = async () => {
      const query = { start_date: '2026-11-20', end_date: '2026-11-20' };
      return (await lin.call(listCourses, { query })).body.items.map(({ classroom }) => classroom);
    };
    const withdraw = async ({ id }: { id: string }) => {
      await chen.call(calls.withdrawClassPost, { params: { ...params, post_id: id } });
      await board.app.jobs.runDue();
    };
    const [older, newer] = [await moved('B-1'), await moved('B-2')];
    await withdraw(older);
    expect(await rooms()).toEqual(['B-2']);
    const newest = await moved('B-3');
    await withdraw(newest);
    expect(await rooms()).toEqual(['B-2']);
    await withdraw(newer);
    expect(await rooms()).toEqual(['A-1']);
  });

  it('has room for its name below the longest text', async () => {
    await join(lin);
    await post({ ...sheet, text: 'a'.repeat(textLength.description) } as typeof sheet);
    const [task] = await tasksOf(lin);
    expect(task?.description).toMatch(/a…\n\n— Group 2$/);
    expect(task?.description).toHaveLength(textLength.description);
  });

  it('brings no task of a message, whatever day and time that names', async () => {
    await join(lin);
    const message = await post({ ...sheet, kind: 'message', time: '10:00-11:00' });
    expect(message).toMatchObject({ date: null, time: null });
    expect(await tasksOf(lin)).toEqual([]);
    expect(await toldTo(lin)).toEqual(['New message: Sheet 4']);
  });

  it('brings a post as it is by then: changed already, or withdrawn', async () => {
    await join(lin);
    const posted = async (title: string) => {
      const made = await chen.call(calls.createClassPost, { params, body: { ...sheet, title } });
      return { ...params, post_id: made.body.id };
    };
    const changed = await posted('Changed');
    const withdrawn = await posted('Withdrawn');
    // What failed is tried again later, when what came after it is done.
    await board.services.database.transaction((tx) =>
      tx.query
        .updateTable('jobs')
        .set({ run_at: '2026-11-18T05:00:00.000Z' })
        .where('kind', '=', 'classes.deliver')
        .execute(),
    );
    const body = { date: '2026-11-27' };
    await chen.call(calls.updateClassPost, { params: changed, body });
    await chen.call(calls.withdrawClassPost, { params: withdrawn });
    await board.app.jobs.runDue();
    board.clock.advance(hourMs);
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toMatchObject([{ title: 'Changed', date: '2026-11-27' }]);
  });

  it('brings what was over when it was posted, as soon as it is ahead', async () => {
    await join(lin);
    const { id } = await post({ ...sheet, date: '2025-11-25' } as never);
    expect(await tasksOf(lin)).toEqual([]);
    const place = { ...params, post_id: id };
    await chen.call(calls.updateClassPost, { params: place, body: { date: '2026-11-25' } });
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toMatchObject([{ title: 'Sheet 4', date: '2026-11-25' }]);
  });

  it('is joined while it is posted to, and nothing of that is lost', async () => {
    const posted = Array.from({ length: 5 }, () =>
      chen.call(calls.createClassPost, { params, body: sheet }),
    );
    await Promise.all([join(lin), ...posted]);
    await board.app.jobs.runDue();
    expect(await tasksOf(lin)).toHaveLength(5);
  });
});
