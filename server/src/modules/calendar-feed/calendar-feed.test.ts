import * as feedCalls from '@board/contracts/calls/calendar-feed';
import * as calls from '@board/contracts/calls/courses';
import { createTask } from '@board/contracts/calls/tasks';
import * as termCalls from '@board/contracts/calls/terms';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnEngines('calendar feed', (engine) => {
  let board: TestApp;
  let student: SignedIn;

  beforeAll(async () => {
    board = await startTestApp({ engine });
  });
  afterAll(() => board.close());
  beforeEach(async () => {
    student = await board.asUser();
  });

  const rotate = async () => (await student.call(feedCalls.rotateCalendarFeed, {})).body.url ?? '';
  const pathOf = (url: string) => new URL(url).pathname;
  const download = async (url: string) => board.anybody.send('GET', pathOf(url));
  const lessons = async (who: SignedIn) =>
    (
      await who.call(calls.listCourses, {
        query: { start_date: '2026-09-01', end_date: '2027-02-01' },
      })
    ).body.items;

  async function fillTerm() {
    const term = (
      await student.call(termCalls.createTerm, {
        body: {
          name: 'Autumn',
          first_monday: '2026-09-07',
          weeks: 18,
          day_changes: [
            { date: '2026-10-05', runs: 'off', note: 'Holiday' },
            { date: '2026-10-10', runs: 'as', week: 5, weekday: 1, note: '' },
          ],
        },
      })
    ).body;
    const course = (
      await student.call(calls.createCourse, {
        body: {
          course_name: '线性代数; 上, with a name so long that its line has to be folded somewhere',
          teacher: 'Prof. Lin',
          term_id: term.id,
          meetings: [
            { weekday: 1, periods: '1-2', weeks: '1-16周', classroom: 'A-302' },
            { weekday: 3, periods: '3-4', weeks: '1-15周(单)', classroom: 'A-302' },
          ],
        },
      })
    ).body;
    await student.call(calls.createCourse, {
      body: { course_name: 'Talk', date: '2026-11-20', periods: '', time: '18:10-19:00' },
    });
    const [monday] = course.meetings;
    const place = { id: course.id, meeting_id: monday?.id ?? '' };
    await student.call(calls.changeLesson, {
      params: { ...place, date: '2026-11-16' },
      body: { new_date: '2026-11-19', periods: '6-7', classroom: 'B-105' },
    });
    await student.call(calls.changeLesson, {
      params: { ...place, date: '2026-11-23' },
      body: { cancelled: true },
    });
    return place;
  }

  test('an address is made, shown again, renewed and revoked', async () => {
    expect((await student.call(feedCalls.getCalendarFeed, {})).body).toEqual({
      url: null,
      created_at: null,
    });
    const first = await rotate();
    expect((await student.call(feedCalls.getCalendarFeed, {})).body.url).toBe(first);
    const second = await rotate();
    expect((await download(first)).statusCode).toBe(404);
    const reply = await download(second);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    await student.call(feedCalls.revokeCalendarFeed, {});
    expect((await download(second)).statusCode).toBe(404);
  });

  test('the secret is not kept as it is', async () => {
    const url = await rotate();
    const secret = pathOf(url).split('/').at(-1)?.replace('.ics', '') ?? '';
    const rows = await board.services.database.reader.query
      .selectFrom('calendar_feeds')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('lines are short, ended properly, and text is escaped', async () => {
    await fillTerm();
    const { body } = await download(await rotate());
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n ', '')).toContain('SUMMARY:线性代数\\; 上\\, with a name');
  });

  test('ical.js finds every lesson where the board shows it', async () => {
    await fillTerm();
    const { body } = await download(await rotate());
    const found = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .flatMap((component) => {
        const event = new ICAL.Event(component);
        if (!event.isRecurring()) return [event.startDate.toString()];
        const starts: string[] = [];
        const iterator = event.iterator();
        for (let next = iterator.next(); next; next = iterator.next()) starts.push(next.toString());
        return starts;
      });
    const shown = (await lessons(student)).map(
      ({ date, time }) => `${date}T${time.slice(0, 5)}:00`,
    );
    expect(found.sort()).toEqual(shown.sort());
  });

  test('node-ical finds them too, at the right instants', async () => {
    await fillTerm();
    const { body } = await download(await rotate());
    const events = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (each) => each?.type === 'VEVENT',
    );
    const found = events.flatMap((event) =>
      event?.type === 'VEVENT'
        ? nodeIcal
            .expandRecurringEvent(event, {
              from: new Date('2026-09-01'),
              to: new Date('2027-02-01'),
            })
            .map((each) => new Date(each.start).toISOString())
        : [],
    );
    const shown = (await lessons(student)).map(({ date, time }) =>
      new Date(`${date}T${time.slice(0, 5)}:00+08:00`).toISOString(),
    );
    expect(found.sort()).toEqual(shown.sort());
  });

  test('what is exported and imported again is the same timetable', async () => {
    await fillTerm();
    const { body } = await download(await rotate());
    const other = await board.asUser();
    const file = { file_name: 'board.ics', content: Buffer.from(body).toString('base64') };
    const preview = (await other.call(calls.previewImport, { body: file })).body;
    expect(preview.term.first_monday).toBe('2026-09-07');
    await other.call(calls.runImport, {
      body: {
        new_term: { name: 'Again', first_monday: '2026-09-07', weeks: 18 },
        mode: 'merge',
        courses: preview.courses,
      },
    });
    const plain = async (who: SignedIn) =>
      (await lessons(who)).map(({ name, date, time, periods, classroom, teacher }) => ({
        name,
        date,
        time,
        periods,
        classroom,
        teacher,
      }));
    expect(await plain(other)).toEqual(await plain(student));
  });

  test('an event keeps its UID when another lesson of its meeting is moved', async () => {
    const place = await fillTerm();
    const url = await rotate();
    const uids = async () =>
      [...(await download(url)).body.matchAll(/^UID:(.+)$/gm)].map((match) => match[1]?.trim());
    const before = await uids();
    await student.call(calls.changeLesson, {
      params: { ...place, date: '2026-11-30' },
      body: { classroom: 'C-210' },
    });
    expect(await uids()).toEqual(expect.arrayContaining(before));
  });

  test('open tasks are there with their reminder, and lessons have an alarm', async () => {
    await fillTerm();
    await student.call(createTask, {
      body: {
        title: 'Lab report',
        date: '2026-11-18',
        time: '16:00-17:30',
        has_reminder: true,
        reminder_time: '2026-11-18T07:45:00Z',
      },
    });
    await student.call(createTask, { body: { title: 'Essay', date: '2026-11-21' } });
    await student.call(createTask, {
      body: { title: 'Done', date: '2026-11-21', completed: true },
    });
    const { body } = await download(await rotate());
    const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const named = (name: string) =>
      events.find((event) => event.getFirstPropertyValue('summary') === name);
    const alarm = (name: string) =>
      String(named(name)?.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger'));
    expect(alarm('Lab report')).toBe('2026-11-18T07:45:00Z');
    expect(alarm('Talk')).toBe('-PT15M');
    expect(String(named('Essay')?.getFirstPropertyValue('dtstart'))).toBe('2026-11-21');
    expect(named('Done')).toBeUndefined();
  });

  test('both parsers find an alarm for each reminder, and a moment without an end', async () => {
    await student.call(createTask, {
      body: {
        title: 'Seminar talk',
        date: '2026-11-20',
        time: '16:00-16:00',
        reminders: [
          { minutes_before: 15 },
          { minutes_before: 60 },
          { time: '2026-11-19T12:00:00Z' },
        ],
      },
    });
    const { body } = await download(await rotate());
    const event = new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vevent');
    const moments = ['2026-11-19T12:00:00Z', '2026-11-20T07:00:00Z', '2026-11-20T07:45:00Z'];
    const triggers = event
      ?.getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
    expect(triggers?.sort()).toEqual(moments);
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-20T16:00:00');
    expect(event?.hasProperty('dtend')).toBe(false);
    const [found] = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (each) => each?.type === 'VEVENT',
    );
    expect(found).toMatchObject({ summary: 'Seminar talk' });
    expect(found?.type === 'VEVENT' && found.alarms).toHaveLength(moments.length);
    expect(found?.type === 'VEVENT' && found.start.toISOString()).toBe('2026-11-20T08:00:00.000Z');
  });

  test('old tasks, however many, do not push out the one of tomorrow', async () => {
    const old = Array.from({ length: 600 }, (_, number) => `Late ${number}`);
    const add = (title: string, date: string) =>
      student.call(createTask, { body: { title, date } });
    await Promise.all(old.map((title) => add(title, '2026-10-05')));
    await add('Forgotten', '2026-01-05');
    await add('Tomorrow', '2026-11-20');
    const { body } = await download(await rotate());
    expect(body).toContain('SUMMARY:Tomorrow');
    expect(body).not.toContain('SUMMARY:Forgotten');
    expect(body.match(/SUMMARY:Late/g)).toHaveLength(old.length);
  });
});

test.each([
  ['Asia/Shanghai', ['STANDARD 19700101T000000 +0800 +0800']],
  [
    'Europe/Berlin',
    expect.arrayContaining([
      'STANDARD 20261025T030000 +0200 +0100',
      'DAYLIGHT 20270328T020000 +0100 +0200',
    ]),
  ],
])('%s has its changes of the clock', async (timeZone, expected) => {
  const { timeZoneComponent } = await import('./time-zone.ts');
  const text = timeZoneComponent(timeZone, Date.UTC(2026, 0, 1), Date.UTC(2028, 0, 1)).toString();
  const blocks = text.split(/BEGIN:(?=STANDARD|DAYLIGHT)/).slice(1);
  const written = blocks.map((block) => {
    const value = (name: string) => new RegExp(`${name}:(\\S+)`).exec(block)?.[1];
    return [
      block.split(/\s/)[0],
      value('DTSTART'),
      value('TZOFFSETFROM'),
      value('TZOFFSETTO'),
    ].join(' ');
  });
  expect(written).toEqual(expected);
});
