import * as calls from '@board/contracts/calls/courses';
import { listNotifications } from '@board/contracts/calls/notifications';
import { updatePreferences } from '@board/contracts/calls/user';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { startMailServer } from '../../../testing/mail-server.ts';
import { type SignedIn, startTestApp } from '../../../testing/test-app.ts';

const minute = 60_000;

describeOnEngines('a class that begins soon', (engine) => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // In Shanghai it is noon.
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser();
  });

  const lecture = { course_name: 'Linear Algebra', date: '2026-11-18', classroom: 'A-302' };
  const add = async (time = '14:00-15:30', date = lecture.date) =>
    (await lin.call(calls.createCourse, { body: { ...lecture, periods: '', time, date } })).body;
  const told = async () =>
    (await lin.call(listNotifications, { query: {} })).body.items.map(({ title, message }) => ({
      title,
      message,
    }));
  /** Whoever is away for days has no session to ask with. */
  const kept = async () =>
    (await board.services.database.reader.query.selectFrom('notifications').selectAll().execute())
      .length;
  /** The clock on the wall in Shanghai. */
  const at = async (time: string, date = lecture.date) => {
    board.clock.set(new Date(Date.parse(`${date}T${time}:00+08:00`)).toISOString());
    await board.app.jobs.runDue();
  };

  it('is told of a quarter of an hour before, once', async () => {
    await add();
    await at('13:44');
    expect(await told()).toEqual([]);
    await at('13:45');
    const { items } = (await lin.call(listNotifications, { query: {} })).body;
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Lesson soon: Linear Algebra',
        message: '14:00–15:30, A-302',
        category: 'course',
        type: 'info',
        actionUrl: '/timetable',
      }),
    ]);
    await lin.call(updatePreferences, { body: { timeZone: 'Asia/Singapore' } });
    await at('13:50');
    expect(await told()).toHaveLength(1);
  });

  it('is told of by one of several instances', async () => {
    const other = await startTestApp({ engine, beside: board });
    await add();
    board.clock.advance(105 * minute);
    await Promise.all([board.app.jobs.runDue(), other.app.jobs.runDue()]);
    expect(await told()).toHaveLength(1);
    await other.close();
  });

  it('speaks Chinese to whoever reads Chinese', async () => {
    await lin.call(updatePreferences, { body: { language: 'zh-CN' } });
    await add();
    await at('13:45');
    expect(await told()).toEqual([
      { title: '即将上课：Linear Algebra', message: '14:00–15:30，A-302' },
    ]);
  });

  it('is not told of when it is cancelled or its course deleted', async () => {
    const cancelled = await add();
    const deleted = await add('14:00-14:45');
    const params = {
      id: cancelled.id,
      meeting_id: cancelled.sessions[0]?.id ?? '',
      date: lecture.date,
    };
    await lin.call(calls.changeLesson, { params, body: { cancelled: true } });
    await lin.call(calls.deleteCourse, { params: { id: deleted.id } });
    await at('13:45');
    expect(await told()).toEqual([]);
  });

  it('that is moved is told of at its new time only', async () => {
    const course = await add();
    const params = { id: course.id, meeting_id: course.sessions[0]?.id ?? '', date: lecture.date };
    await lin.call(calls.changeLesson, { params, body: { time: '16:00-17:30' } });
    await at('13:45');
    expect(await told()).toEqual([]);
    await at('15:45');
    expect(await told()).toEqual([
      { title: 'Lesson soon: Linear Algebra', message: '16:00–17:30, A-302' },
    ]);
  });

  it('follows the person to another time zone', async () => {
    await add();
    // Two in the afternoon of Berlin is nine in the evening of Shanghai.
    await lin.call(updatePreferences, { body: { timeZone: 'Europe/Berlin' } });
    await at('13:45');
    expect(await told()).toEqual([]);
    await at('20:45');
    expect(await told()).toHaveLength(1);
  });

  it('of another day is planned by the day before it', async () => {
    await add('08:00-09:40', '2026-11-25');
    board.app.jobs.start();
    await board.app.jobs.stop();
    for (let day = 18; day <= 24; day += 1) await at('03:00', `2026-11-${day}`);
    await at('07:44', '2026-11-25');
    expect(await kept()).toBe(0);
    await at('07:45', '2026-11-25');
    expect(await kept()).toBe(1);
  });

  it('is nothing to tell any more once it has begun, or to whoever is disabled', async () => {
    await add();
    await at('14:00');
    expect(await told()).toEqual([]);
    await add('16:00-17:30');
    await board.services.database.transaction((tx) =>
      tx.query
        .updateTable('users')
        .set({ status: 'inactive' })
        .where('id', '=', lin.user.id)
        .execute(),
    );
    await at('15:45');
    expect(await kept()).toBe(0);
  });

  it('is worth no mail, which is read later', async () => {
    const mail = await startMailServer();
    const mailing = await startTestApp({
      engine,
      beside: board,
      environment: { SMTP_URL: mail.url, PUBLIC_URL: 'https://board.example.org' },
    });
    await add();
    board.clock.advance(105 * minute);
    await mailing.app.jobs.runDue();
    await mailing.close();
    await mail.close();
    expect(await told()).toHaveLength(1);
    expect(mail.mails).toEqual([]);
  });
});
