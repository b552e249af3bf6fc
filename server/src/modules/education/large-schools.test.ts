import * as courseCalls from '@board/contracts/calls/courses';
import * as calls from '@board/contracts/calls/education';
import { timetableLimit } from '@board/contracts/constants/limits';
import {
  type ReferenceSchool,
  startReferenceSchool,
} from '../../../../e2e/reference-school/reference-school.ts';
import { newId } from '../../database/ids.ts';
import { pieces } from '../../database/pieces.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';

describeOnEngines('a school that sends far too much', () => {
  let school: ReferenceSchool;
  beforeAll(async () => {
    school = await startReferenceSchool();
  });
  afterAll(() => school.close());
  const board = boardForAll(() => ({ environment: { OUTBOUND_ALLOW_PEOPLE: school.host } }));
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
    await student.call(calls.bindEducation, {
      body: { apiPath: school.apiPath, apiKey: school.key },
    });
  });

  const lesson = (name: string, date: string, periods = '1') => ({
    course_name: name,
    date,
    periods,
    time: '08:00-08:45',
    classroom: '',
    teacher: '',
  });
  const sync = async () => {
    await student.call(calls.syncEducation, {});
    await board.app.jobs.runDue();
    return (await student.call(calls.getEducationBinding, {})).body.sync;
  };
  const rows = async () => {
    const { query } = board.services.database.reader;
    const courses = query.selectFrom('courses').where('user_id', '=', student.user.id);
    const { count } = await courses
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  };
  const refused = {
    state: 'failed',
    message: 'There are too many terms, courses or lessons',
  };

  it('changes nothing, whether by its courses or by its lessons', async () => {
    const names = Array.from({ length: timetableLimit.courses + 1 }, (_, at) => `Course ${at}`);
    school.change = ([first]) => names.map((name) => lesson(name, first?.date ?? ''));
    expect(await sync()).toMatchObject(refused);
    expect(await rows()).toBe(0);
    // Less than the bound in each answer, and no more courses than may be.
    school.change = ([first]) =>
      Array.from({ length: 800 }, (_, at) =>
        lesson(`Course ${at % 400}`, first?.date ?? '', String(1 + Math.trunc(at / 400))),
      );
    expect(await sync()).toMatchObject(refused);
    expect(await rows()).toBe(0);
  });

  it('is measured with what its student has', async () => {
    for (let course = 0; course < timetableLimit.courses; course += 1)
      await student.call(courseCalls.createCourse, {
        body: { course_name: `Own ${course}`, date: '2026-11-21', periods: '3' },
      });
    school.change = (courses) => courses;
    expect(await sync()).toMatchObject(refused);
    expect(await rows()).toBe(timetableLimit.courses);
  });

  it('is gone with the binding, however much of it came before there was a bound', async () => {
    school.change = (courses) => courses;
    expect(await sync()).toMatchObject({ state: 'done' });
    const { database } = board.services;
    const row = await database.reader.query
      .selectFrom('courses')
      .selectAll()
      .where('user_id', '=', student.user.id)
      .limit(1)
      .executeTakeFirstOrThrow();
    await database.transaction(async (tx) => {
      const many = Array.from({ length: 999 }, () => ({ ...row, id: newId() }));
      for (const piece of pieces(many))
        await tx.query.insertInto('courses').values(piece).execute();
    });
    database.statements.forget();
    await student.call(calls.deleteEducationBinding, {});
    expect(await rows()).toBe(0);
    const deletes = database.statements
      .slowest(0, 1_000)
      .filter(({ shape }) => shape.startsWith('delete from courses'));
    expect(deletes[0]?.times).toBeGreaterThanOrEqual(10);
  });
});
