import { changePassword } from '@board/contracts/calls/account';
import { createCourse } from '@board/contracts/calls/courses';
import * as calls from '@board/contracts/calls/planning';
import { createTask } from '@board/contracts/calls/tasks';
import { shareLimit } from '@board/contracts/constants/planning';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import { type SignedIn, testPassword } from '../../../testing/test-app.ts';

const busyOnly = { shows: 'busy' as const, rooms: false, teachers: false, days: 7 };
const lessons = { shows: 'courses' as const, rooms: true, teachers: false, days: 7 };
const days = { start_date: '2026-11-18', end_date: '2026-11-19' };

describeOnEngines('shares', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // Noon of a Wednesday in Shanghai.
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser('lin_student');
    await lin.call(createCourse, {
      body: {
        course_name: 'Algebra <b>',
        date: '2026-11-18',
        time: '14:00-15:30',
        classroom: 'A-302',
        teacher: 'Prof. Lin',
      },
    });
    await lin.call(createTask, {
      body: { title: 'Secret plan', date: '2026-11-18', time: '15:00-16:00' },
    });
  });

  const share = async (body: typeof busyOnly | typeof lessons) =>
    (await lin.call(calls.createShare, { body })).body;
  const open = async (url: string, more = '') => {
    const reply = await board.anybody.send('GET', `${new URL(url).pathname}${more}`, undefined, {
      'accept-language': 'en',
    });
    return { status: reply.statusCode, body: reply.body, headers: reply.headers };
  };
  const secretOf = (url: string) => url.split('/').at(-1) ?? '';
  const busy = (url: string) =>
    board.anybody.call(calls.readSharedBusy, { params: { secret: secretOf(url) }, query: days });

  it('shows lessons by name with what was chosen beside them, and no task', async () => {
    const { url } = await share(lessons);
    const { status, body, headers } = await open(url);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toContain('Timetable of lin_student');
    expect(body).toContain('14:00–15:30 Algebra &lt;b&gt; A-302');
    expect(body).not.toMatch(/Prof\. Lin|Secret plan|<b>|<script/);
  });

  it('names the days that it draws, without an empty weekend', async () => {
    const query = { shows: 'courses' as const, rooms: true, teachers: false, date: '2026-11-18' };
    const { svg } = (await lin.call(calls.drawShare, { query })).body;
    expect(svg).toMatch(/aria-label="[^"]*16\D+20\D/);
  });

  it('shows by wish only that there is something, what overlaps as one', async () => {
    const { url } = await share(busyOnly);
    const { body } = await open(url);
    expect(body).toContain('14:00–16:00 Busy');
    expect(body).not.toMatch(/Algebra|A-302|Secret plan/);
    expect((await busy(url)).body).toEqual({
      name: 'lin_student',
      expires_at: '2026-11-25T04:00:00.000Z',
      busy: [{ from: '2026-11-18T06:00:00.000Z', until: '2026-11-18T08:00:00.000Z' }],
    });
    const own = await lin.call(calls.listBusyTime, { query: days });
    expect(own.body.busy).toHaveLength(1);
  });

  it('goes on to the weeks that it lives in, and to no others', async () => {
    const { url } = await share(lessons);
    expect((await open(url)).body).toMatch(/date=2026-11-23">Week after/);
    const next = (await open(url, '?date=2026-11-25')).body;
    expect(next).toContain('Wed 25 Nov');
    expect(next).toMatch(/date=2026-11-16">Week before/);
    expect((await open(url, '?date=2030-01-01')).body).toContain('Wed 25 Nov');
    expect((await open(url, '?date=2020-01-01')).body).toContain('Wed 18 Nov');
  });

  it('says nothing of weeks before it, and of none after it that somebody is free', async () => {
    const { url } = await share(busyOnly);
    const asked = (start_date: string, end_date: string) => ({
      params: { secret: secretOf(url) },
      query: { start_date, end_date },
    });
    const code = async (start: string, end: string) =>
      (await board.anybody.refused(calls.readSharedBusy, asked(start, end))).body.code;
    expect(await code('2026-11-01', '2026-11-15')).toBe('planning.share_over');
    expect(await code('2026-11-26', '2026-11-27')).toBe('planning.share_over');
    const { body } = await board.anybody.call(
      calls.readSharedBusy,
      asked('2026-11-10', '2026-11-27'),
    );
    expect(body.busy).toEqual([
      { from: '2026-11-18T06:00:00.000Z', until: '2026-11-18T08:00:00.000Z' },
      { from: '2026-11-25T16:00:00.000Z', until: '2026-11-27T16:00:00.000Z' },
    ]);
  });

  it('is drawn for its owner as others will see it', async () => {
    const { days: _, ...shown } = lessons;
    const query = { ...shown, date: '2026-11-18' };
    const { svg } = (await lin.call(calls.drawShare, { query })).body;
    expect(svg).toMatch(/^<svg .*Algebra.*A-302.*<\/svg>$/);
    const { url } = await share(lessons);
    expect((await open(url)).body).toContain('<svg ');
  });

  it('ends by a press, and with the password where that was asked for', async () => {
    const first = await share(busyOnly);
    const second = await share(lessons);
    expect((await lin.call(calls.listShares, {})).body.items).toEqual([second.share, first.share]);
    await lin.call(calls.deleteShare, { params: { id: second.share.id } });
    const over = await open(second.url);
    expect([over.status, over.body]).toEqual([404, expect.stringContaining('was ended')]);
    expect((await lin.call(calls.listShares, {})).body.items).toEqual([first.share]);
    const third = await share(busyOnly);
    await lin.call(changePassword, {
      body: { currentPassword: testPassword, newPassword: 'another-One-9', endFeeds: true },
    });
    expect((await open(third.url)).status).toBe(404);
  });

  it('is over at its time', async () => {
    const { url } = await share(busyOnly);
    board.clock.advance(7 * 24 * 3_600_000 - 1);
    expect((await open(url)).status).toBe(200);
    board.clock.advance(1);
    expect((await open(url)).status).toBe(404);
    await board.anybody.refused(calls.readSharedBusy, {
      params: { secret: secretOf(url) },
      query: days,
    });
  });

  it('is ended by nobody else, and its secret stands nowhere', async () => {
    const { url, share: mine } = await share(busyOnly);
    const stranger = await board.asUser();
    await stranger.refused(calls.deleteShare, { params: { id: mine.id } });
    expect((await open(url)).status).toBe(200);
    const rows = await board.services.database.reader.query
      .selectFrom('shares')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain(secretOf(url));
  });

  it('is looked at from one address as often as a class does, and no more', async () => {
    const { url } = await share(lessons);
    const looks = Array.from({ length: 121 }, async () => (await open(url)).status);
    const seen = await Promise.all(looks);
    expect(seen.filter((status) => status === 200)).toHaveLength(120);
    expect(seen).toContain(429);
    board.clock.advance(60_000);
    expect((await open(url)).status).toBe(200);
  });

  it('has a bound for links, days and ranges', async () => {
    await lin.refused(calls.createShare, { body: { ...busyOnly, days: 31 } });
    for (let made = 0; made < shareLimit.perPerson; made += 1) await share(busyOnly);
    const { body } = await lin.refused(calls.createShare, { body: busyOnly });
    expect(body.code).toBe('planning.too_many_shares');
    const far = { start_date: '2026-01-01', end_date: '2026-12-31' };
    expect((await lin.refused(calls.listBusyTime, { query: far })).body.code).toBe(
      'planning.range',
    );
  });
});
