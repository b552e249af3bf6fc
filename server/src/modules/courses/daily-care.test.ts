import * as calls from '@board/contracts/calls/courses';
import { deleteTerm } from '@board/contracts/calls/terms';
import { dayMs } from '@board/time';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import type { SignedIn } from '../../testing/test-app.ts';
import { algebra, newTerm } from './testing/timetable.ts';

describeOnEngines('what was deleted of a timetable', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    // Daily care is planned, and done when a test says so.
    board.app.jobs.start();
    await board.app.jobs.stop();
    lin = await board.asUser();
  });

  const kept = async () => {
    const { query } = board.services.database.reader;
    const courses = await query.selectFrom('courses').select('course_name').execute();
    const terms = await query.selectFrom('terms').select('id').execute();
    const imports = await query.selectFrom('course_imports').select('id').execute();
    return [courses.map((row) => row.course_name).sort(), terms.length, imports.length];
  };

  test('is gone with what belongs to it once it can no longer be had back', async () => {
    const [gone, stays] = [await newTerm(lin), await newTerm(lin)];
    await algebra(lin, gone.id, { course_name: 'Algebra' });
    const physics = await algebra(lin, stays.id, { course_name: 'Physics' });
    const meetings = physics.meetings.map(({ id: _, ...meeting }) => meeting);
    const deleted = await algebra(lin, stays.id, { course_name: 'Chemistry' });
    const courses = [{ course_name: 'Latin', teacher: '', meetings, sessions: [] }];
    await lin.call(calls.runImport, { body: { term_id: stays.id, mode: 'merge', courses } });
    await lin.call(deleteTerm, { params: { id: gone.id } });
    await lin.call(calls.deleteCourse, { params: { id: deleted.id } });
    const before = [['Algebra', 'Chemistry', 'Latin', 'Physics'], 2, 1];
    await board.app.jobs.runDue();
    expect(await kept()).toEqual(before);
    board.clock.advance(31 * dayMs);
    await board.app.jobs.runDue();
    expect(await kept()).toEqual([['Latin', 'Physics'], 1, 0]);
  });
});
