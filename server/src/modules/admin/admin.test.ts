import {
  clearCache,
  clearLogs,
  createLog,
  deleteLog,
  getAdminData,
  getAdminSettings,
  getAdminStats,
  listAudit,
  listJobs,
  listLogs,
  runJob,
  testEducation,
  testMail,
  updateAdminSettings,
} from '@board/contracts/calls/admin';
import { getChanges } from '@board/contracts/calls/system';
import { createTask, toggleTask } from '@board/contracts/calls/tasks';
import { jobKinds } from '@board/contracts/constants/operating';
import { usuallyKept } from '@board/contracts/constants/retention';
import { enqueue } from '../../jobs/enqueue.ts';
import { JobRunner } from '../../jobs/job-runner.ts';
import { defineDaily } from '../../jobs/schedule.ts';
import { writeSystemLog } from '../../logs/system-log.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { startMailServer } from '../../testing/mail-server.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';

describeOnEngines('the console', (engine) => {
  const board = boardForAll();
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await board.asAdmin();
  });

  it('adds up users, open tasks and troubles', async () => {
    const { body: before } = await admin.call(getAdminStats, {});
    const lin = await board.asUser();
    const task = { title: 'Linear Algebra sheet 5', date: '2026-11-18' };
    const { body: done } = await lin.call(createTask, { body: task });
    await lin.call(createTask, { body: { ...task, date: '2026-11-20' } });
    await lin.call(toggleTask, { params: { id: done.id } });
    await writeSystemLog(board.services, { level: 'error', module: 'backup', message: 'No space' });
    await writeSystemLog(board.services, { level: 'info', module: 'auth', message: 'Fine' });
    const { body } = await admin.call(getAdminStats, {});
    expect(body).toMatchObject({
      total_users: before.total_users + 1,
      new_users: before.new_users + 1,
      pending_tasks: before.pending_tasks + 1,
      system_warnings: before.system_warnings + 1,
      active_courses: 0,
    });
    expect(body.warning_modules[0]).toBe('backup');
    const { body: all } = await admin.call(getAdminData, {});
    expect(all.stats).toEqual(body);
    expect(all.users.items.length).toBeGreaterThan(1);
    expect(all.logs.items.length).toBeGreaterThan(0);
  });

  it('is for administrators', async () => {
    const lin = await board.asUser();
    const refusals = [
      await lin.refused(getAdminData, {}),
      await lin.refused(getAdminSettings, {}),
      await lin.refused(updateAdminSettings, { body: { maintenanceMode: true } }),
      await lin.refused(listLogs, { query: {} }),
      await lin.refused(clearLogs, {}),
      await lin.refused(listAudit, { query: {} }),
      await lin.refused(clearCache, {}),
    ];
    expect(refusals.map(({ status }) => status)).toEqual(Array(7).fill(403));
  });

  it('switches maintenance on and off for the next request of every instance', async () => {
    const second = await startTestApp({ engine, beside: board });
    const lin = await board.asUser();
    const elsewhere = () =>
      second.anybody.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${lin.token}` });
    try {
      const on = await admin.call(updateAdminSettings, { body: { maintenanceMode: true } });
      expect(on.body).toEqual({
        maintenanceMode: true,
        autoBackup: true,
        emailNotifications: true,
        secondFactorRoles: [],
        localPasswords: true,
        withheld: [],
        kept: usuallyKept,
      });
      const closed = await elsewhere();
      expect([closed.statusCode, closed.json().code]).toEqual([503, 'server.maintenance']);
      expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0);
      expect((await admin.call(getAdminSettings, {})).body.maintenanceMode).toBe(true);
      await admin.call(updateAdminSettings, { body: { maintenanceMode: false } });
      expect((await elsewhere()).statusCode).toBe(200);
    } finally {
      await second.close();
    }
    const wrong = await admin.send('PUT', '/api/admin/settings', { maintenanceMode: 'yes' });
    expect(wrong.statusCode).toBe(400);
  });

  it('keeps a log that can be filtered, written to and cleared, and audits that', async () => {
    await admin.call(clearLogs, {});
    for (const level of ['info', 'warning', 'error'] as const) {
      await admin.call(createLog, { body: { level, module: 'console', message: `a ${level}` } });
      board.clock.advance(1);
    }
    const { body } = await admin.call(listLogs, { query: { limit: 2 } });
    expect(body.items.map(({ message }) => message)).toEqual(['a error', 'a warning']);
    expect([body.has_more, body.limit, body.offset]).toEqual([true, 2, 0]);
    const rest = await admin.call(listLogs, { query: { limit: 2, offset: 2 } });
    expect([rest.body.items.length, rest.body.has_more]).toEqual([1, false]);
    const warnings = await admin.call(listLogs, { query: { level: 'warning' } });
    expect(warnings.body.items.map(({ level }) => level)).toEqual(['warning']);
    const params = { id: body.items[0]?.id ?? '' };
    await admin.call(deleteLog, { params });
    expect((await admin.refused(deleteLog, { params })).body.code).toBe('admin.log_not_found');
    const some = await admin.call(clearLogs, { body: { level: 'info' } });
    expect(some.body.deleted).toBe(1);
    expect((await admin.call(clearLogs, {})).body.deleted).toBe(1);
    const audit = await admin.call(listAudit, { query: { search: 'LOG.CLEARED', limit: 1 } });
    expect(audit.body).toMatchObject({ has_more: true, items: [{ action: 'log.cleared' }] });
    const [latest] = audit.body.items;
    const older = { query: { search: 'log.cleared', before: latest?.id ?? '' } };
    expect((await admin.call(listAudit, older)).body.items.length).toBeGreaterThan(0);
    const bad = await admin.send('DELETE', '/api/admin/logs', { level: 'fatal' });
    expect(bad.statusCode).toBe(400);
  });

  it('has words for every job that the server does', async () => {
    const define = jest.spyOn(JobRunner.prototype, 'define');
    await (await startTestApp({ engine })).close();
    const kinds = new Set(define.mock.calls.map(([kind]) => kind));
    define.mockRestore();
    expect([...kinds].sort()).toEqual([...jobKinds]);
  });

  it('lists jobs with their last error and runs one now', async () => {
    let broken = true;
    board.app.jobs.define<null>('fragile', {
      attempts: 1,
      run: async () => {
        if (broken) throw new Error('The other side is away');
      },
    });
    const { services } = board;
    await services.database.transaction((tx) =>
      enqueue(services, tx, { kind: 'fragile', payload: null }),
    );
    await board.app.jobs.runDue();
    const { body } = await admin.call(listJobs, { query: { state: 'dead' } });
    const job = body.items.find(({ kind }) => kind === 'fragile');
    expect(job).toMatchObject({ last_error: 'The other side is away', attempts: 1, daily: false });
    broken = false;
    const params = { id: job?.id ?? '' };
    expect((await admin.call(runJob, { params })).body.state).toBe('ready');
    await board.app.jobs.runDue();
    const after = await admin.call(listJobs, { query: { state: 'done', limit: 100 } });
    expect(after.body.items.map(({ kind }) => kind)).toContain('fragile');
    expect((await admin.refused(runJob, { params })).status).toBe(404);
  });

  it('tells whose a job is, and nothing else of what it holds', async () => {
    const lin = await board.asUser('lin_student');
    board.app.jobs.define<object>('personal', { attempts: 1, run: async () => {} });
    const { services } = board;
    const payload = { userId: lin.user.id, secret: 'diary' };
    await services.database.transaction((tx) =>
      enqueue(services, tx, { kind: 'personal', payload }),
    );
    const { body } = await admin.call(listJobs, { query: { state: 'ready', limit: 100 } });
    const job = body.items.find(({ kind }) => kind === 'personal');
    expect(job?.person).toBe('lin_student');
    expect(JSON.stringify(job)).not.toContain('diary');
  });

  it('says whose a reminder is, and leaves it for its moment', async () => {
    const [admin, lin] = [await board.asAdmin(), await board.asUser()];
    const task = {
      title: 'Essay',
      date: '2027-11-26',
      reminders: [{ time: '2027-11-25T08:00:00Z' }],
    };
    await lin.call(createTask, { body: task });
    const { items } = (await admin.call(listJobs, { query: { limit: 100 } })).body;
    const job = items.find(({ kind, person }) => kind === 'tasks.remind' && person !== null);
    expect(job?.person).toBe(lin.user.username);
    const params = { id: job?.id ?? '' };
    expect((await admin.refused(runJob, { params })).body.code).toBe('admin.job_reminder');
  });

  it('runs a daily job beside the planned one', async () => {
    let runs = 0;
    defineDaily(board.app.jobs, {
      kind: 'daily-test',
      hour: 5,
      run: async () => {
        runs += 1;
      },
    });
    const { services } = board;
    await services.database.transaction((tx) =>
      enqueue(services, tx, {
        kind: 'daily-test',
        payload: null,
        key: '2026-11-19',
        runAt: Date.parse('2026-11-19T05:00:00.000Z'),
      }),
    );
    const waiting = async () =>
      (await admin.call(listJobs, { query: { state: 'ready', limit: 100 } })).body.items.filter(
        ({ kind }) => kind === 'daily-test',
      );
    const [planned] = await waiting();
    expect(planned?.daily).toBe(true);
    await admin.call(runJob, { params: { id: planned?.id ?? '' } });
    await board.app.jobs.runDue();
    expect(runs).toBe(1);
    expect((await waiting()).map(({ id }) => id)).toContain(planned?.id);
  });

  it('makes every kept reply stale', async () => {
    const lin = await board.asUser();
    const { headers } = await lin.call(getChanges, {});
    const seen = { 'if-none-match': String(headers.etag) };
    expect((await lin.call(getChanges, {}, seen)).status).toBe(304);
    await admin.call(clearCache, {});
    expect((await lin.call(getChanges, {}, seen)).status).toBe(200);
  });

  it('tries mail and school for real and says what they answered', async () => {
    const none = await admin.refused(testMail, { body: { to: 'lin@example.org' } });
    expect(none.body.code).toBe('admin.mail_not_set_up');
    const mail = await startMailServer();
    const second = await startTestApp({
      engine,
      beside: board,
      environment: { SMTP_URL: mail.url },
    });
    try {
      const authorization = { authorization: `Bearer ${admin.token}` };
      const sent = await second.anybody.call(
        testMail,
        { body: { to: 'lin@example.org' } },
        authorization,
      );
      expect(sent.body.success).toBe(true);
      expect(mail.mails).toHaveLength(1);
      await mail.close();
      const lost = await second.anybody.call(
        testMail,
        { body: { to: 'lin@example.org' } },
        authorization,
      );
      expect(lost.body.success).toBe(false);
    } finally {
      await second.close();
    }
    const school = { apiPath: 'http://127.0.0.1:1/courses', apiKey: 'key' };
    const refused = await admin.call(testEducation, { body: school });
    expect([refused.body.success, refused.body.message]).toEqual([false, expect.any(String)]);
  });
});
