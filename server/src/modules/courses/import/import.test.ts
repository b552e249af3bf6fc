import * as calls from '@board/contracts/calls/courses';
import { listNotifications } from '@board/contracts/calls/notifications';
import * as termCalls from '@board/contracts/calls/terms';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { newTerm } from '../testing/timetable.ts';
import { lasting, plans, preview, table } from './testing/some-table.ts';

const autumn = { name: 'Autumn', first_monday: '2026-09-07', weeks: 18 };

describeOnEngines('import', () => {
  const board = boardForAll();
  let student: SignedIn;

  beforeEach(async () => {
    student = await board.asUser();
  });

  const monday = async () =>
    (
      await student.call(calls.listCourses, {
        query: { start_date: '2026-09-07', end_date: '2026-09-07' },
      })
    ).body.items.map((lesson) => lesson.course_name);

  async function existingAlgebra(termId: string, weeks = '1-16周') {
    await student.call(calls.createCourse, {
      body: {
        course_name: 'Linear Algebra',
        teacher: 'Prof. Lin',
        term_id: termId,
        meetings: [{ weekday: 1, periods: '1-2', weeks, classroom: 'A-302' }],
      },
    });
  }

  test('an import into a new term can be undone as a whole', async () => {
    const { courses } = await preview(student, table);
    const done = (
      await student.call(calls.runImport, { body: { new_term: autumn, mode: 'merge', courses } })
    ).body;
    expect(done).toMatchObject({ created: 2, merged: 0, removed: 0 });
    expect(await monday()).toEqual(['Linear Algebra', 'Physics']);
    await student.call(calls.undoImport, { params: done });
    expect(await plans(student)).toEqual([]);
    expect((await student.call(termCalls.listTerms, {})).body.items).toEqual([]);
  });

  test('of imports again and again the last fifty are kept', async () => {
    const { id: term_id } = await newTerm(student);
    const { courses } = await preview(student, table);
    const body = { term_id, mode: 'replace' as const, courses };
    const first = (await student.call(calls.runImport, { body })).body;
    for (let again = 0; again < 50; again += 1) await student.call(calls.runImport, { body });
    const kept = (await student.call(calls.listCourseImports, { query: {} })).body;
    expect(kept.pagination.total).toBe(50);
    expect((await student.refused(calls.undoImport, { params: first })).body.code).toBe(
      'import.not_found',
    );
  });

  test('a course that was replaced comes back to the days of its term as that is now', async () => {
    const term = await newTerm(student);
    await existingAlgebra(term.id);
    const { courses } = await preview(student, table);
    const order = { term_id: term.id, mode: 'replace' as const, courses: courses.slice(1) };
    const done = (await student.call(calls.runImport, { body: order })).body;
    const later = { first_monday: '2026-09-21' };
    await student.call(termCalls.updateTerm, { params: { id: term.id }, body: later });
    await student.call(calls.undoImport, { params: done });
    const query = { start_date: '2027-01-04', end_date: '2027-01-10' };
    const { items } = (await student.call(calls.listCourses, { query })).body;
    expect(items.map(({ date }) => date)).toEqual(['2027-01-04']);
  });

  test('an import that makes a term longer lets its courses be held to their ends', async () => {
    const term = await newTerm(student, { weeks: 20 });
    await existingAlgebra(term.id, '1-20周');
    await student.call(termCalls.updateTerm, { params: { id: term.id }, body: { weeks: 10 } });
    const { courses } = await preview(student, table);
    const order = { term_id: term.id, mode: 'merge' as const };
    const longer = lasting(courses.slice(1), '1-20');
    await student.call(calls.runImport, { body: { ...order, courses: longer } });
    const query = { start_date: '2026-12-14', end_date: '2026-12-14' };
    const { items } = (await student.call(calls.listCourses, { query })).body;
    expect(items.map(({ course_name }) => course_name)).toContain('Linear Algebra');
  });

  test('a course that went to another term keeps its days there when an import is undone', async () => {
    const [term, next] = [
      await newTerm(student),
      await newTerm(student, { first_monday: '2027-03-01' }),
    ];
    await existingAlgebra(term.id);
    const { courses } = await preview(student, table.replace(',1,1,2,', ',2,1,2,'));
    const order = { term_id: term.id, mode: 'merge' as const, courses };
    const done = (await student.call(calls.runImport, { body: order })).body;
    const [algebra] = await plans(student);
    const body = { term_id: next.id };
    await student.call(calls.updateCourse, { params: { id: algebra?.id ?? '' }, body });
    await student.call(calls.undoImport, { params: done });
    const query = { start_date: '2027-03-15', end_date: '2027-03-21' };
    const { items } = (await student.call(calls.listCourses, { query })).body;
    expect(items.map(({ date }) => date)).toEqual(['2027-03-15']);
  });

  test('an import that is sent twice is there once, and what is said of it is its answer', async () => {
    const { courses } = await preview(student, table);
    const body = { new_term: autumn, mode: 'merge' as const, courses };
    const key = { 'idempotency-key': 'the-one-import' };
    await student.call(calls.runImport, { body }, key);
    await student.call(calls.runImport, { body }, key);
    const imports = (await student.call(calls.listCourseImports, { query: {} })).body;
    expect(imports.pagination.total).toBe(1);
    const { items } = (await student.call(listNotifications, { query: {} })).body;
    expect(items).toEqual([]);
  });

  test('merging keeps what is there, adds what is lacking, and undo takes only that back', async () => {
    const term = await newTerm(student, { weeks: 8 });
    await existingAlgebra(term.id, '1-8周');
    const { courses } = await preview(student, table, { term_id: term.id });
    const done = (
      await student.call(calls.runImport, { body: { term_id: term.id, mode: 'merge', courses } })
    ).body;
    expect(done).toMatchObject({ created: 1, merged: 1, removed: 0 });
    expect((await student.call(termCalls.listTerms, {})).body.items[0]?.weeks).toBe(16);
    await student.call(calls.undoImport, { params: done });
    expect(
      (await plans(student)).map((plan) => [plan.course_name, plan.meetings[0]?.weeks]),
    ).toEqual([['Linear Algebra', '1-8周']]);
    expect((await student.call(termCalls.listTerms, {})).body.items[0]?.weeks).toBe(8);
  });

  test('the same file twice changes nothing the second time', async () => {
    const term = await newTerm(student);
    const { courses } = await preview(student, table);
    const body = { term_id: term.id, mode: 'merge' as const, courses };
    await student.call(calls.runImport, { body });
    const again = (await student.call(calls.runImport, { body })).body;
    expect(again).toMatchObject({ created: 0, merged: 0, removed: 0 });
    expect(await plans(student)).toHaveLength(2);
  });

  test('replacing removes what is there, and undo brings it back', async () => {
    const term = await newTerm(student);
    await student.call(calls.createCourse, {
      body: {
        course_name: 'Old',
        term_id: term.id,
        meetings: [{ weekday: 2, periods: '1', weeks: '1-16周' }],
      },
    });
    const { courses } = await preview(student, table);
    const body = { term_id: term.id, mode: 'replace' as const, courses };
    const done = (await student.call(calls.runImport, { body })).body;
    expect(done).toMatchObject({ created: 2, removed: 1 });
    expect((await plans(student)).map((plan) => plan.course_name)).toEqual([
      'Linear Algebra',
      'Physics',
    ]);
    await student.call(calls.undoImport, { params: done });
    expect((await plans(student)).map((plan) => plan.course_name)).toEqual(['Old']);
  });

  test('imports that are undone in any order leave nothing behind', async () => {
    const term = await newTerm(student, { weeks: 10 });
    await existingAlgebra(term.id, '1-8周');
    const { courses } = await preview(student, table);
    const run = async (mode: 'merge' | 'replace', weeks: string) => {
      const body = { term_id: term.id, mode, courses: lasting(courses, weeks) };
      const done = (await student.call(calls.runImport, { body })).body;
      board.clock.advance(1_000);
      return done;
    };
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const done = [
        await run('merge', '1-16周'),
        await run('replace', '1-18周'),
        await run('replace', '1-17周'),
      ];
      for (const index of order)
        await student.call(calls.undoImport, { params: { id: done[index]?.id ?? '' } });
      expect(
        (await plans(student)).map((plan) => [plan.course_name, plan.meetings[0]?.weeks]),
      ).toEqual([['Linear Algebra', '1-8周']]);
      expect((await student.call(termCalls.listTerms, {})).body.items[0]?.weeks).toBe(10);
    }
  });

  test('a term stays as long as what a later import brought', async () => {
    const term = await newTerm(student, { weeks: 10 });
    const { courses } = await preview(student, table);
    const [algebra, physics] = courses.map((course) => [course]);
    const run = async (some = courses, weeks = '1-16周') => {
      const body = { term_id: term.id, mode: 'merge' as const, courses: lasting(some, weeks) };
      return (await student.call(calls.runImport, { body })).body;
    };
    const first = await run(algebra, '1-18周');
    board.clock.advance(1_000);
    const second = await run(physics, '1-14周');
    const weeks = async () => (await student.call(termCalls.listTerms, {})).body.items[0]?.weeks;
    await student.call(calls.undoImport, { params: first });
    expect(await weeks()).toBe(14);
    await student.call(calls.undoImport, { params: second });
    expect(await weeks()).toBe(10);
  });

  test('the term that an import made stays as long as anything lies in it', async () => {
    const { courses } = await preview(student, table);
    const [algebra, physics] = courses.map((course) => [course]);
    const run = async (into: object, some = courses) => {
      board.clock.advance(1_000);
      const body = { ...into, mode: 'merge' as const, courses: some };
      return (await student.call(calls.runImport, { body })).body;
    };
    const undo = (params: { id: string }) => student.call(calls.undoImport, { params });
    const terms = async () => (await student.call(termCalls.listTerms, {})).body.items.length;

    const first = await run({ new_term: autumn }, algebra);
    const second = await run({ term_id: first.term_id }, physics);
    await undo(first);
    expect((await plans(student)).map((plan) => plan.course_name)).toEqual(['Physics']);
    await undo(second);
    expect([await plans(student), await terms()]).toEqual([[], 0]);

    const third = await run({ new_term: autumn }, physics);
    await existingAlgebra(third.term_id);
    await undo(third);
    expect((await plans(student)).map((plan) => plan.course_name)).toEqual(['Linear Algebra']);
  });

  test('imports are listed, the newest first, for as long as they can be undone', async () => {
    const { courses } = await preview(student, table);
    const into = async (name: string) => {
      const body = { new_term: { ...autumn, name }, mode: 'merge' as const, courses };
      return (await student.call(calls.runImport, { body })).body;
    };
    const list = async (who = student, query = {}) =>
      (await who.call(calls.listCourseImports, { query })).body;
    const first = await into('First');
    board.clock.advance(1_000);
    const second = await into('Second');
    await student.call(calls.undoImport, { params: second });
    expect((await list()).items).toEqual([
      expect.objectContaining({ id: second.id, term_name: 'Second', created: 2, undone: true }),
      expect.objectContaining({ id: first.id, term_name: 'First', removed: 0, undone: false }),
    ]);
    const last = await list(student, { page: 2, limit: 1 });
    expect(last.items.map(({ id }) => id)).toEqual([first.id]);
    expect(last.pagination.total).toBe(2);
    expect((await list(await board.asUser())).items).toEqual([]);
    await board.services.database.transaction(async (tx) => {
      const created_at = '2026-10-01T00:00:00.000Z';
      await tx.query
        .updateTable('course_imports')
        .set({ created_at })
        .where('id', '=', first.id)
        .execute();
    });
    expect((await list()).items.map(({ id }) => id)).toEqual([second.id]);
    expect((await student.refused(calls.undoImport, { params: first })).status).toBe(404);
  });

  test('an import that breaks a rule changes nothing', async () => {
    const term = await newTerm(student);
    const { courses } = await preview(student, table);
    const broken = courses.map((course, index) => ({
      ...course,
      meetings: course.meetings.map((each) => ({
        ...each,
        periods: index === 1 ? 'x' : each.periods,
      })),
    }));
    const { body } = await student.refused(calls.runImport, {
      body: { term_id: term.id, mode: 'replace', courses: broken },
    });
    expect(body.details?.[0]?.field).toBe('courses.1.meetings.0.periods');
    expect(await plans(student)).toEqual([]);
  });

  test('an import belongs to whoever made it', async () => {
    const { courses } = await preview(student, table);
    const body = { new_term: autumn, mode: 'merge' as const, courses };
    const done = (await student.call(calls.runImport, { body })).body;
    const other = await board.asUser();
    const { status } = await other.refused(calls.undoImport, { params: done });
    expect(status).toBe(404);
    const { body: foreign } = await other.refused(calls.runImport, {
      body: { term_id: done.term_id, mode: 'merge', courses },
    });
    expect(foreign.code).toBe('term.not_found');
  });
});
