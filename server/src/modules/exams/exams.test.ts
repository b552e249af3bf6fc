import * as calls from '@board/contracts/calls/exams';
import { search } from '@board/contracts/calls/search';
import { getChanges } from '@board/contracts/calls/system';
import { updatePreferences } from '@board/contracts/calls/user';
import { examsPerPerson, usualExamReminders } from '@board/contracts/constants/exams';
import { dayMs } from '@board/time';
import { newId } from '../../database/ids.ts';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';
import { write } from '../../writing/transaction.ts';
import { restoreExam } from './change-exam.ts';
import { findExamRow, insertExamRow } from './exams.repository.ts';
import { examSoonJob } from './remind/plan-exams.ts';

describeOnEngines('exams', (engine) => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    board.clock.set('2026-11-18T04:00:00.000Z');
    lin = await board.asUser();
  });

  const midterm = {
    title: 'Midterm',
    course: 'Linear Algebra',
    date: '2026-11-28',
    time: '09:00-11:00',
    room: 'Hall 3',
    seat: '27',
  };
  const add = async (more: object = {}) =>
    (await lin.call(calls.createExam, { body: { ...midterm, ...more } })).body;
  const listed = async (query: object = {}) =>
    (await lin.call(calls.listExams, { query })).body.items.map(({ title }) => title);
  /** Whoever is away for days has no session to ask with. */
  const told = () =>
    board.services.database.reader.query
      .selectFrom('notifications')
      .select(['title', 'message'])
      .orderBy('timestamp')
      .execute();
  /** The clock on the wall in Shanghai. */
  const at = async (moment: string) => {
    board.clock.set(new Date(Date.parse(`${moment}:00+08:00`)).toISOString());
    await board.app.jobs.runDue();
  };

  it('are kept as they were said, one person’s alone, and move his revision', async () => {
    const before = (await lin.call(getChanges, {})).body.revisions.exams;
    const exam = await add({ title: ' Midterm ', weight: 30 });
    expect(exam).toMatchObject({ ...midterm, weight: 30, remind_days: usualExamReminders });
    expect((await lin.call(calls.getExam, { params: { id: exam.id } })).body).toEqual(exam);
    expect((await lin.call(getChanges, {})).body.revisions.exams).toBe(before + 1);
    const mei = await board.asUser('mei_student');
    expect((await mei.call(calls.listExams, { query: {} })).body.items).toEqual([]);
  });

  it('are listed as they come, of some days or of a course', async () => {
    await add({ title: 'Final', date: '2027-01-14' });
    await add();
    await add({ title: 'CET-6', course: '', time: null, date: '2026-12-12' });
    expect(await listed()).toEqual(['Midterm', 'CET-6', 'Final']);
    expect(await listed({ start_date: '2026-12-01', end_date: '2026-12-31' })).toEqual(['CET-6']);
    expect(await listed({ course: 'Linear Algebra' })).toEqual(['Midterm', 'Final']);
    expect(await listed({ limit: 1, page: 2 })).toEqual(['CET-6']);
  });

  it('are changed by whoever saw the newest, deleted, and had back for thirty days', async () => {
    const { id, version } = await add();
    const params = { id };
    const changed = await lin.call(calls.updateExam, { params, body: { seat: '12' } });
    expect(changed.body).toMatchObject({ ...midterm, seat: '12', version: version + 1 });
    const stale = { 'if-match': `"${version}"` };
    const late = await lin.refused(calls.updateExam, { params, body: { seat: '1' } }, stale);
    expect(late.body.code).toBe('request.stale');
    await lin.call(calls.deleteExam, { params });
    expect(await listed()).toEqual([]);
    expect((await lin.call(calls.restoreExam, { params })).body).toMatchObject({ seat: '12' });
    expect(await listed()).toEqual(['Midterm']);
    await lin.call(calls.deleteExam, { params });
    const ctx = await board.contextOf(lin);
    board.clock.advance(31 * dayMs);
    await expect(restoreExam(ctx, id)).rejects.toMatchObject({ code: 'exam.not_found' });
  });

  it('need a name, and an end after the beginning', async () => {
    const refused = async (more: object) =>
      (await lin.refused(calls.createExam, { body: { ...midterm, ...more } })).body.code;
    expect(await refused({ title: '  ' })).toBe('exam.title_required');
    expect(await refused({ time: '11:00-09:00' })).toBe('exam.time_order');
    expect(await refused({ weight: 101 })).toBe('request.invalid');
  });

  it('are told of seven, three days and one day before, in the morning and once', async () => {
    const other = await startTestApp({ engine, beside: board });
    await add();
    await at('2026-11-21T07:59');
    expect(await told()).toEqual([]);
    await at('2026-11-21T08:00');
    await other.app.jobs.runDue();
    await other.close();
    expect(await told()).toEqual([
      {
        title: 'Exam in 7 days: Linear Algebra, Midterm',
        message: 'Sat 28 November 09:00–11:00, Hall 3, seat 27',
      },
    ]);
    await at('2026-11-25T08:00');
    await at('2026-11-27T08:00');
    expect((await told()).map(({ title }) => title)).toEqual([
      'Exam in 7 days: Linear Algebra, Midterm',
      'Exam in 3 days: Linear Algebra, Midterm',
      'Exam tomorrow: Linear Algebra, Midterm',
    ]);
  });

  it('leave nothing waiting that is not told any more', async () => {
    const waiting = async () =>
      (
        await board.services.database.reader.query
          .selectFrom('jobs')
          .select('run_at')
          .where('kind', '=', examSoonJob)
          .orderBy('run_at')
          .execute()
      ).map(({ run_at }) => run_at.slice(0, 13));
    const exam = await add({ remind_days: [3, 1] });
    expect(await waiting()).toEqual(['2026-11-25T00', '2026-11-27T00']);
    await lin.call(calls.updateExam, { params: exam, body: { date: '2026-11-30' } });
    expect(await waiting()).toEqual(['2026-11-27T00', '2026-11-29T00']);
    await lin.call(updatePreferences, { body: { timeZone: 'Europe/Berlin' } });
    expect(await waiting()).toEqual(['2026-11-27T07', '2026-11-29T07']);
    await lin.call(calls.deleteExam, { params: { id: exam.id } });
    expect(await waiting()).toEqual([]);
  });

  it('that were deleted are dropped when they can no longer be had back', async () => {
    const kept = () =>
      board.services.database.reader.query.selectFrom('exams').select('id').execute();
    board.app.jobs.start();
    await board.app.jobs.stop();
    const { id } = await add();
    await lin.call(calls.deleteExam, { params: { id } });
    board.clock.advance(29 * dayMs);
    await board.app.jobs.runDue();
    expect(await kept()).toEqual([{ id }]);
    board.clock.advance(3 * dayMs);
    await board.app.jobs.runDue();
    expect(await kept()).toEqual([]);
  });

  it('are as many as a person may keep, those that come back too', async () => {
    const { id } = await add();
    await lin.call(calls.deleteExam, { params: { id } });
    const ctx = await board.contextOf(lin);
    await write(ctx, ['exams'], async (tx) => {
      const gone = await findExamRow(tx, lin.user.id, id);
      if (!gone) throw new Error('It can be had back for thirty days');
      for (let at = 0; at < examsPerPerson; at++)
        await insertExamRow(tx, { ...gone, id: newId(board.clock.now()), deleted_at: null });
    });
    const restored = await lin.refused(calls.restoreExam, { params: { id } });
    const added = await lin.refused(calls.createExam, { body: midterm });
    expect([restored.body.code, added.body.code]).toEqual(['exam.too_many', 'exam.too_many']);
  });

  it('that are moved or deleted are told of as they are now', async () => {
    const moved = await add();
    const gone = await add({ title: 'Quiz' });
    await lin.call(calls.updateExam, { params: moved, body: { date: '2026-11-27' } });
    await lin.call(calls.deleteExam, { params: { id: gone.id } });
    await at('2026-11-20T08:00');
    await at('2026-11-21T08:00');
    expect((await told()).map(({ title }) => title)).toEqual([
      'Exam in 7 days: Linear Algebra, Midterm',
    ]);
  });

  it('are told of in the morning of wherever the person is, in his language', async () => {
    await add();
    await lin.call(updatePreferences, { body: { timeZone: 'Europe/Berlin', language: 'zh-CN' } });
    await at('2026-11-21T14:59');
    expect(await told()).toEqual([]);
    await at('2026-11-21T15:00');
    expect(await told()).toEqual([
      {
        title: '还有 7 天考试：Linear Algebra Midterm',
        message: '11月28日周六 09:00–11:00，Hall 3，座位 27',
      },
    ]);
  });

  it('are found by their words', async () => {
    await add();
    const { body: found } = await lin.call(search, { query: { q: 'midterm' } });
    expect(found.groups).toMatchObject([
      { kind: 'exam', hits: [{ title: 'Linear Algebra Midterm', date: midterm.date }] },
    ]);
  });
});
