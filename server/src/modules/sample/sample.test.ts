import { login } from '@board/contracts/calls/auth';
import { listCalendars } from '@board/contracts/calls/calendars';
import { listCourses } from '@board/contracts/calls/courses';
import { financeOutlook, listTransactions } from '@board/contracts/calls/finance';
import { listGrades } from '@board/contracts/calls/grades';
import {
  listMoneyAccounts,
  listSplits,
  listTransfers,
} from '@board/contracts/calls/money-accounts';
import { listBriefs, listRevisions, listShares } from '@board/contracts/calls/planning';
import { listTaskFiles } from '@board/contracts/calls/task-files';
import { deleteTask, listTasks } from '@board/contracts/calls/tasks';
import * as calls from '@board/contracts/calls/terms';
import sharp from 'sharp';
import { innerContext } from '../../context/inner-context.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { createDemoStudent } from './create-demo-student.ts';
import { createDemoTeacher } from './create-demo-teacher.ts';

describeOnEngines('sample term', () => {
  const board = boardForAll();

  test('it fills week, tasks and ledger, once, and goes without a trace', async () => {
    const student = await board.asUser();
    const week = { query: { start_date: '2026-11-16', end_date: '2026-11-22' } };
    const counts = async () => [
      (await student.call(listCourses, week)).body.items.length,
      (await student.call(listTasks, {})).body.pagination.total,
      (await student.call(listTransactions, {})).body.pagination.total,
      (await student.call(calls.listTerms, {})).body.pagination.total,
      (await student.call(listGrades, {})).body.items.length,
      (await student.call(listMoneyAccounts, {})).body.items.length,
      (await student.call(listTransfers, { query: {} })).body.pagination.total,
      (await student.call(listSplits, { query: {} })).body.pagination.total,
    ];
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    await student.call(calls.loadSampleTerm, {});
    await student.call(calls.loadSampleTerm, {});
    expect(await counts()).toEqual([16, 10, 6, 1, 10, 5, 2, 1]);
    const [lesson] = (await student.call(listCourses, week)).body.items;
    expect(lesson).toMatchObject({ name: 'Linear Algebra', week: 11, source: 'sample' });

    const accounts = (await student.call(listMoneyAccounts, {})).body.items;
    expect(accounts.map(({ name, balance }) => [name, balance])).toEqual([
      ['Debit card', 3927.8],
      ['Meal card', 190.7],
      ['Cash', 85],
      ['Laptop', 2340],
      ['Roommate', 39.9],
    ]);
    const files = await Promise.all(
      (await student.call(listTasks, {})).body.items.map(({ id }) =>
        student.call(listTaskFiles, { params: { id } }),
      ),
    );
    const [picture, ...others] = files.flatMap(({ body }) => body.items);
    expect([picture?.name, others]).toEqual(['Black height.png', []]);
    const drawn = Buffer.from(picture?.thumbnail?.split(',')[1] ?? '', 'base64');
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', width: 80, height: 80 });

    const [task] = (await student.call(listTasks, {})).body.items;
    await student.call(deleteTask, { params: { id: task?.id ?? '' } });
    await student.call(calls.removeSampleTerm, {});
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    const { body } = await student.refused(calls.removeSampleTerm, {});
    expect(body.code).toBe('term.sample_missing');
  });

  test('the demo student is made once, with a full term', async () => {
    const context = innerContext(board.services);
    const demo = await createDemoStudent(context);
    expect(await createDemoStudent(context)).toBeUndefined();
    const body = { username: demo?.username ?? '', password: demo?.password ?? '' };
    const look = { darkMode: true, language: 'en' as const, timeZone: 'Europe/London' };
    const { token, user } = (await board.anybody.call(login, { body: { ...body, ...look } })).body;
    expect(user.preferences).toMatchObject(look);
    const tasks = await board.anybody.call(listTasks, {}, { authorization: `Bearer ${token}` });
    // The sample's, three blocks of revision, and one over midnight.
    expect(tasks.body.pagination.total).toBe(14);
    expect(tasks.body.items.map(({ time }) => time)).toContain('22:30-00:30');
    const outlook = await board.anybody.call(
      financeOutlook,
      {},
      { authorization: `Bearer ${token}` },
    );
    expect(outlook.body.left_today).toBeGreaterThan(0);
    expect(outlook.body.month_end?.likely).toBeGreaterThan(0);
    const headers = { authorization: `Bearer ${token}` };
    const revisions = await board.anybody.call(listRevisions, {}, headers);
    expect(revisions.body.items).toMatchObject([{ done_minutes: 90, planned_minutes: 270 }]);
    const briefs = await board.anybody.call(listBriefs, {}, headers);
    expect(briefs.body.items.map((brief) => brief.is_on)).toEqual([true, true]);
    const shares = await board.anybody.call(listShares, {}, headers);
    expect(shares.body.items).toMatchObject([{ shows: 'busy' }]);
    const calendars = await board.anybody.call(listCalendars, {}, headers);
    expect(calendars.body.items).toMatchObject([{ kind: 'events', host: null, events: 13 }]);
  });

  test('the demo teacher is made once, with a class that the student is in', async () => {
    const context = innerContext(board.services);
    const teacher = await createDemoTeacher(context);
    expect(teacher?.username).toBe('demo_teacher');
    expect(await createDemoTeacher(context)).toBeUndefined();
    await board.app.jobs.runDue();
    const taught = await board.services.database.reader.run(
      "select course.course_name from courses course join users person on person.id = course.user_id where person.username = 'demo_teacher'",
      [],
    );
    expect(taught.rows).toEqual([{ course_name: '线性代数' }]);
    const { rows } = await board.services.database.reader.run(
      "select title from tasks where title like '%4%' and assignment = 'set'",
      [],
    );
    expect(rows).toEqual([{ title: '习题 4：特征值' }]);
  });
});
