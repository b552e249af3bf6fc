import * as calls from '@board/contracts/calls/classes';
import { createCourse, listCourses } from '@board/contracts/calls/courses';
import { describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';
import { classForEach } from '../testing/class-for-each.ts';

const date = '2026-11-20';
const room = { kind: 'room', title: 'Moved', date, room: 'B-7' } as const;

describeOnEngines(
  'a room of a class, for who has hundreds of lessons of that name on one day',
  () => {
    const { board, given, join, post } = classForEach();
    let lin: SignedIn;
    let params: { id: string };
    const session = (of: number) => ({ date, time: '08:00-09:00', classroom: `A-${of % 2}` });
    const give = async (course_name: string, lessons: number) => {
      const sessions = Array.from({ length: lessons }, (_, of) => session(of));
      await lin.call(createCourse, { body: { course_name, sessions } });
    };
    beforeEach(async () => {
      ({ lin, params } = given);
      for (const name of ['Algebra', 'Algebra', 'Geometry']) await give(name, 40);
      await join(lin);
    });

    const rooms = async () => {
      const query = { start_date: date, end_date: date };
      const { items } = (await lin.call(listCourses, { query })).body;
      return [...new Set(items.map((each) => `${each.course_name} ${each.classroom}`))].sort();
    };
    const asPlanned = (name: string) => [`${name} A-0`, `${name} A-1`];
    /** How often the courses are written, and the whole timetable is read, meanwhile. */
    async function counted(work: () => Promise<unknown>) {
      const { statements } = board.services.database;
      statements.forget();
      await work();
      const times = (shape: RegExp) =>
        statements
          .slowest(0, 500)
          .filter((each) => shape.test(each.shape))
          .reduce((sum, each) => sum + each.times, 0);
      return {
        writes: times(/^update courses set/),
        sizes: times(/^select meetings, sessions from courses/),
      };
    }
    const withdraw = async ({ id }: { id: string }) => {
      await given.chen.call(calls.withdrawClassPost, { params: { ...params, post_id: id } });
      await board.app.jobs.runDue();
    };

    it('is written once a course, and taken back as well', async () => {
      const once = { writes: 2, sizes: 2 };
      const posted = Promise.withResolvers<{ id: string }>();
      expect(await counted(async () => posted.resolve(await post(room)))).toEqual(once);
      expect(await rooms()).toEqual(['Algebra B-7', ...asPlanned('Geometry')]);
      expect(await counted(async () => withdraw(await posted.promise))).toEqual(once);
      expect(await rooms()).toEqual([...asPlanned('Algebra'), ...asPlanned('Geometry')]);
    });

    it('goes to another course in one writing of the timetable, however many rooms were said', async () => {
      for (const name of ['B-5', 'B-6', 'B-7']) await post({ ...room, room: name });
      await post({ ...room, date: '2026-11-21' });
      const to = (course: string) =>
        counted(() => lin.call(calls.changeMembership, { params, body: { course } }));
      expect(await to('Geometry')).toEqual({ writes: 3, sizes: 2 });
      expect(await rooms()).toEqual([...asPlanned('Algebra'), 'Geometry B-7']);
      expect(await to('Nothing of mine')).toEqual({ writes: 1, sizes: 2 });
      expect(await rooms()).toEqual([...asPlanned('Algebra'), ...asPlanned('Geometry')]);
      expect(await to('Nor this')).toEqual({ writes: 0, sizes: 0 });
    });

    it('is looked for once by who joins after many were said', async () => {
      await lin.call(calls.leaveClass, { params });
      for (const name of ['B-5', 'B-6', 'B-7']) await post({ ...room, room: name });
      expect(await counted(() => join(lin))).toEqual({ writes: 2, sizes: 2 });
      expect(await rooms()).toEqual(['Algebra B-7', ...asPlanned('Geometry')]);
    });

    it('lets others have their turns between its courses', async () => {
      for (const name of ['Algebra', 'Algebra', 'Algebra']) await give(name, 400);
      let turns = 0;
      const others = setInterval(() => turns++, 1);
      // Each look at the clock is long after the last: whoever breathes at all gives a turn.
      let now = performance.now();
      const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
      const made = await given.chen.call(calls.createClassPost, { params, body: room });
      turns = 0;
      await board.app.jobs.runDue();
      clock.mockRestore();
      clearInterval(others);
      expect(made.body.room).toBe('B-7');
      expect(turns).toBeGreaterThan(3);
    });
  },
);
