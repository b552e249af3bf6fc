import * as courseCalls from '@board/contracts/calls/courses';
import * as calls from '@board/contracts/calls/education';
import { listNotifications } from '@board/contracts/calls/notifications';
import { getProfile } from '@board/contracts/calls/user';
import { startReferenceSchool } from '../../../../e2e/reference-school/reference-school.ts';
import { boardForAll, describeOnEngines, openForAll } from '../../testing/engines.ts';
import { type SignedIn, startTestApp } from '../../testing/test-app.ts';

const dayMs = 24 * 60 * 60_000;

describeOnEngines('education binding', (engine) => {
  const school = openForAll(startReferenceSchool, (it) => it.close());
  const board = boardForAll(() => ({ environment: { OUTBOUND_ALLOW_PEOPLE: school.host } }));
  let student: SignedIn;
  beforeEach(async () => {
    student = await board.asUser();
    Object.assign(school, { manner: 'well', change: (courses: unknown) => courses });
  });
  afterEach(() => student.send('DELETE', '/api/user/bind-edu'));

  const bind = () =>
    student.call(calls.bindEducation, { body: { apiPath: school.apiPath, apiKey: school.key } });
  const sync = async () => {
    await student.call(calls.syncEducation, {});
    await board.app.jobs.runDue();
    return (await student.call(calls.getEducationBinding, {})).body.sync;
  };
  const week = async () =>
    (
      await student.call(courseCalls.listCourses, {
        query: { start_date: '2026-11-16', end_date: '2026-11-22' },
      })
    ).body.items;

  test('binding brings the courses, without those that are none', async () => {
    await bind();
    await board.app.jobs.runDue();
    expect(
      (await week()).map((lesson) => [lesson.course_name, lesson.date, lesson.periods]),
    ).toEqual([
      ['高等数学', '2026-11-16', '1-2节'],
      ['大学物理', '2026-11-17', '3-4节'],
      ['高等数学', '2026-11-18', '1-2节'],
      ['大学英语', '2026-11-19', '6-7节'],
    ]);
    const { body } = await student.call(calls.getEducationBinding, {});
    expect(body).toMatchObject({ isBound: true, sync: { state: 'done', progress: 1, added: 120 } });
    const profile = (await student.call(getProfile, {})).body;
    expect(profile.eduBinding).toEqual({ isBound: true, apiPath: school.apiPath });
  });

  test('of what is let through for the operator only the address that he prefilled is reached', async () => {
    const environment = { OUTBOUND_ALLOW: school.host, EDU_DEFAULT_API_PATH: school.apiPath };
    const other = await startTestApp({ engine, environment });
    const mei = await other.asUser();
    const at = (apiPath: string) => ({ body: { apiPath, apiKey: school.key } });
    const refused = await mei.refused(calls.bindEducation, at(`${school.apiPath}?term=2`));
    expect(refused.body.code).toBe('outbound.address_refused');
    await mei.call(calls.bindEducation, at(school.apiPath));
    await other.close();
  });

  test('the key is encrypted and never sent back', async () => {
    const { body } = await bind();
    expect(JSON.stringify(body)).not.toContain(school.key);
    const [row] = await board.services.database.reader.query
      .selectFrom('education_bindings')
      .selectAll()
      .where('user_id', '=', student.user.id)
      .execute();
    expect(JSON.stringify(row)).not.toContain(school.key);
    expect(JSON.stringify(board.logged)).not.toContain(school.key);
  });

  test.each([
    [{ apiPath: ' ', apiKey: 'x' }, 'education.path_required', 'please enter the API path'],
    [{ apiPath: 'http://x', apiKey: ' ' }, 'education.key_required', 'please enter the API Key'],
    [{ apiKey: 'x' }, 'education.path_required', 'please enter the API path'],
    [{ apiPath: 'http://x' }, 'education.key_required', 'please enter the API Key'],
    [{ apiPath: 'file:///etc', apiKey: 'x' }, 'outbound.address_invalid', undefined],
    [{ apiPath: 'http://127.0.0.1:1/', apiKey: 'x' }, 'outbound.address_refused', undefined],
    [{ apiPath: 'http://169.254.169.254/', apiKey: 'x' }, 'outbound.address_refused', undefined],
  ])('%j is refused', async (body, code, message) => {
    const { body: error } = await student.refused(calls.bindEducation, {
      body: body as { apiPath: string; apiKey: string },
    });
    expect(error.code).toBe(code);
    if (message) expect(error.message).toBe(message);
  });

  test('a wrong key is not bound', async () => {
    const body = { apiPath: school.apiPath, apiKey: 'wrong' };
    const { body: error } = await student.refused(calls.bindEducation, { body });
    expect(error.code).toBe('education.key_refused');
    expect((await student.call(calls.getEducationBinding, {})).body.isBound).toBe(false);
  });

  test('a sync adds, changes and removes what the school changed', async () => {
    await bind();
    await board.app.jobs.runDue();
    school.change = (courses) => [
      ...courses
        .filter((course) => course.course_name !== '大学物理')
        .map((course) => ({
          ...course,
          classroom: course.date === '2026-11-18' ? '教二 105' : course.classroom,
        })),
      ...courses
        .filter((course) => course.date === '2026-11-20')
        .slice(0, 1)
        .map((course) => ({ ...course, course_name: '形势与政策', periods: '11-12' })),
    ];
    expect(await sync()).toMatchObject({ state: 'done', added: 1, changed: 1, removed: 30 });
    expect((await week()).map((lesson) => [lesson.course_name, lesson.classroom])).toEqual([
      ['高等数学', '教一 301'],
      ['高等数学', '教二 105'],
      ['大学英语', '外语楼 210'],
      ['形势与政策', ''],
    ]);
  });

  test('what the person wrote stays through a sync, and a course he deleted stays away', async () => {
    await student.call(courseCalls.createCourse, {
      body: { course_name: 'Badminton', date: '2026-11-21', periods: '3' },
    });
    await bind();
    await board.app.jobs.runDue();
    const [maths, physics] = await week();
    const place = {
      id: maths?.course_id ?? '',
      meeting_id: maths?.meeting_id ?? '',
      date: '2026-11-16',
    };
    await student.call(courseCalls.changeLesson, { params: place, body: { classroom: 'Library' } });
    await student.call(courseCalls.updateCourse, { params: place, body: { color: 5 } });
    await student.call(courseCalls.deleteCourse, { params: { id: physics?.course_id ?? '' } });
    expect(await sync()).toMatchObject({ state: 'done', added: 0, changed: 0, removed: 0 });
    expect(
      (await week()).map(({ course_name, classroom, color }) => [course_name, classroom, color]),
    ).toEqual([
      ['高等数学', 'Library', 5],
      ['高等数学', '教一 301', 5],
      ['大学英语', '外语楼 210', expect.any(Number)],
      ['Badminton', '', 1],
    ]);
  });

  test.each([
    ['garbage', /cannot be read: not JSON/],
    ['lying', /cannot be read: course 1 has the date '2026-02-30'/],
    ['broken', /answered with an error \(500\)/],
    ['endless', /too much/],
    ['redirecting', /redirects/],
  ] as const)('a school that is %s changes nothing', async (manner, message) => {
    await bind();
    await board.app.jobs.runDue();
    const before = await week();
    school.manner = manner;
    expect(await sync()).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(message),
    });
    expect(await week()).toEqual(before);
  });

  test('a school that never answers is given up', async () => {
    await bind();
    await board.app.jobs.runDue();
    school.manner = 'silent';
    expect(await sync()).toMatchObject({
      state: 'failed',
      message: 'This address did not answer in time',
    });
  });

  test('what a school answers is read beside the server', async () => {
    const parse = jest.spyOn(board.services.parsing, 'parse');
    await bind();
    expect(parse.mock.calls.map(([person, parser]) => [person, parser])).toEqual([
      [student.user.id, 'schoolReply'],
    ]);
    parse.mockRestore();
  });

  test('a sync at once counts as a call that somebody sends', async () => {
    await bind();
    for (let time = 0; time < 19; time += 1)
      expect((await student.send('POST', '/api/user/bind-edu/sync')).statusCode).toBe(202);
    const { statusCode, headers } = await student.send('POST', '/api/user/bind-edu/sync');
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  });

  test('a sync that begins to fail is told of, once until it works again', async () => {
    const told = async () =>
      (await student.call(listNotifications, { query: {} })).body.items.map(
        ({ title, message, type, category, actionUrl }) => [
          title,
          message.includes('(500)'),
          type,
          category,
          actionUrl,
        ],
      );
    await bind();
    await board.app.jobs.runDue();
    school.manner = 'broken';
    await sync();
    await sync();
    const news = ['Courses could not be synced', true, 'error', 'course', '/profile'];
    expect(await told()).toEqual([news]);
    school.manner = 'well';
    await sync();
    school.manner = 'broken';
    await sync();
    expect(await told()).toEqual([news, news]);
  });

  test('it is asked again every day', async () => {
    await bind();
    await board.app.jobs.runDue();
    const asked = school.asked;
    await board.app.jobs.runDue();
    expect(school.asked).toBe(asked);
    board.clock.advance(dayMs);
    await board.app.jobs.runDue();
    expect(school.asked).toBe(asked + 7);
    board.clock.advance(-dayMs);
  });

  test('who was shut out for a while is synced again once he is back', async () => {
    await bind();
    await board.app.jobs.runDue();
    const asked = school.asked;
    const passDay = async (status: 'active' | 'inactive') => {
      await board.services.database.transaction((tx) =>
        tx.query.updateTable('users').set({ status }).where('id', '=', student.user.id).execute(),
      );
      board.clock.advance(dayMs);
      await board.app.jobs.runDue();
    };
    await passDay('inactive');
    expect(school.asked).toBe(asked);
    await passDay('active');
    expect(school.asked).toBe(asked + 7);
    board.clock.advance(-2 * dayMs);
  });

  test('a list may be wrapped', async () => {
    school.manner = 'wrapped';
    await bind();
    await board.app.jobs.runDue();
    expect(await week()).toHaveLength(4);
  });

  test('unbinding takes the school’s courses along and leaves the person’s own', async () => {
    await student.call(courseCalls.createCourse, {
      body: { course_name: 'Badminton', date: '2026-11-21', periods: '3' },
    });
    await bind();
    await board.app.jobs.runDue();
    await student.call(calls.deleteEducationBinding, {});
    expect((await week()).map((lesson) => lesson.course_name)).toEqual(['Badminton']);
    const { body } = await student.refused(calls.syncEducation, {});
    expect(body.code).toBe('education.not_bound');
    await board.app.jobs.runDue();
    expect(await week()).toHaveLength(1);
  });
});
