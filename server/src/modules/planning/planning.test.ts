import { createCourse } from '@board/contracts/calls/courses';
import { createExam, deleteExam, updateExam } from '@board/contracts/calls/exams';
import { createTransaction, setBudget } from '@board/contracts/calls/finance';
import * as calls from '@board/contracts/calls/planning';
import { getChanges, getDashboard } from '@board/contracts/calls/system';
import { createTask, deleteTask, toggleTask } from '@board/contracts/calls/tasks';
import { updatePreferences } from '@board/contracts/calls/user';
import { freeTimeDays, revisionLimit } from '@board/contracts/constants/planning';
import { wholeBudget } from '@board/contracts/constants/transactions';
import { newId } from '../../database/ids.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { listTasks } from '../tasks/index.ts';
import { getBrief } from './briefs/get-brief.ts';
import { setBrief } from './briefs/set-brief.ts';
import { listRevisions } from './revision/list-revisions.ts';

describeOnEngines('planning', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // Noon of a Wednesday in Shanghai.
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser();
  });

  /** The clock on the wall in Shanghai. */
  const at = async (moment: string) => {
    board.clock.set(new Date(Date.parse(`${moment}:00+08:00`)).toISOString());
    await board.app.jobs.runDue();
  };
  const task = async (title: string, more: object = {}) =>
    (await lin.call(createTask, { body: { title, date: '2026-11-18', ...more } })).body;
  const lesson = (date: string, time: string) =>
    lin.call(createCourse, {
      body: { course_name: 'Linear Algebra', date, time, periods: '', classroom: 'A-302' },
    });
  const exam = async (date = '2026-11-21') =>
    (
      await lin.call(createExam, {
        body: { title: 'Midterm', course: 'Linear Algebra', date, time: '09:00-11:00' },
      })
    ).body;
  const told = () =>
    board.services.database.reader.query
      .selectFrom('notifications')
      .select(['title', 'message'])
      .where('category', '=', 'task')
      .orderBy('timestamp')
      .execute();

  describe('free time', () => {
    const free = async (start: string, end = start) =>
      (await lin.call(calls.listFreeTime, { query: { start_date: start, end_date: end } })).body
        .days;

    it('is what lessons, exams and open tasks leave, of today what is still to come', async () => {
      await lesson('2026-11-19', '09:45-11:10');
      await exam('2026-11-20');
      await task('Group call', { date: '2026-11-18', time: '18:00-18:50' });
      const done = await task('Swim', { date: '2026-11-18', time: '14:00-15:00' });
      await lin.call(toggleTask, { params: { id: done.id } });
      await task('Night shift', { date: '2026-11-19', time: '20:00-09:00' });
      expect(await free('2026-11-18', '2026-11-20')).toEqual([
        {
          date: '2026-11-18',
          free: [
            { from: '12:00', until: '18:00' },
            { from: '18:50', until: '22:00' },
          ],
        },
        {
          date: '2026-11-19',
          free: [
            { from: '08:00', until: '09:45' },
            { from: '11:10', until: '20:00' },
          ],
        },
        { date: '2026-11-20', free: [{ from: '11:00', until: '22:00' }] },
      ]);
    });

    it('is asked of some weeks at most, and in order', async () => {
      for (const query of [
        { start_date: '2026-11-18', end_date: '2027-01-18' },
        { start_date: '2026-11-18', end_date: '2026-11-17' },
      ]) {
        const { body } = await lin.refused(calls.listFreeTime, { query });
        expect(body.code).toBe('planning.range');
      }
      expect(freeTimeDays).toBe(42);
    });
  });

  it.each([
    ['free time', calls.listFreeTime, { start_date: '2026-11-18', end_date: '2026-11-18' }],
    ['links that end', calls.listShares, undefined],
  ] as const)('is asked for again with the next minute: %s', async (_, call, query) => {
    const ask = (headers = {}) =>
      lin.call(call as typeof calls.listFreeTime, { query } as never, headers);
    const seen = { 'if-none-match': String((await ask()).headers.etag) };
    expect((await ask(seen)).status).toBe(304);
    board.clock.advance(60_000);
    expect((await ask(seen)).status).toBe(200);
  });

  it('is not parted by what takes no time', async () => {
    await task('Call', { date: '2026-11-19', time: '08:20-08:20' });
    const query = { start_date: '2026-11-19', end_date: '2026-11-19' };
    const { days } = (await lin.call(calls.listFreeTime, { query })).body;
    expect(days).toEqual([{ date: '2026-11-19', free: [{ from: '08:00', until: '22:00' }] }]);
  });

  describe('a plan of revision', () => {
    const block = (more: object = {}) => ({
      id: newId(board.clock.now()),
      title: 'Chapter 1',
      date: '2026-11-19',
      time: '14:00-15:30',
      ...more,
    });
    const plan = async (id: string, blocks = [block()]) =>
      (await lin.call(calls.planRevision, { params: { id }, body: { blocks } })).body.items;
    const revisions = async () => listRevisions(await board.contextOf(lin));

    it('is written as tasks of the exam’s course, once, and counts what is done', async () => {
      const { id } = await exam();
      const blocks = [block(), block({ time: '16:00-16:45' })];
      const made = await plan(id, blocks);
      expect(made).toMatchObject([
        { title: 'Chapter 1', course: 'Linear Algebra', time: '14:00-15:30' },
        { time: '16:00-16:45' },
      ]);
      expect((await plan(id, blocks)).map((each) => each.id)).toEqual(made.map((each) => each.id));
      await lin.call(toggleTask, { params: { id: made[1]?.id ?? '' } });
      expect(await revisions()).toEqual([
        { exam_id: id, done_minutes: 45, planned_minutes: 135, moved: null },
      ]);
      await lin.call(deleteTask, { params: { id: made[0]?.id ?? '' } });
      expect(await revisions()).toMatchObject([{ done_minutes: 45, planned_minutes: 45 }]);
    });

    it('ends before the exam, is bounded, and is of one’s own exam', async () => {
      const { id } = await exam();
      const send = async (person: SignedIn, blocks: object[]) =>
        (await person.refused(calls.planRevision, { params: { id }, body: { blocks } as never }))
          .body.code;
      expect(await send(lin, [block({ date: '2026-11-22' })])).toBe('planning.after_exam');
      const mei = await board.asUser('mei_student');
      expect(await send(mei, [block()])).toBe('exam.not_found');
      const all = Array.from({ length: revisionLimit.blocks }, (_, index) =>
        block({ id: newId(index) }),
      );
      await plan(id, all);
      expect(await send(lin, [block()])).toBe('planning.too_many');
    });

    it('moves on what was missed to the next free hours before the exam, says so, once', async () => {
      board.app.jobs.start();
      await board.app.jobs.stop();
      const { id } = await exam();
      await lesson('2026-11-20', '08:00-12:00');
      const [missed] = await plan(id, [
        block(),
        block({ date: '2026-11-20', time: '13:00-14:00' }),
      ]);
      await at('2026-11-19T03:00');
      expect(await told()).toEqual([]);
      await at('2026-11-20T03:00');
      expect(await told()).toEqual([
        { title: '1 missed block of revision moved on', message: 'Chapter 1 → 11-20 14:00-15:30' },
      ]);
      expect(await revisions()).toMatchObject([
        {
          planned_minutes: 150,
          moved: {
            from_date: '2026-11-19',
            from_time: '14:00-15:30',
            date: '2026-11-20',
            time: '14:00-15:30',
          },
        },
      ]);
      const { items } = await listTasks(await board.contextOf(lin), { date: '2026-11-20' });
      expect(items.map((each) => each.id)).toContain(missed?.id);
    });

    it('moves it on the last evening before the exam, where it is a day earlier than elsewhere', async () => {
      board.app.jobs.start();
      await board.app.jobs.stop();
      await lin.call(updatePreferences, { body: { timeZone: 'America/New_York' } });
      const { id } = await exam('2026-11-20');
      await plan(id, [block({ date: '2026-11-18', time: '18:00-19:00' })]);
      // In New York it is two in the afternoon of the day before.
      await at('2026-11-20T03:00');
      expect(await told()).toHaveLength(1);
    });

    it('leaves what was done, what has no room before the exam, and whose exam is over or gone', async () => {
      board.app.jobs.start();
      await board.app.jobs.stop();
      const [near, over, gone] = [await exam('2026-11-20'), await exam('2026-11-24'), await exam()];
      await plan(near.id);
      await plan(over.id);
      await plan(gone.id);
      const [done] = await plan(over.id, [block({ time: '17:00-18:00' })]);
      await lin.call(toggleTask, { params: { id: done?.id ?? '' } });
      await lin.call(updateExam, { params: { id: over.id }, body: { date: '2026-11-19' } });
      await lin.call(deleteExam, { params: { id: gone.id } });
      await at('2026-11-20T03:00');
      expect(await told()).toEqual([]);
    });
  });

  describe('a brief', () => {
    const set = async (kind: 'morning' | 'sunday', change: object) =>
      setBrief(await board.contextOf(lin), kind, change);
    /** Whoever is away for days has no session to ask with. */
    const brief = async () => getBrief(await board.contextOf(lin));

    it('is off until somebody chooses a time for it', async () => {
      await task('Lab report');
      expect(await brief()).toBeNull();
      expect((await lin.call(calls.listBriefs, {})).body.items).toMatchObject([
        { kind: 'morning', is_on: false, time: '07:10' },
        { kind: 'sunday', is_on: false, time: '19:30' },
      ]);
    });

    it('says where to be first, what is due and where it fits, and what may be spent', async () => {
      await lesson('2026-11-18', '13:00-14:30');
      await lesson('2026-11-18', '15:00-16:30');
      await task('Read', { priority: 'low' });
      await task('Lab report', { assignment: 'set', duration_minutes: 90 });
      await lin.call(setBudget, { params: { category: wholeBudget }, body: { amount: 1300 } });
      const coffee = { type: 'expense', category: 'dining', description: 'Coffee' } as const;
      await lin.call(createTransaction, { body: { ...coffee, amount: 13, date: '2026-11-18' } });
      await set('morning', { is_on: true, time: '11:30' });
      expect(await brief()).toMatchObject({
        kind: 'morning',
        date: '2026-11-18',
        time: '11:30',
        lines: [
          { about: 'lesson', title: '13:00 Linear Algebra, A-302', text: '2 lessons today' },
          {
            about: 'task',
            title: 'Lab report',
            text: 'about 90 min, free at 16:30, 1 more',
            place: '16:30-18:00',
          },
          { about: 'money', text: '¥1,287.00 left this month' },
        ],
      });
      const { body: first } = await lin.call(getDashboard, { query: {} });
      expect(first.brief).toEqual((await lin.call(calls.getBrief, {})).body.brief);
      const put = { params: { kind: 'morning' }, body: { closed_on: '2026-11-18' } } as const;
      await lin.call(calls.setBrief, put);
      expect((await lin.call(calls.getBrief, {})).body.brief).toBeNull();
    });

    it('has its hours: not before the time, not in the evening', async () => {
      await task('Lab report');
      await set('morning', { is_on: true, time: '12:01' });
      expect(await brief()).toBeNull();
      await at('2026-11-18T12:01');
      expect(await brief()).toMatchObject({ kind: 'morning' });
      await at('2026-11-18T17:01');
      expect(await brief()).toBeNull();
    });

    it('on a board that stays open comes at its time, and goes when the morning is over', async () => {
      await task('Lab report');
      await set('morning', { is_on: true, time: '12:30', way: 'board' });
      const moved = async () => (await lin.call(getChanges, {})).body.revisions.planning;
      const before = await moved();
      await at('2026-11-18T12:30');
      const come = await moved();
      expect(come).toBeGreaterThan(before);
      await at('2026-11-18T17:30');
      expect(await moved()).toBeGreaterThan(come);
      expect(await told()).toEqual([]);
    });

    it('that has nothing to say but sums, which it is not to say, is not told', async () => {
      await lin.call(setBudget, { params: { category: wholeBudget }, body: { amount: 1300 } });
      await set('morning', { is_on: true, time: '12:30', way: 'push' });
      await at('2026-11-18T12:30');
      expect(await brief()).not.toBeNull();
      expect(await told()).toEqual([]);
    });

    it('of a morning is told though that of the Sunday came before it', async () => {
      await task('Read', { date: '2026-11-22' });
      await set('sunday', { is_on: true, time: '07:00', way: 'board' });
      await set('morning', { is_on: true, time: '07:10', way: 'push' });
      await at('2026-11-22T07:10');
      expect(await told()).toMatchObject([{ message: 'Read' }]);
    });

    it('names what is handed in today, however much is late, and counts all of it', async () => {
      for (let late = 0; late < 55; late += 1)
        await task(`Late ${late}`, { date: '2026-11-01', priority: 'low' });
      await task('Essay', { assignment: 'set', time: '18:00-19:00' });
      await set('morning', { is_on: true, time: '11:30' });
      expect((await brief())?.lines).toMatchObject([
        { title: '18:00 Essay', text: expect.stringContaining('55 more') as string },
      ]);
    });

    it('of a Sunday tells the week', async () => {
      const done = await task('Lab report');
      await lin.call(toggleTask, { params: { id: done.id } });
      await task('Read');
      await exam('2026-11-24');
      await set('sunday', { is_on: true });
      await at('2026-11-22T19:29');
      expect(await brief()).toBeNull();
      await at('2026-11-22T19:30');
      expect(await brief()).toMatchObject({
        kind: 'sunday',
        lines: [
          {
            about: 'week',
            title: '1 of 2 done this week',
            text: '1 left over, ¥0.00 spent, 1 exam in two weeks',
          },
        ],
      });
    });

    it('goes ahead of the board where that is chosen, without sums unless they may be shown', async () => {
      await lesson('2026-11-19', '08:00-09:30');
      await lesson('2026-11-20', '08:00-09:30');
      await lin.call(setBudget, { params: { category: wholeBudget }, body: { amount: 1300 } });
      await set('morning', { is_on: true, time: '07:10', way: 'push' });
      await at('2026-11-19T07:09');
      expect(await told()).toEqual([]);
      await at('2026-11-19T07:10');
      expect(await told()).toEqual([
        { title: 'Good morning', message: '08:00 Linear Algebra, A-302' },
      ]);
      await set('morning', { shows_sums: true });
      await at('2026-11-20T07:10');
      expect((await told())[1]?.message).toMatch(/^08:00 Linear Algebra, A-302\n¥[\d.]+ to spend/);
      await set('morning', { way: 'board' });
      await at('2026-11-21T07:10');
      expect(await told()).toHaveLength(2);
    });

    it('follows its person to another time zone', async () => {
      await task('Read', { date: '2026-11-19' });
      await set('morning', { is_on: true, time: '07:10', way: 'push' });
      await lin.call(updatePreferences, { body: { timeZone: 'Europe/Berlin', language: 'zh-CN' } });
      await at('2026-11-19T07:10');
      expect(await told()).toEqual([]);
      await at('2026-11-19T14:10');
      expect(await told()).toEqual([{ title: '早上好', message: 'Read' }]);
    });
  });
});
