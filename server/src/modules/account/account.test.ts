import * as account from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import { createCourse } from '@board/contracts/calls/courses';
import { createTransaction } from '@board/contracts/calls/finance';
import { createTask } from '@board/contracts/calls/tasks';
import { getProfile } from '@board/contracts/calls/user';
import { hourMs } from '@board/time';
import { strFromU8, unzipSync } from 'fflate';
import ical from 'node-ical';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { longestShare } from '../../testing/longest-share.ts';
import { tablesThatSay } from '../../testing/tables.ts';
import { startTestApp, testPassword } from '../../testing/test-app.ts';
import { testClient } from '../../testing/test-client.ts';
import { removeUser, setUserRole, setUserStatus } from './index.ts';

describeOnEngines('an account', (engine) => {
  const board = boardForEach();

  async function somebodyBusy(name = 'lin_student') {
    const person = await board.asUser(name);
    await person.call(createTask, {
      body: {
        title: 'Read chapter 3',
        date: '2026-11-18',
        time: '08:00-09:30',
        description: '=1+1; a, b',
      },
    });
    await person.call(createTransaction, {
      body: {
        type: 'expense',
        amount: 12.5,
        category: 'dining',
        description: '午饭',
        date: '2026-11-18',
      },
    });
    await person.call(createCourse, {
      body: {
        course_name: 'Linear Algebra',
        teacher: 'Prof. Wei',
        sessions: [{ date: '2026-11-19', periods: '1-2节', classroom: 'A101' }],
      },
    });
    return person;
  }

  async function filesOf(token: string): Promise<Record<string, string>> {
    const response = await testClient(board.app.http, token).send('GET', '/api/user/export');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toBe(
      'attachment; filename="board-2026-11-18.zip"',
    );
    const files = unzipSync(response.rawPayload);
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
  }

  it('lets others have their turn while it is taken along', async () => {
    const lin = await board.asUser();
    await lin.call(createTask, {
      body: {
        title: 'Essay',
        date: '2026-11-18',
        description: 'Words. '.repeat(700),
        recurrence: 'FREQ=DAILY',
      },
    });
    const share = await longestShare(async () => {
      await filesOf(lin.token);
    });
    expect(share).toBeLessThan(0.3);
  });

  it('can be taken along: everything in a form that programs read', async () => {
    const lin = await somebodyBusy();
    await somebodyBusy('mei_student');
    const files = await filesOf(lin.token);
    expect(JSON.parse(files['profile.json'] ?? '')).toMatchObject([{ username: 'lin_student' }]);
    expect(JSON.parse(files['tasks.json'] ?? '')).toMatchObject([
      { title: 'Read chapter 3', completed: false },
    ]);
    expect(JSON.parse(files['transactions.json'] ?? '')).toMatchObject([
      { amount: 12.5, description: '午饭' },
    ]);
    expect(JSON.parse(files['courses.json'] ?? '')).toMatchObject([
      { course_name: 'Linear Algebra' },
    ]);
    expect(files['tasks.csv']).toContain(
      `2026-11-18,08:00-09:30,Read chapter 3,false,medium,,"'=1+1; a, b",`,
    );
    expect(files['transactions.csv']).toContain('午饭');
    const [todo] = Object.values(ical.sync.parseICS(files['tasks.ics'] ?? ''));
    expect(todo).toMatchObject({
      type: 'VTODO',
      summary: 'Read chapter 3',
      description: '=1+1; a, b',
    });
    const { body: shift } = await lin.call(createTask, {
      body: { title: 'Shift', date: '2026-11-18', time: '22:00-02:00' },
    });
    const night = ical.sync.parseICS((await filesOf(lin.token))['tasks.ics'] ?? '')[shift.id];
    expect(night).toMatchObject({ type: 'VTODO' });
    const { start, due } = night as unknown as { start: Date; due: Date };
    expect(due.getTime() - start.getTime()).toBe(4 * hourMs);
    const [lesson] = Object.values(ical.sync.parseICS(files['courses.ics'] ?? ''));
    expect(lesson).toMatchObject({ type: 'VEVENT', summary: 'Linear Algebra', location: 'A101' });
    const text = JSON.stringify(files);
    expect(text).not.toContain('mei_student');
    expect(text).not.toContain(lin.token);
    expect(text).not.toContain('argon2');
  });

  it('is deleted after the password, with every row in every table', async () => {
    const lin = await somebodyBusy();
    const mei = await somebodyBusy('mei_student');
    const wrong = await lin.refused(account.deleteUser, { body: { password: 'wrong!' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'user.wrong_password']);
    await lin.call(account.deleteUser, { body: { password: testPassword } });
    await lin.refused(getProfile, {});
    const gone = await board.anybody.refused(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    expect(gone.status).toBe(401);
    // What was done stays; what waits to be done and what was counted is over within days.
    expect(await tablesThatSay(board, lin.user.id)).toEqual(['audit_log', 'jobs', 'throttles']);
    expect((await mei.call(getProfile, {})).body.inProgressTasks).toBe(1);
    await board.asUser('lin_student');
  });

  it('of the last super administrator stays', async () => {
    const { body } = await board.anybody.call(login, {
      body: { username: 'admin', password: testPassword },
    });
    const chief = testClient(board.app.http, body.token);
    const refusal = await chief.refused(account.deleteUser, { body: { password: testPassword } });
    expect([refusal.status, refusal.body.code]).toEqual([409, 'user.last_super_admin']);
  });

  it('that is disabled or removed is shut out on every instance, and its streams end', async () => {
    const other = await startTestApp({ engine, beside: board });
    const admin = await board.contextOf(await board.asAdmin());
    for (const shutOut of [
      (id: string) => setUserStatus(admin, id, 'inactive'),
      (id: string) => removeUser(admin, id),
    ]) {
      const lin = await board.asUser();
      const elsewhere = testClient(other.app.http, lin.token);
      await elsewhere.call(getProfile, {});
      const ended = new Promise((resolve) => {
        other.services.signals.onSignal((signal) => {
          if (signal.kind === 'sessions-ended' && signal.userId === lin.user.id)
            resolve(signal.sessionIds);
        });
        // One process over one file has nothing to listen to; its streams look again with each beat.
        if (engine === 'sqlite') resolve('all');
      });
      await shutOut(lin.user.id);
      expect((await elsewhere.refused(getProfile, {})).status).toBe(401);
      await expect(ended).resolves.toBe('all');
    }
    await other.close();
  });

  it('is managed by those above it only', async () => {
    const chief = await board.contextOf(await board.asRole('super_admin'));
    const admin = await board.contextOf(await board.asAdmin());
    const teacher = await board.contextOf(await board.asRole('teacher'));
    const student = (await board.asUser()).user.id;
    const refusals = [
      () => setUserRole(admin, student, 'admin'),
      () => setUserRole(admin, chief.actor.userId, 'student'),
      () => setUserStatus(admin, chief.actor.userId, 'inactive'),
      () => setUserStatus(teacher, student, 'inactive'),
      () => removeUser(teacher, student),
    ];
    for (const refusal of refusals)
      await expect(refusal()).rejects.toMatchObject({ code: 'user.not_yours_to_manage' });
    await expect(setUserStatus(admin, 'nobody', 'inactive')).rejects.toMatchObject({
      code: 'user.not_found',
    });
    expect((await setUserRole(admin, student, 'teacher')).permissions).toEqual([
      'notifications.students',
    ]);
    expect((await setUserRole(chief, student, 'admin')).role).toBe('admin');
  });

  it('is not disabled or demoted by itself, and one super administrator remains', async () => {
    const chief = await board.contextOf(await board.asRole('super_admin'));
    for (const refusal of [
      () => setUserStatus(chief, chief.actor.userId, 'inactive'),
      () => setUserRole(chief, chief.actor.userId, 'student'),
      () => removeUser(chief, chief.actor.userId),
    ]) {
      await expect(refusal()).rejects.toMatchObject({ code: 'user.own_account' });
    }
    const second = await board.contextOf(await board.asRole('super_admin'));
    const first = await board.services.database.reader.query
      .selectFrom('users')
      .select('id')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    await setUserStatus(chief, first.id, 'inactive');
    const outcomes = await Promise.allSettled([
      setUserStatus(chief, second.actor.userId, 'inactive'),
      setUserStatus(second, chief.actor.userId, 'inactive'),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
