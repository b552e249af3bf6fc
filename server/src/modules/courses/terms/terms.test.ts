import * as calls from '@board/contracts/calls/courses';
import * as termCalls from '@board/contracts/calls/terms';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { algebra, autumn, lessons, newTerm } from '../testing/timetable.ts';

describeOnEngines('terms', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  test('holidays, make-up days and a period table of the term are kept', async () => {
    const term = await newTerm(student, {
      day_changes: [
        { date: '2026-11-18', runs: 'off', note: 'Sports day' },
        { date: '2026-11-21', runs: 'as', week: 11, weekday: 3, note: '' },
      ],
      period_tables: [
        {
          from: '2026-11-20',
          periods: [
            { start: '08:30', end: '09:10' },
            { start: '09:20', end: '10:00' },
          ],
        },
      ],
    });
    await algebra(student, term.id);
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toMatchObject([
      { date: '2026-11-21', time: '08:30-10:00' },
    ]);
  });

  test('a course that comes back after its term has moved is on the days of the term', async () => {
    const term = await newTerm(student);
    const { id } = await algebra(student, term.id, {
      meetings: [{ weekday: 1, periods: '1', weeks: '16周' }],
    });
    await student.call(calls.deleteCourse, { params: { id } });
    const later = { first_monday: '2026-09-21' };
    await student.call(termCalls.updateTerm, { params: { id: term.id }, body: later });
    await student.call(calls.restoreCourse, { params: { id } });
    expect(await lessons(student, '2027-01-04', '2027-01-10')).toMatchObject([
      { date: '2027-01-04' },
    ]);
  });

  test('a term with another first Monday carries its courses along', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id, { meetings: [{ weekday: 1, periods: '1', weeks: '1周' }] });
    await student.call(termCalls.updateTerm, {
      params: term,
      body: { first_monday: '2026-10-05' },
    });
    expect(await lessons(student, '2026-10-05', '2026-10-11')).toMatchObject([
      { date: '2026-10-05', week: 1 },
    ]);
    expect(await lessons(student, '2026-09-07', '2026-09-13')).toEqual([]);
  });

  test('a deleted term takes its courses out of sight and brings them back', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id);
    await student.call(termCalls.deleteTerm, { params: term });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toEqual([]);
    expect((await student.call(termCalls.listTerms, {})).body.items).toEqual([]);
    for (const query of [{}, { term_id: term.id }])
      expect((await student.call(calls.listCoursePlans, { query })).body).toMatchObject({
        items: [],
        pagination: { total: 0 },
      });
    await student.call(termCalls.restoreTerm, { params: term });
    expect(await lessons(student, '2026-11-16', '2026-11-22')).toHaveLength(1);
    expect((await student.call(termCalls.listTerms, {})).body.items).toMatchObject([
      { courses: 1 },
    ]);
  });

  test('a term begins on a Monday, and its periods follow each other', async () => {
    const refuse = async (change: object) =>
      (await student.refused(termCalls.createTerm, { body: { ...autumn, ...change } })).body.code;
    expect(await refuse({ first_monday: '2026-09-08' })).toBe('term.monday_required');
    expect(await refuse({ name: '  ' })).toBe('term.name_required');
    const periods = [
      { start: '08:00', end: '08:40' },
      { start: '08:30', end: '09:10' },
    ];
    const table = { from: '2026-09-07', periods };
    expect(await refuse({ period_tables: [table] })).toBe('term.periods_order');
    const day = { date: '2026-10-01', runs: 'off', note: '' };
    expect(await refuse({ day_changes: [day, day] })).toBe('term.day_twice');
  });

  test('a period table that lacks a period in use is refused', async () => {
    const term = await newTerm(student);
    await algebra(student, term.id);
    const table = { from: '2026-09-07', periods: [{ start: '08:00', end: '08:40' }] };
    const { body } = await student.refused(termCalls.updateTerm, {
      params: term,
      body: { period_tables: [table] },
    });
    expect(body.code).toBe('course.period_unknown');
  });
});
