import { createExam } from '@board/contracts/calls/exams';
import * as calls from '@board/contracts/calls/planning';
import { newId } from '../../../database/ids.ts';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { listTasks } from '../../tasks/index.ts';

const missed = 5;

describeOnEngines('missed revision of many', () => {
  const board = boardForEach();
  let people: SignedIn[];
  beforeEach(async () => {
    board.clock.set('2026-11-18T04:00:00.000Z');
    board.app.jobs.start();
    await board.app.jobs.stop();
    people = [];
    for (let each = 0; each < 3; each += 1) {
      const person = await board.asUser();
      const body = { title: 'Midterm', course: '', date: '2026-11-22', time: '09:00-11:00' };
      const { id } = (await person.call(createExam, { body })).body;
      const blocks = Array.from({ length: missed }, (_, hour) => ({
        id: newId(board.clock.now()),
        title: `Chapter ${hour}`,
        date: '2026-11-19',
        time: `${10 + hour}:00-${11 + hour}:00`,
      }));
      await person.call(calls.planRevision, { params: { id }, body: { blocks } });
      people.push(person);
    }
    // The other jobs of that night have been done.
    board.clock.set('2026-11-18T19:00:00.000Z');
    await board.app.jobs.runDue();
    board.services.database.statements.forget();
    board.clock.set('2026-11-19T19:00:00.000Z');
    await board.app.jobs.runDue();
  });

  const times = (shape: RegExp) =>
    board.services.database.statements
      .slowest(0, 500)
      .filter((each) => shape.test(each.shape))
      .reduce((sum, each) => sum + each.times, 0);

  it('goes to hours of its own after one look at what is free', async () => {
    for (const person of people) {
      const tasks = await listTasks(await board.contextOf(person), { date: '2026-11-20' });
      const hours = ['08:00', '09:00', '10:00', '11:00', '12:00'];
      expect(tasks.items.map(({ time }) => time?.slice(0, 5)).sort()).toEqual(hours);
    }
    expect(times(/^select \* from exams .*date >= \?/)).toBe(people.length);
  });

  it('is one transaction a person, so that nobody waits for all of them', async () => {
    const jobs = await board.services.database.reader.query
      .selectFrom('jobs')
      .select('state')
      .where('kind', '=', 'planning.move-missed')
      .where('run_at', '>=', '2026-11-19T19')
      .execute();
    expect(jobs).toEqual(people.map(() => ({ state: 'done' })));
  });
});
