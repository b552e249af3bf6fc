import * as account from '@board/contracts/calls/account';
import { updateUserStatus } from '@board/contracts/calls/admin-users';
import * as calls from '@board/contracts/calls/classes';
import { createCourse, listCourses } from '@board/contracts/calls/courses';
import { listExams } from '@board/contracts/calls/exams';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getChanges } from '@board/contracts/calls/system';
import { createTask, toggleTask } from '@board/contracts/calls/tasks';
import { classLimit } from '@board/contracts/constants/classes';
import { hourMs } from '@board/time';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../testing/test-app.ts';
import { classForEach, sheet } from './testing/class-for-each.ts';

describeOnEngines('a class', () => {
  const { board, given, join, post, tasksOf, toldTo } = classForEach();
  let chen: SignedIn;
  let lin: SignedIn;
  let params: { id: string };
  let code: string;
  beforeEach(() => {
    ({ chen, lin, params, code } = given);
  });

  it('lines up two who join, show themselves and leave by one order, whoever of them has it', async () => {
    const moved: string[] = [];
    const { signals } = board.services;
    jest.spyOn(signals, 'announce').mockImplementation((_, signal) => {
      if (signal.kind === 'changed') moved.push(signal.userId);
    });
    const back = (await lin.call(calls.createClass, { body: { name: 'Choir', course: 'Music' } }))
      .body;
    for (const [person, its] of [
      [lin, { id: params.id, code, teacher: 'chen' }],
      [chen, { id: back.id, code: back.code ?? '', teacher: 'lin' }],
    ] as const) {
      const inIt = { params: { id: its.id } };
      for (const write of [
        () => join(person, { code: its.code }),
        () =>
          person.call(calls.changeMembership, {
            ...inIt,
            body: { shows_name: true, teacher: its.teacher },
          }),
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
    await lin.call(calls.changeMembership, { params, body: { shows_name: true, teacher: 'chen' } });
    expect(await named()).toEqual([{ username: 'lin', done: false }]);
    await lin.call(calls.changeMembership, { params, body: { shows_name: false } });
    expect(await named()).toEqual([]);
    const [own] = (await chen.call(calls.listClasses, {})).body.items;
    expect(own).toMatchObject({ teacher: null, code, members: 1 });
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
    await join(lin, { shows_name: true, teacher: 'chen' });
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
    await join(lin, { shows_name: true, teacher: 'chen' });
    await join(lin, { code: other.code });
    const { body } = await wu.call(calls.createClassPost, { params: other, body: sheet });
    await board.app.jobs.runDue();
    await lin.call(toggleTask, { params: { id: body.id } });
    const asked = { params, query: { post_id: body.id } };
    expect((await chen.call(calls.listClassMembers, asked)).body.items).toEqual([
      { username: 'lin', done: false },
    ]);
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
    await join(lin, { shows_name: true, teacher: 'chen' });
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
    await join(lin, { shows_name: true, teacher: 'chen' });
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

  it('is muted by a member: what is posted comes to the board, and nothing is told but that it closed', async () => {
    await join(lin);
    const body = { muted: true };
    const muted = await lin.call(calls.changeMembership, { params, body });
    expect(muted.body).toMatchObject({ muted: true, shows_name: false });
    await post(sheet);
    expect(await tasksOf(lin)).toMatchObject([{ title: 'Sheet 4' }]);
    expect(await toldTo(lin)).toEqual([]);
    await chen.call(calls.closeClass, { params });
    await board.app.jobs.runDue();
    expect(await toldTo(lin)).toEqual(['Class closed: Group 2']);
  });

  it('is left by a member without a name, whom its owner knows by the moment of joining alone', async () => {
    const mei = await board.asUser('mei');
    await join(mei, { shows_name: true, teacher: 'chen' });
    board.clock.advance(hourMs);
    await join(lin);
    const known = async () => (await chen.call(calls.listClassMembers, { params, query: {} })).body;
    const { items, unnamed } = await known();
    expect([items.map(({ username }) => username), unnamed]).toEqual([
      ['mei'],
      ['2026-11-18T05:00:00.000Z'],
    ]);
    const remove = (joined_at: string) => ({ params, query: { joined_at } });
    const named = await chen.refused(calls.removeUnnamedMember, remove('2026-11-18T04:00:00.000Z'));
    expect(named.body.code).toBe('class.member_unknown');
    await chen.call(calls.removeUnnamedMember, remove('2026-11-18T05:00:00.000Z'));
    expect((await known()).unnamed).toEqual([]);
    expect(await toldTo(lin)).toEqual(['You are no longer in the class: Group 2']);
    expect(await toldTo(mei)).toEqual([]);
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
    [calls.listClassReports, {}, [403, 403, 403, 403, 200]],
    [calls.renewClassCode, {}, [200, ...missing]],
    [calls.offerClass, { body: { username: 'mei' } }, [200, ...missing]],
    // Nothing is offered; who is asked and who asked are in owner.test.ts.
    [calls.takeOverClass, {}, [409, 409, 404, 404, 404]],
    [calls.endClassOffer, {}, [409, 409, 404, 404, 404]],
    [calls.closeClass, {}, [200, ...missing]],
    [
      calls.changeMembership,
      { body: { shows_name: true, teacher: 'chen' } },
      [404, 200, 404, 404, 404],
    ],
    [calls.reportClass, { body: { text: 'Spam' } }, [404, 200, 404, 404, 404]],
    [calls.leaveClass, {}, [404, 200, 404, 404, 404]],
  ] as const)(
    '$0.name is for whom it is',
    async ({ method, path }, sent: { body?: unknown }, expected) => {
      const [left, mei] = [await board.asUser('left'), await board.asUser('mei')];
      await join(lin);
      await join(left);
      await join(mei, { shows_name: true, teacher: 'chen' });
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
