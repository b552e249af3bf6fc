import * as account from '@board/contracts/calls/account';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import * as calls from '@board/contracts/calls/classes';
import { createCourse, listCourses } from '@board/contracts/calls/courses';
import { listExams, updateExam } from '@board/contracts/calls/exams';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getChanges } from '@board/contracts/calls/system';
import {
  createTask,
  deleteTask,
  listTasks,
  restoreTask,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { classLimit } from '@board/contracts/constants/classes';
import { textLength } from '@board/contracts/constants/limits';
import { hourMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';

describeOnEngines('a class', () => {
  const board = boardForEach();
  let chen: SignedIn;
  let lin: SignedIn;
  let params: { id: string };
  let code: string;
  beforeEach(async () => {
    board.clock.set('2026-11-18T04:00:00.000Z');
    chen = await board.asRole('teacher', 'chen');
    lin = await board.asUser('lin');
    const made = await chen.call(calls.createClass, {
      body: { name: 'Group 2', course: 'Algebra' },
    });
    params = { id: made.body.id };
    code = made.body.code ?? '';
  });

  const join = async (person: SignedIn, more: object = {}) =>
    (await person.call(calls.joinClass, { body: { code, shows_name: false, ...more } })).body;
  const sheet = {
    kind: 'assignment',
    title: 'Sheet 4',
    date: '2026-11-25',
    text: 'Alone',
  } as const;
  /** A post, on every board. */
  const post = async (body: {
    kind: 'message' | 'assignment' | 'exam' | 'room';
    title: string;
    date?: string;
    time?: string;
    room?: string;
  }) => {
    const made = await chen.call(calls.createClassPost, { params, body });
    await board.app.jobs.runDue();
    return made.body;
  };
  const tasksOf = async (person: SignedIn) =>
    (await person.call(listTasks, { query: {} })).body.items;
  const toldTo = async (person: SignedIn) =>
    (await person.call(listNotifications, { query: {} })).body.items.map(({ title }) => title);

  it('lines up two who join, show themselves and leave by one order, whoever of them has it', async () => {
    const moved: string[] = [];
    const { signals } = board.services;
    jest.spyOn(signals, 'announce').mockImplementation((_, signal) => {
      if (signal.kind === 'changed') moved.push(signal.userId);
    });
    const back = (await lin.call(calls.createClass, { body: { name: 'Choir', course: 'Music' } }))
      .body;
    for (const [person, its] of [
      [lin, { id: params.id, code }],
      [chen, { id: back.id, code: back.code ?? '' }],
    ] as const) {
      const inIt = { params: { id: its.id } };
      for (const write of [
        () => join(person, { code: its.code }),
        () => person.call(calls.changeMembership, { ...inIt, body: { shows_name: true } }),
        () => person.call(calls.leaveClass, inIt),
      ]) {
        moved.length = 0;
        await write();
        expect([...new Set(moved)]).toEqual([chen.user.id, lin.user.id].toSorted());
      }
    }
  });

  it('is joined by its code, however that is written, and names nobody who does not want it', async () => {
    const joined = await join(lin, { code: ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}` });
    expect(joined).toMatchObject({ teacher: 'chen', code: null, members: 1, shows_name: false });
    const named = async () =>
      (await chen.call(calls.listClassMembers, { params, query: {} })).body.items;
    expect(await named()).toEqual([]);
    await lin.call(calls.changeMembership, { params, body: { shows_name: true } });
    expect(await named()).toEqual([{ username: 'lin', done: false }]);
    await lin.call(calls.changeMembership, { params, body: { shows_name: false } });
    expect(await named()).toEqual([]);
    const [own] = (await chen.call(calls.listClasses, {})).body.items;
    expect(own).toMatchObject({ teacher: null, code, members: 1 });
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
    await change(id, { text: 'In fours' });
    expect(await words()).toBe(full);
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
    await join(mei, { shows_name: true });
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

  it('gives who joins later what is ahead, and who has left nothing more', async () => {
    await chen.call(calls.createClassPost, { params, body: { ...sheet, date: '2026-11-17' } });
    await chen.call(calls.createClassPost, { params, body: sheet });
    await join(lin);
    expect(await tasksOf(lin)).toMatchObject([{ title: 'Sheet 4', date: '2026-11-25' }]);
    await lin.call(calls.leaveClass, { params });
    await post({ ...sheet, title: 'Sheet 5' });
    expect(await tasksOf(lin)).toHaveLength(1);
    expect((await lin.call(calls.listClasses, {})).body.items).toEqual([]);
  });

  it('is closed: its members are told, and keep what they have', async () => {
    await join(lin);
    await post(sheet);
    await chen.call(calls.closeClass, { params });
    await board.app.jobs.runDue();
    expect(await toldTo(lin)).toContain('Class closed: Group 2');
    expect(await tasksOf(lin)).toHaveLength(1);
    expect((await lin.call(calls.listClasses, {})).body.items).toEqual([]);
    const { rows } = await board.services.database.reader.run('select id from classes', []);
    expect(rows).toEqual([]);
  });

  it('is closed with the account of who has it', async () => {
    await join(lin);
    const before = (await lin.call(getChanges, {})).body.revisions.classes;
    await chen.call(account.deleteUser, { body: { password: testPassword } });
    await board.app.jobs.runDue();
    expect((await lin.call(calls.listClasses, {})).body.items).toEqual([]);
    expect((await lin.call(getChanges, {})).body.revisions.classes).toBe(before + 1);
  });

  it('is shown by its code before one joins, and says whose it is', async () => {
    const { body } = await lin.call(calls.lookAtClass, { body: { code: code.toLowerCase() } });
    expect(body).toEqual({ name: 'Group 2', course: 'Algebra', teacher: 'chen' });
    const attempt = { body: { code: 'AAAAAAAA' } };
    const tries = classLimit.joinsPerHour - 1;
    // A key would have its transaction take the count back with what is refused.
    for (let tried = 0; tried < tries; tried += 1) {
      const key = { 'idempotency-key': `${tried}` };
      expect((await lin.refused(calls.lookAtClass, attempt, key)).status).toBe(404);
    }
    expect((await lin.refused(calls.lookAtClass, attempt)).status).toBe(429);
  });

  it('goes to another course of a member, and what came from it goes along', async () => {
    await join(lin);
    await post(sheet);
    await post({ ...sheet, kind: 'exam', title: 'Midterm' });
    await lin.call(createTask, { body: { title: 'Mine', date: sheet.date, course: 'Algebra' } });
    const body = { course: 'Linear Algebra' };
    const moved = await lin.call(calls.changeMembership, { params, body });
    expect(moved.body).toMatchObject({ course: 'Linear Algebra', shows_name: false });
    const courses = (await tasksOf(lin)).map(({ title, course }) => `${title}: ${course}`);
    expect(courses.sort()).toEqual(['Mine: Algebra', 'Sheet 4: Linear Algebra']);
    expect((await lin.call(listExams, { query: {} })).body.items).toMatchObject([
      { course: 'Linear Algebra' },
    ]);
  });

  it('goes with its change of room to another course of a member, and back', async () => {
    const lesson = { date: '2026-11-20', teacher: 'Chen', classroom: 'A-1' };
    for (const [course_name, periods] of [
      ['Algebra', '1-2节'],
      ['Linear Algebra', '3-4节'],
    ] as const)
      await lin.call(createCourse, { body: { ...lesson, course_name, periods } });
    await join(lin);
    await post({ kind: 'room', title: 'First', date: '2026-11-20', room: 'B-6' });
    await post({ kind: 'room', title: 'Then', date: '2026-11-20', room: 'B-7' });
    const query = { start_date: '2026-11-20', end_date: '2026-11-20' };
    const rooms = async () =>
      (await lin.call(listCourses, { query })).body.items.map(({ classroom }) => classroom);
    expect(await rooms()).toEqual(['B-7', 'A-1']);
    for (const [course, expected] of [
      ['Linear Algebra', ['A-1', 'B-7']],
      ['Algebra', ['B-7', 'A-1']],
    ] as const) {
      const before = (await lin.call(getChanges, {})).body.revisions.courses ?? 0;
      await lin.call(calls.changeMembership, { params, body: { course } });
      expect(await rooms()).toEqual(expected);
      expect((await lin.call(getChanges, {})).body.revisions.courses).toBeGreaterThan(before);
    }
  });

  it('gets another name, and has a member no more whom its teacher removes', async () => {
    await join(lin, { shows_name: true });
    const hidden = await board.asUser('mei');
    await join(hidden);
    const revision = async () => (await lin.call(getChanges, {})).body.revisions.classes ?? 0;
    const before = await revision();
    await chen.call(calls.updateClass, { params, body: { name: ' Group 3 ' } });
    expect((await lin.call(calls.listClasses, {})).body.items).toMatchObject([{ name: 'Group 3' }]);
    expect(await revision()).toBeGreaterThan(before);
    const remove = (username: string) => ({ params: { ...params, username } });
    const unknown = await chen.refused(calls.removeClassMember, remove('mei'));
    expect(unknown.body.code).toBe('class.member_unknown');
    await chen.call(calls.removeClassMember, remove('lin'));
    expect((await lin.call(calls.listClasses, {})).body.items).toEqual([]);
    expect(await toldTo(lin)).toEqual(['You are no longer in the class: Group 3']);
  });

  it('tells nothing of what a member does outside of it', async () => {
    const wu = await board.asRole('teacher', 'wu');
    const other = (await wu.call(calls.createClass, { body: { name: 'Other', course: 'Physics' } }))
      .body;
    await join(lin, { shows_name: true });
    await join(lin, { code: other.code });
    const { body } = await wu.call(calls.createClassPost, { params: other, body: sheet });
    await board.app.jobs.runDue();
    await lin.call(toggleTask, { params: { id: body.id } });
    const asked = { params, query: { post_id: body.id } };
    expect((await chen.call(calls.listClassMembers, asked)).body.items).toEqual([
      { username: 'lin', done: false },
    ]);
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

  it('counts what is changed and withdrawn with what is posted', async () => {
    for (let post = 1; post < classLimit.postsPerHour; post += 2) {
      const { body } = await chen.call(calls.createClassPost, { params, body: sheet });
      const place = { ...params, post_id: body.id };
      await chen.call(calls.updateClassPost, { params: place, body: { title: 'Sheet 5' } });
      await chen.call(calls.withdrawClassPost, { params: place });
    }
    expect((await chen.refused(calls.createClassPost, { params, body: sheet })).status).toBe(429);
    board.clock.advance(hourMs);
    await chen.call(calls.createClassPost, { params, body: sheet });
  });

  it('of somebody who is shut out is joined by nobody, and goes to nobody who is', async () => {
    await join(lin, { shows_name: true });
    const admin = await board.asAdmin();
    const disable = ({ user }: SignedIn) =>
      admin.call(updateUserStatus, { params: { id: user.id }, body: { status: 'inactive' } });
    await disable(lin);
    const offer = { params, body: { username: 'lin' } };
    expect((await chen.refused(calls.offerClass, offer)).body.code).toBe('class.member_unknown');
    await disable(chen);
    const mei = await board.asUser('mei');
    const refused = await mei.refused(calls.joinClass, { body: { code, shows_name: false } });
    expect(refused.body.code).toBe('class.code_unknown');
  });

  it('says to everybody whose it is and how many are in it, as soon as that changes', async () => {
    const mei = await board.asUser('mei');
    await join(lin, { shows_name: true });
    await join(mei);
    const revisionOf = async (person: SignedIn) =>
      (await person.call(getChanges, {})).body.revisions.classes;
    const before = await revisionOf(mei);
    await chen.call(calls.offerClass, { params, body: { username: 'lin' } });
    await lin.call(calls.takeOverClass, { params });
    expect(await revisionOf(mei)).toBe(before + 1);
    const has = await revisionOf(lin);
    await mei.call(account.deleteUser, { body: { password: testPassword } });
    expect(await revisionOf(lin)).toBe(has + 1);
  });

  it('is reported to who administrates, but to its owner', async () => {
    const admin = await board.asAdmin();
    const own = (
      await admin.call(calls.createClass, { body: { name: 'Group 9', course: 'Algebra' } })
    ).body;
    await lin.call(calls.joinClass, { body: { code: own.code ?? '', shows_name: false } });
    await lin.call(calls.reportClass, { params: { id: own.id }, body: { text: 'Rude' } });
    await join(lin);
    await lin.call(calls.reportClass, { params, body: { text: 'Advertisements' } });
    const { items } = (await admin.call(listNotifications, { query: {} })).body;
    expect(items).toMatchObject([
      {
        title: 'A class was reported: Group 2',
        message: 'lin about a class of chen: Advertisements',
      },
    ]);
  });

  it('has bounds: what is posted in an hour, whoever tries codes, its own teacher', async () => {
    for (let post = 0; post < classLimit.postsPerHour; post += 1)
      await chen.call(calls.createClassPost, { params, body: { kind: 'message', title: 'Hello' } });
    const refused = await chen.refused(calls.createClassPost, { params, body: sheet });
    expect(refused.status).toBe(429);
    const attempt = { body: { code: 'AAAAAAAA', shows_name: false } };
    for (let tried = 0; tried < classLimit.joinsPerHour; tried += 1)
      expect((await lin.refused(calls.joinClass, attempt)).status).toBe(404);
    expect((await lin.refused(calls.joinClass, attempt)).status).toBe(429);
    const own = await chen.refused(calls.joinClass, { body: { code, shows_name: false } });
    expect(own.body.code).toBe('class.own');
  });

  const missing = [404, 404, 404, 404];
  it.each([
    // Who has it, who is in it, who left it, who never was, who administrates.
    [calls.listClassPosts, {}, [200, 200, 404, 404, 404]],
    [calls.createClassPost, { body: sheet }, [201, ...missing]],
    [calls.updateClassPost, { body: { title: 'Sheet 5' } }, [200, ...missing]],
    [calls.withdrawClassPost, {}, [200, ...missing]],
    [calls.listClassMembers, {}, [200, ...missing]],
    [calls.getClassProgress, {}, [200, ...missing]],
    [calls.updateClass, { body: { name: 'Group 3' } }, [200, ...missing]],
    [calls.removeClassMember, {}, [200, ...missing]],
    [calls.renewClassCode, {}, [200, ...missing]],
    [calls.offerClass, { body: { username: 'mei' } }, [200, ...missing]],
    // Nothing is offered; who is asked and who asked are in owner.test.ts.
    [calls.takeOverClass, {}, [409, 409, 404, 404, 404]],
    [calls.endClassOffer, {}, [409, 409, 404, 404, 404]],
    [calls.closeClass, {}, [200, ...missing]],
    [calls.changeMembership, { body: { shows_name: true } }, [404, 200, 404, 404, 404]],
    [calls.reportClass, { body: { text: 'Spam' } }, [404, 200, 404, 404, 404]],
    [calls.leaveClass, {}, [404, 200, 404, 404, 404]],
  ] as const)(
    '$0.name is for whom it is',
    async ({ method, path }, sent: { body?: unknown }, expected) => {
      const [left, mei] = [await board.asUser('left'), await board.asUser('mei')];
      await join(lin);
      await join(left);
      await join(mei, { shows_name: true });
      await left.call(calls.leaveClass, { params });
      const { id } = await post(sheet);
      const people = [chen, lin, left, await board.asUser('stranger'), await board.asAdmin()];
      const url = `/api${path.replace('{id}', params.id).replace('{post_id}', id).replace('{username}', 'mei')}`;
      const found: number[] = [];
      // The one it is for comes last: a class that is closed is nobody's.
      for (const person of people.toReversed())
        found.unshift((await person.send(method, url, sent.body)).statusCode);
      expect(found).toEqual(expected);
    },
  );
});
