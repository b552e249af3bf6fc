import * as calls from '@board/contracts/calls/calendars';
import { createCourse } from '@board/contracts/calls/courses';
import { deleteTask, listTasks, toggleTask, updateTask } from '@board/contracts/calls/tasks';
import { subscriptionLimit } from '@board/contracts/constants/limits';
import { addDays, hourMs, minuteMs } from '@board/time';
import { boardForAll, describeOnEngines, openForAll } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { calendar, event, startLms } from './testing/lms.ts';

const sports = event('sports', 'SUMMARY:Sports day', 'DTSTART;VALUE=DATE:20261119');
const office = event(
  'office',
  'SUMMARY:Office hour',
  'LOCATION:B-105',
  'DTSTART:20261117T063000Z',
  'DTEND:20261117T080000Z',
  'RRULE:FREQ=WEEKLY',
);
const report = (due: string) =>
  event('report', 'SUMMARY:Lab report', `DTSTART:${due}`, `DTEND:${due}`);

describeOnEngines('subscribed calendars', () => {
  const lms = openForAll(startLms, (it) => it.close());
  const board = boardForAll(() => ({ environment: { OUTBOUND_ALLOW_PEOPLE: lms.host } }));
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
    const path = `/${lin.user.id}.ics?token=for-nobody-else`;
    Object.assign(lms, {
      path,
      text: calendar(sports, office),
      status: 200,
      asked: [],
      mark: null,
    });
  });

  const addressOf = () => `http://${lms.host}${lms.path}`;
  const subscribe = async (change: object = {}, who = lin) => {
    const body = { name: 'Moodle', color: 3, kind: 'events' as const, address: addressOf() };
    return (await who.call(calls.subscribeCalendar, { body: { ...body, ...change } })).body;
  };
  const refused = async (change: object) => {
    const body = { name: 'Moodle', color: 3, kind: 'events' as const, ...change };
    return (await lin.refused(calls.subscribeCalendar, { body })).body.code;
  };
  const listed = async (who = lin) => (await who.call(calls.listCalendars, {})).body.items;
  const between = async (start_date: string, end_date: string) =>
    (await lin.call(calls.listCalendarEvents, { query: { start_date, end_date } })).body.items.map(
      ({ title, date, time }) => [title, date, time],
    );
  const tasks = async () =>
    (await lin.call(listTasks, { query: { limit: 50 } })).body.items.map((task) => [
      task.title,
      task.date,
      task.time,
    ]);
  /** Longer than any jitter, and no longer. */
  const passHour = async () => {
    board.clock.advance(hourMs + 15 * minuteMs);
    await board.app.jobs.runDue();
  };

  test('their events lie on the person’s days, repeated ones too', async () => {
    expect(await subscribe()).toMatchObject({ host: lms.host, events: 55, problem: null });
    expect(await between('2026-11-16', '2026-11-22')).toEqual([
      ['Office hour', '2026-11-17', '14:30-16:00'],
      ['Sports day', '2026-11-19', null],
    ]);
    expect(await between('2027-11-01', '2027-11-30')).toHaveLength(4);
  });

  test('what begins before a range and reaches into it is there as one thing', async () => {
    lms.text = calendar(
      event('h', 'SUMMARY:Hackathon', 'DTSTART:20261120T140000Z', 'DTEND:20261120T180000Z'),
      event('m', 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20261118', 'DTEND;VALUE=DATE:20261122'),
      event('y', 'SUMMARY:Birthday', 'DTSTART;VALUE=DATE:20011121', 'RRULE:FREQ=YEARLY'),
    );
    await subscribe();
    expect(await between('2026-11-21', '2026-11-21')).toEqual([
      ['Fair', '2026-11-18', null],
      ['Hackathon', '2026-11-20', '22:00-02:00'],
      ['Birthday', '2026-11-21', null],
    ]);
    expect(await between('2026-11-22', '2026-11-22')).toEqual([]);
  });

  test('what is written of an event is read with it, the beginning where it is long', async () => {
    lms.text = calendar(sports.replace('SUMMARY', `DESCRIPTION:${'Run '.repeat(500)}\r\nSUMMARY`));
    await subscribe();
    const query = { start_date: '2026-11-19', end_date: '2026-11-19' };
    const [event] = (await lin.call(calls.listCalendarEvents, { query })).body.items;
    expect(event?.text).toBe('Run '.repeat(250));
  });

  test('the address is asked once an hour, and for nothing that it has not changed', async () => {
    await subscribe();
    board.clock.advance(hourMs - 1);
    await board.app.jobs.runDue();
    expect(lms.asked).toHaveLength(1);
    await passHour();
    expect(lms.asked.map((headers) => headers['if-none-match'] !== undefined)).toEqual([
      false,
      true,
    ]);
    lms.text = calendar(sports);
    await passHour();
    expect(await between('2026-11-16', '2026-11-22')).toEqual([['Sports day', '2026-11-19', null]]);
    expect(lms.asked).toHaveLength(3);
  });

  test('what cannot be had any more says since when and why, and keeps what it had', async () => {
    await subscribe();
    lms.status = 503;
    await passHour();
    const since = (await listed())[0]?.failing_since;
    await passHour();
    expect((await listed())[0]).toMatchObject({
      failing_since: since,
      problem: 'This address answers with error 503',
    });
    expect(await between('2026-11-16', '2026-11-22')).toHaveLength(2);
    const query = { start_date: '2026-11-16', end_date: '2026-11-22' };
    const failing = async () => (await lin.call(calls.listCalendarEvents, { query })).body.failing;
    expect(await failing()).toEqual([{ calendar: 'Moodle', since }]);
    lms.status = 200;
    await passHour();
    expect((await listed())[0]).toMatchObject({ failing_since: null, problem: null });
    expect(await failing()).toEqual([]);
  });

  test.each([
    [{ address: 'http://127.0.0.1:1/' }, 'outbound.address_refused'],
    [{ address: 'webcal://169.254.169.254/' }, 'outbound.address_refused'],
    [{ address: 'file:///etc/passwd' }, 'outbound.address_invalid'],
    [{}, 'calendar.address_required'],
    [{ content: Buffer.from('<html></html>').toString('base64') }, 'calendar.unreadable'],
    [{ content: Buffer.from('BEGIN:VCALENDAR').toString('base64') }, 'calendar.unreadable'],
  ])('%j is refused: %s', async (change, code) => {
    expect(await refused(change)).toBe(code);
    expect(await listed()).toEqual([]);
  });

  test('a calendar beyond all bounds is refused in words', async () => {
    const daily = (uid: number) =>
      event(`${uid}`, 'SUMMARY:Alarm', 'DTSTART:20261101T080000Z', 'RRULE:FREQ=DAILY');
    const content = calendar(...Array.from({ length: 6 }, (_, index) => daily(index)));
    expect(await refused({ content: Buffer.from(content).toString('base64') })).toBe(
      'calendar.too_large',
    );
  });

  test('due dates are tasks, once, and follow what changes', async () => {
    lms.text = calendar(
      report('20261120T155900Z'),
      report('20261101T155900Z').replace('report', 'old'),
    );
    await subscribe({ kind: 'tasks' });
    expect(await tasks()).toEqual([['Lab report', '2026-11-20', '23:59-23:59']]);
    expect(await between('2026-11-16', '2026-11-22')).toEqual([]);
    const [task] = (await lin.call(listTasks, {})).body.items;
    const params = { id: task?.id ?? '' };
    await lin.call(updateTask, { params, query: {}, body: { title: 'Report on trees' } });
    lms.text = calendar(report('20261122T100000Z'));
    await passHour();
    expect(await tasks()).toEqual([['Report on trees', '2026-11-22', '18:00-18:00']]);
    await lin.call(deleteTask, { params, query: {} });
    lms.text = calendar(report('20261123T100000Z'));
    await passHour();
    expect(await tasks()).toEqual([]);
    expect((await listed())[0]?.problem).toBeNull();
  });

  test('one that goes on after midnight is one task of its evening', async () => {
    lms.text = calendar(
      event('shift', 'SUMMARY:Shift', 'DTSTART:20261120T140000Z', 'DTEND:20261120T180000Z'),
    );
    await subscribe({ kind: 'tasks' });
    expect(await tasks()).toEqual([['Shift', '2026-11-20', '22:00-02:00']]);
  });

  test.each([
    [
      'an hour of a later day',
      ['DTSTART:20261110T010000Z', 'DTEND:20261130T155900Z'],
      '23:59-23:59',
    ],
    ['midnight', ['DTSTART:20261110T010000Z', 'DTEND:20261130T160000Z'], '23:59-23:59'],
    ['a day', ['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261201'], null],
  ])(
    'what is open for days until %s is due then, though it began before',
    async (_, when, time) => {
      lms.text = calendar(event('open', 'SUMMARY:Report', ...when));
      await subscribe({ kind: 'tasks' });
      expect(await tasks()).toEqual([['Report', '2026-11-30', time]]);
    },
  );

  test('what is due is an assignment of the course that it names, and hours are a task', async () => {
    const body = { course_name: 'Data Structures', date: '2026-11-18', periods: '1-2' };
    await lin.call(createCourse, { body });
    lms.text = calendar(
      report('20261120T155900Z').replace(
        'SUMMARY',
        'CATEGORIES:Data Structures\\, Fall\r\nSUMMARY',
      ),
      event('e', 'SUMMARY:Essay [Data Structures]', 'DTSTART;VALUE=DATE:20261121'),
      office.replace('\r\nRRULE:FREQ=WEEKLY', '').replaceAll('20261117', '20261122'),
    );
    await subscribe({ kind: 'tasks' });
    const { items } = (await lin.call(listTasks, {})).body;
    expect(items.map(({ title, course, assignment }) => [title, course, assignment])).toEqual([
      ['Lab report', 'Data Structures', 'set'],
      ['Essay [Data Structures]', 'Data Structures', 'set'],
      ['Office hour', '', 'none'],
    ]);
  });

  test('what the school takes back stays, says so, and follows when it is there again', async () => {
    const notes = async () =>
      (await lin.call(listTasks, {})).body.items.map(({ description }) => description);
    lms.text = calendar(
      report('20261120T155900Z').replace('SUMMARY', 'DESCRIPTION:Ten pages\r\nSUMMARY'),
    );
    await subscribe({ kind: 'tasks' });
    const { text } = lms;
    lms.text = text.replace('SUMMARY', 'STATUS:CANCELLED\r\nSUMMARY');
    await passHour();
    const said = ['No longer in the calendar ‘Moodle’.\n\nTen pages'];
    expect(await notes()).toEqual(said);
    lms.text += '\r\n';
    await passHour();
    expect(await notes()).toEqual(said);
    lms.text = text.replaceAll('20261120', '20261122');
    await passHour();
    expect(await notes()).toEqual(['Ten pages']);
    expect(await tasks()).toEqual([['Lab report', '2026-11-22', '23:59-23:59']]);
  });

  test('what is done says nothing when it is taken back', async () => {
    lms.text = calendar(report('20261120T155900Z'));
    await subscribe({ kind: 'tasks' });
    const [task] = (await lin.call(listTasks, {})).body.items;
    await lin.call(toggleTask, { params: { id: task?.id ?? '' } });
    lms.text = calendar(event('other', 'SUMMARY:Quiz', 'DTSTART:20261121T155900Z'));
    await passHour();
    const after = (await lin.call(listTasks, {})).body.items;
    expect(after.map(({ title, description }) => [title, description])).toEqual([
      ['Lab report', ''],
      ['Quiz', ''],
    ]);
  });

  test('very many due dates are opened a few at a reading, the soonest first', async () => {
    const due = (day: number) => {
      const date = addDays('2026-11-18', day).replaceAll('-', '');
      return event(`due-${day}`, `SUMMARY:Due ${day}`, `DTSTART:${date}T100000Z`);
    };
    const some = Array.from({ length: subscriptionLimit.newTasks + 20 }, (_, day) => due(day + 1));
    lms.text = calendar(...some.toReversed());
    await subscribe({ kind: 'tasks' });
    const count = async () => (await lin.call(listTasks, {})).body.pagination.total;
    expect(await count()).toBe(subscriptionLimit.newTasks);
    const last = addDays('2026-11-18', subscriptionLimit.newTasks);
    const beyond = { start_date: addDays(last, 1), end_date: addDays(last, 30) };
    expect((await lin.call(listTasks, { query: beyond })).body.items).toEqual([]);
    lms.text = calendar(...some);
    await passHour();
    expect(await count()).toBe(some.length);
  });

  test('what a reading held back comes with the next, though nothing has changed there', async () => {
    const due = Array.from({ length: subscriptionLimit.newTasks + 20 }, (_, at) =>
      event(`due-${at}`, `SUMMARY:Due ${at}`, 'DTSTART:20261201T100000Z'),
    );
    lms.text = calendar(...due);
    await subscribe({ kind: 'tasks' });
    await passHour();
    const total = async () => (await lin.call(listTasks, {})).body.pagination.total;
    expect(await total()).toBe(due.length);
  });

  test('very many that are called otherwise are followed a few at a reading, and none is left', async () => {
    const due = (title: string) =>
      Array.from({ length: subscriptionLimit.newTasks + 20 }, (_, at) =>
        event(`due-${at}`, `SUMMARY:${title} ${at}`, 'DTSTART:20261201T100000Z'),
      );
    lms.text = calendar(...due('Sheet'));
    await subscribe({ kind: 'tasks' });
    await passHour();
    lms.text = calendar(...due('Homework'));
    const renamed = async () => {
      await passHour();
      const query = { search: 'Homework' };
      return (await lin.call(listTasks, { query })).body.pagination.total;
    };
    expect(await renamed()).toBe(subscriptionLimit.newTasks);
    expect(await renamed()).toBe(subscriptionLimit.newTasks + 20);
  });

  test('a file, which is read once, says what it had besides', async () => {
    const due = Array.from({ length: subscriptionLimit.newTasks + 20 }, (_, at) =>
      event(`due-${at}`, `SUMMARY:Due ${at}`, 'DTSTART:20261201T100000Z'),
    );
    const content = Buffer.from(calendar(...due)).toString('base64');
    const body = { name: 'Sheets', color: 1, kind: 'tasks' as const, content };
    expect((await lin.call(calls.subscribeCalendar, { body })).body).toMatchObject({
      events: due.length,
      left_out: 20,
    });
  });

  test('a calendar that goes takes its events along, and nothing is asked any more', async () => {
    const { id } = await subscribe();
    await lin.call(calls.updateCalendar, { params: { id }, body: { name: 'School', color: 5 } });
    expect(await listed()).toMatchObject([{ name: 'School', color: 5, version: 2 }]);
    await lin.call(calls.deleteCalendar, { params: { id } });
    expect(await listed()).toEqual([]);
    expect(await between('2026-11-16', '2026-11-22')).toEqual([]);
    await passHour();
    expect(lms.asked).toHaveLength(1);
  });

  test('of those that were unsubscribed from the last three are kept, however many come and go', async () => {
    const ids: string[] = [];
    for (let each = 0; each < 5; each += 1) {
      const { id } = await subscribe();
      await lin.call(calls.deleteCalendar, { params: { id } });
      ids.push(id);
      board.clock.advance(1_000);
    }
    const { query } = board.services.database.reader;
    const own = query.selectFrom('calendar_events').select('calendar_id').distinct();
    const kept = await own.where('user_id', '=', lin.user.id).execute();
    expect(kept.map((row) => row.calendar_id).toSorted()).toEqual(ids.slice(2).toSorted());
  });

  test('one that was unsubscribed from is had back for an hour, as it was', async () => {
    const { id } = await subscribe();
    const params = { id };
    const before = await between('2026-11-16', '2026-11-22');
    await lin.call(calls.deleteCalendar, { params });
    expect((await lin.call(calls.restoreCalendar, { params })).body).toMatchObject({ id });
    expect(await between('2026-11-16', '2026-11-22')).toEqual(before);
    await passHour();
    expect(lms.asked).toHaveLength(2);
    await lin.call(calls.deleteCalendar, { params });
    await passHour();
    const gone = await lin.refused(calls.restoreCalendar, { params });
    expect(gone.body.code).toBe('calendar.not_found');
    const { query } = board.services.database.reader;
    expect(
      await query
        .selectFrom('calendar_events')
        .select('id')
        .where('calendar_id', '=', id)
        .execute(),
    ).toEqual([]);
  });

  test('a person has ten, and an address is shown to nobody', async () => {
    const content = Buffer.from(calendar(sports)).toString('base64');
    const file = { name: 'School', color: 1, kind: 'events' as const, content };
    for (let count = 0; count < 9; count += 1)
      await lin.call(calls.subscribeCalendar, { body: file });
    await subscribe();
    expect(await refused({ content })).toBe('calendar.too_many');
    const rows = await board.services.database.reader.query
      .selectFrom('calendars')
      .selectAll()
      .execute();
    expect(JSON.stringify([rows, await listed(), board.logged])).not.toContain('for-nobody-else');
  });

  test('of two people who chose the same id for theirs, each is read on, and neither ends the other’s', async () => {
    const id = '01938f2c-7a10-7c3e-9b1d-2f4e5a6b7c8d';
    await subscribe({ id });
    const wang = await board.asUser();
    await subscribe({ id }, wang);
    await wang.call(calls.deleteCalendar, { params: { id } });
    await passHour();
    expect(lms.asked).toHaveLength(3);
  });

  test('two requests with one id at the same time are one calendar', async () => {
    const id = '01938f2c-7a10-7c3e-9b1d-2f4e5a6b7c8e';
    const both = await Promise.all([id, id].map((each) => subscribe({ id: each })));
    expect(both.map(({ id }) => id)).toEqual([id, id]);
    expect(await listed()).toHaveLength(1);
  });

  test('a mark that no header may hold is not sent back', async () => {
    lms.mark = '"Kalender-\u00fc"';
    await subscribe();
    await passHour();
    expect((await listed())[0]).toMatchObject({ failing_since: null });
    expect(lms.asked.map((headers) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  test('characters that no text may hold are not kept', async () => {
    lms.text = calendar(sports.replace('day', 'day\u0000\u0007'));
    await subscribe();
    expect(await between('2026-11-19', '2026-11-19')).toEqual([['Sports day', '2026-11-19', null]]);
  });

  test('who was shut out for a while finds it read again', async () => {
    await subscribe();
    const stand = (status: 'active' | 'inactive') =>
      board.services.database.transaction((tx) =>
        tx.query.updateTable('users').set({ status }).where('id', '=', lin.user.id).execute(),
      );
    await stand('inactive');
    await passHour();
    expect(lms.asked).toHaveLength(1);
    await stand('active');
    await passHour();
    expect(lms.asked).toHaveLength(2);
  });

  // As some platforms write it before what goes from right to left.
  const sign = '\u200e';

  test('a title of signs that nobody sees is no task, and the others become theirs', async () => {
    lms.text = calendar(
      event('sign', `SUMMARY:${sign}`, 'DTSTART:20261120T140000Z'),
      report('20261121T080000Z'),
    );
    await subscribe({ kind: 'tasks' });
    const before = [['Lab report', '2026-11-21', '16:00-16:00']];
    expect(await tasks()).toEqual(before);
    lms.text = lms.text.replace('SUMMARY:Lab report', `SUMMARY:${sign}`);
    await passHour();
    expect(await tasks()).toEqual(before);
    expect(await listed()).toMatchObject([{ problem: null }]);
  });
});
