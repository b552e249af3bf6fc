import fc from 'fast-check';
import type { Context } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { changeTasks } from './change-tasks.ts';
import { createTask } from './create-task.ts';
import { listTasks } from './list-tasks.ts';

const lengths = [30, 45, 60, 90, 120, 180] as const;
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Each task belongs to one of three plans, or to none, and has its place in it. */
const place = fc.record({
  plan: fc.nat(3),
  day: fc.constantFrom('2026-11-18', '2026-11-19'),
  quarter: fc.nat(95),
  wasTimed: fc.boolean(),
});
const places = fc.array(place, { minLength: lengths.length, maxLength: lengths.length });
const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });

describeOnEngines('days that are planned', () => {
  const board = boardForAll();

  const there = async (ctx: Context) =>
    (await listTasks(ctx, { limit: 100 })).items
      .map(({ id, date, time, duration_minutes: minutes, version }) => ({
        ...{ id, date, time, minutes, version },
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));

  test('have every task where it was put, and once taken back in any order are as before', async () => {
    await fc.assert(
      fc.asyncProperty(places, order, order, async (put, placing, undoing) => {
        const ctx = await board.contextOf(await board.asUser());
        const tasks: { id: string; date: string; time: string | null; minutes: number }[] = [];
        for (const [at, minutes] of lengths.entries()) {
          const time = put[at]?.wasTimed ? `08:00-${clock(480 + minutes)}` : null;
          const body = { title: 'x', date: '2026-11-17', time, duration_minutes: minutes };
          const { id } = await createTask(ctx, body);
          tasks.push({ id, date: body.date, time, minutes });
        }
        const expected = new Map(tasks.map((task) => [task.id, { ...task, version: 1 }]));
        const sent = async (changes: { id: string; date: string; time: string | null }[]) => {
          const nobody = { id: newId(), date: '2026-11-18', time: null };
          const refused = changeTasks(ctx, [...changes, nobody]);
          await expect(refused).rejects.toMatchObject({ code: 'task.not_found' });
          await changeTasks(ctx, changes);
          for (const { id, date, time } of changes) {
            const task = expected.get(id);
            if (task) expected.set(id, { ...task, date, time, version: task.version + 1 });
          }
          const all = [...expected.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
          expect(await there(ctx)).toEqual(all);
        };
        const ofPlan = (plan: number) => tasks.filter((_, at) => put[at]?.plan === plan);
        for (const plan of placing)
          await sent(
            ofPlan(plan).map(({ id, minutes }) => {
              const { day = '', quarter = 0 } = put[tasks.findIndex((one) => one.id === id)] ?? {};
              const from = quarter * 15;
              return { id, date: day, time: `${clock(from)}-${clock(from + minutes)}` };
            }),
          );
        for (const plan of undoing)
          await sent(ofPlan(plan).map(({ id, date, time }) => ({ id, date, time })));
        const left = (await there(ctx)).map(({ version: _, ...task }) => task);
        expect(left).toEqual([...tasks].sort((a, b) => (a.id < b.id ? -1 : 1)));
      }),
      { numRuns: 15 },
    );
  });
});
