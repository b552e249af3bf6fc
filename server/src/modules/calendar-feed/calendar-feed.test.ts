import * as feedCalls from '@board/contracts/calls/calendar-feed';
import * as calls from '@board/contracts/calls/courses';
import { listNotifications } from '@board/contracts/calls/notifications';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { download, fillTerm, pathOf, rotate } from './testing/filled-feed.ts';

describeOnEngines('calendar feed', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  const lessons = async (who: SignedIn) =>
    (
      await who.call(calls.listCourses, {
        query: { start_date: '2026-09-01', end_date: '2027-02-01' },
      })
    ).body.items;

  test('an address is made, shown again, renewed and revoked', async () => {
    expect((await student.call(feedCalls.getCalendarFeed, {})).body).toEqual({
      url: null,
      created_at: null,
    });
    const first = await rotate(student);
    expect((await student.call(feedCalls.getCalendarFeed, {})).body.url).toBe(first);
    const second = await rotate(student);
    expect((await download(board, first)).statusCode).toBe(404);
    const { body: told } = await student.call(listNotifications, {});
    expect(told.items.map(({ title }) => title)).toEqual(Array(2).fill('New calendar address'));
    const reply = await download(board, second);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    await student.call(feedCalls.revokeCalendarFeed, {});
    expect((await download(board, second)).statusCode).toBe(404);
  });

  test('the secret is not kept as it is', async () => {
    const url = await rotate(student);
    const secret = pathOf(url).split('/').at(-1)?.replace('.ics', '') ?? '';
    const rows = await board.services.database.reader.query
      .selectFrom('calendar_feeds')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('lines are short, ended properly, and text is escaped', async () => {
    await fillTerm(student);
    const { body } = await download(board, await rotate(student));
    const lines = body.split('\r\n');
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n ', '')).toContain('SUMMARY:线性代数\\; 上\\, with a name');
  });

  test('ical.js finds every lesson where the board shows it', async () => {
    await fillTerm(student);
    const { body } = await download(board, await rotate(student));
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
    await fillTerm(student);
    const { body } = await download(board, await rotate(student));
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
    await fillTerm(student);
    const { body } = await download(board, await rotate(student));
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
    const place = await fillTerm(student);
    const url = await rotate(student);
    const uids = async () =>
      [...(await download(board, url)).body.matchAll(/^UID:(.+)$/gm)].map((match) =>
        match[1]?.trim(),
      );
    const before = await uids();
    await student.call(calls.changeLesson, {
      params: { ...place, date: '2026-11-30' },
      body: { classroom: 'C-210' },
    });
    expect(await uids()).toEqual(expect.arrayContaining(before));
  });
});
