import * as calls from '@board/contracts/calls/courses';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { algebra, lessons, newTerm } from './testing/timetable.ts';

describeOnEngines('single lessons', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  test('one lesson is moved, cancelled and put back; the others stay', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const params = { id: plan.id, meeting_id: plan.meetings[0]?.id ?? '', date: '2026-11-18' };
    const moved = await student.call(calls.changeLesson, {
      params,
      body: { new_date: '2026-11-20', periods: '3、4', classroom: 'B-1', teacher: 'Prof. Lin' },
    });
    expect(moved.body.changes).toEqual([
      {
        meeting_id: params.meeting_id,
        date: '2026-11-18',
        cancelled: false,
        new_date: '2026-11-20',
        periods: '3-4节',
        time: null,
        classroom: 'B-1',
        teacher: null,
      },
    ]);
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toMatchObject([
      {
        date: '2026-11-20',
        periods: '3-4节',
        time: '09:45-11:10',
        classroom: 'B-1',
        changed: true,
      },
    ]);
    await student.call(calls.changeLesson, { params, body: { cancelled: true } });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toEqual([]);
    await student.call(calls.changeLesson, { params, body: { cancelled: false } });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toMatchObject([
      { date: '2026-11-20' },
    ]);
    const { body: reset } = await student.call(calls.resetLesson, { params });
    expect(reset.changes).toEqual([]);
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toMatchObject([
      { date: '2026-11-18' },
    ]);
    expect(await lessons(student, '2026-11-30', '2026-12-06')).toHaveLength(1);
  });

  test('a time of its own leaves the periods, and one that the periods have is no change', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const params = { id: plan.id, meeting_id: plan.meetings[0]?.id ?? '', date: '2026-11-18' };
    const changedTo = async (body: { time?: string | null; periods?: string | null }) => {
      const { body: after } = await student.call(calls.changeLesson, { params, body });
      const [lesson] = await lessons(student, '2026-11-16', '2026-11-22');
      return { changes: after.changes.length, time: lesson?.time, periods: lesson?.periods };
    };
    const [asPlanned, later] = ['08:00-09:25', '10:00-11:00'];
    expect(await changedTo({ time: later })).toEqual({ changes: 1, time: later, periods: '' });
    expect(await changedTo({ periods: '3-4', time: '09:45-11:10' })).toEqual({
      changes: 1,
      time: '09:45-11:10',
      periods: '3-4节',
    });
    expect(await changedTo({ periods: null, time: asPlanned })).toEqual({
      changes: 0,
      time: asPlanned,
      periods: '1-2节',
    });
  });

  test('later lessons go to another day, and putting the meetings back gives the same term', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const [meeting] = plan.meetings;
    if (!meeting) throw new Error('no meeting');
    const params = { id: plan.id, meeting_id: meeting.id, date: '2026-11-04' };
    await student.call(calls.changeLesson, { params, body: { cancelled: true } });
    const ofTerm = () => lessons(student, '2026-09-01', '2027-01-31');
    const before = await ofTerm();
    const meetings = [
      { ...meeting, weeks: '1-9周(单)' },
      { ...meeting, id: undefined, weekday: 5, weeks: '11-15周(单)' },
    ];
    const write = (body: object) =>
      student.call(calls.updateCourse, { params: { id: plan.id }, body });
    await write({ meetings });
    const after = await ofTerm();
    expect(after.filter(({ date }) => date < '2026-11-18')).toEqual(
      before.filter(({ date }) => date < '2026-11-18'),
    );
    expect(after.slice(4).map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-12-04',
      '2026-12-18',
    ]);
    await write({ meetings: plan.meetings });
    expect(await ofTerm()).toEqual(before);
  });

  test('a lesson that is not planned on that day cannot be changed', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const params = { id: plan.id, meeting_id: plan.meetings[0]?.id ?? '', date: '2026-11-25' };
    const { body } = await student.refused(calls.changeLesson, {
      params,
      body: { cancelled: true },
    });
    expect(body.code).toBe('course.lesson_not_found');
  });

  test('a lesson may be moved beyond the term, and is found there', async () => {
    const plan = await algebra(student, (await newTerm(student)).id);
    const params = { id: plan.id, meeting_id: plan.meetings[0]?.id ?? '', date: '2026-11-18' };
    await student.call(calls.changeLesson, { params, body: { new_date: '2027-02-20' } });
    expect(await lessons(student, '2027-02-15', '2027-02-21')).toMatchObject([
      { date: '2027-02-20', week: null },
    ]);
  });
});
