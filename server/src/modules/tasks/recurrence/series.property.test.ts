import { addDays, daysBetween } from '@board/time';
import fc from 'fast-check';
import type { Context } from '../../../context/context.ts';
import { boardForAll, describeOnEngines } from '../../../testing/engines.ts';
import { createTask } from '../create-task.ts';
import { deleteTask } from '../delete-tasks.ts';
import { listTasks } from '../list-tasks.ts';
import { restoreTask } from '../restore-task.ts';
import { toggleTask } from '../toggle-task.ts';
import { listTrash } from '../trash/list-trash.ts';
import { updateTask } from '../update-task.ts';
import { undoChange } from './undo-change.ts';

const start = '2026-11-18';
const times = ['20:00-20:30', '07:00-07:45', '22:00-02:00'] as const;

/** The last of them on which a series falls: some number of days, or never beyond a day. */
type End = { left: number } | { until: string };

interface Day {
  id: number;
  planned: string;
  date: string;
  time: string;
  done: boolean;
  series: number;
  /** The one that ended with it, of a day that stands alone. */
  former?: number | undefined;
  /** The deletion that took it away. */
  gone?: number | undefined;
}

/** What a person expects of a task that comes every so many days. */
class Model {
  days: Day[] = [];
  /** From its first day on, each day at its time; a series has the id of the day that it was begun with. */
  series: Record<number, { first: string; time: string; end: End }> = {};
  ids = 0;
  deletions = 0;

  readonly every: number;

  constructor(every: number, time: string) {
    this.every = every;
    this.begin(this.ids, start, time, { left: 6 });
  }

  /** The days that stand already are not opened again; others have something of their own. */
  begin(
    series: number,
    first: string,
    time: string,
    end: End,
    standing: readonly Day[] = [],
    own: readonly Day[] = [],
  ): void {
    this.series[series] = { first, time, end };
    for (const day of standing) day.series = series;
    for (let at = 0; ; at += 1) {
      const date = addDays(first, at * this.every);
      if ('left' in end ? at >= end.left : date > end.until) return;
      if (standing.some(({ planned }) => planned === date)) continue;
      const day = own.find(({ planned }) => planned === date);
      const fresh = { id: this.ids++, planned: date, date, time, done: false };
      this.days.push({ ...fresh, ...day, series });
    }
  }

  ahead(day: Day): Day[] {
    return this.days.filter(
      ({ series, planned }) => series === day.series && planned >= day.planned,
    );
  }

  endFrom(day: Day): End {
    const { first, end } = this.series[day.series] ?? { first: '', end: { left: 0 } };
    if ('until' in end) return end;
    return { left: end.left - daysBetween(first, day.planned) / this.every };
  }

  /**
   * What is done or was deleted is left as it is; all others are made anew, as far away as this one goes,
   * with what was changed of them alone and is not changed now.
   */
  changeFrom(day: Day, date: string, time: string): void {
    const end = this.endFrom(day);
    const former = this.series[day.series]?.time;
    const [isMoved, isTimed] = [date !== day.date, time !== day.time];
    const by = date === day.date ? 0 : daysBetween(day.planned, date);
    const [old, ahead] = [this.series[day.series], this.ahead(day)];
    if (old) old.end = { until: addDays(day.planned, -1) };
    const standing = ahead.filter((each) => each === day || each.done || each.gone !== undefined);
    this.days = this.days.filter((each) => !ahead.includes(each) || standing.includes(each));
    const own = ahead.filter((each) => !standing.includes(each));
    for (const each of ahead) {
      const stays = each.date !== each.planned && !isMoved;
      each.planned = addDays(each.planned, by);
      if (standing.includes(each)) continue;
      if (!stays) each.date = each.planned;
      if (each.time === former || isTimed) each.time = time;
    }
    Object.assign(day, { date, time });
    this.begin(day.id, day.planned, time, end, standing, own);
  }

  /** What is done or was deleted stays where it is, all others go. */
  endWith(day: Day): void {
    const [old, ahead] = [this.series[day.series], this.ahead(day)];
    if (old) old.end = { until: addDays(day.planned, -1) };
    const isLeft = (each: Day) => each === day || each.done || each.gone !== undefined;
    this.days = this.days.filter((each) => !ahead.includes(each) || isLeft(each));
    Object.assign(day, { series: alone, former: day.series });
  }

  /** What the series that ended with it still has is not opened once more. */
  beginAgain(day: Day): void {
    const ahead = this.days.filter(
      ({ series, planned }) => series === day.former && planned >= day.date,
    );
    Object.assign(day, { planned: day.date, former: undefined });
    this.begin(day.id, day.date, day.time, { left: 3 }, [day, ...ahead]);
  }

  /** Nothing if a stranger could not tell it from another one. */
  chosen(pick: number, isGone: boolean): Day | undefined {
    const from = this.days.filter(({ gone }) => (gone !== undefined) === isGone);
    const day = from[pick % Math.max(1, from.length)];
    return day && from.filter((each) => look(each) === look(day)).length === 1 ? day : undefined;
  }
}

/** In no series. */
const alone = -1;

type Look = { date: string; time: string | null; completed?: boolean; done?: boolean };
const look = ({ date, time, completed, done }: Look) =>
  `${date} ${time}${(completed ?? done) ? ' done' : ''}`;

const step = fc.record({
  verb: fc.constantFrom(
    ...(['move one', 'time one', 'move on', 'time on', 'tick'] as const),
    ...(['delete one', 'delete on', 'undo', 'restore', 'restore', 'undo'] as const),
    ...(['end', 'again', 'again'] as const),
  ),
  pick: fc.nat(30),
  by: fc.nat(3),
  time: fc.constantFrom(...times),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeOnEngines('a task that repeats', () => {
  const board = boardForAll();

  const there = async (ctx: Context) => (await listTasks(ctx, { limit: 100 })).items;
  const inTrash = async (ctx: Context) => (await listTrash(ctx, { limit: 100 })).items;

  /** Answers how to take the step back, if one alone can. */
  async function take(
    ctx: Context,
    model: Model,
    { verb, pick, by, time }: Step,
    last?: () => Promise<void>,
  ): Promise<(() => Promise<void>) | undefined> {
    if (verb === 'undo') return void (await last?.());
    const day = model.chosen(pick, verb === 'restore');
    if (!day) return undefined;
    const isAlone = day.series === alone;
    if (isAlone ? verb === 'end' || verb.endsWith(' on') : verb === 'again') return undefined;
    const shown = verb === 'restore' ? await inTrash(ctx) : await there(ctx);
    const id = shown.find((task) => look(task) === look(day))?.id ?? '';
    if (verb === 'restore') {
      // What went together comes back by the one that took the others along.
      if (id === '') return undefined;
      await restoreTask(ctx, id);
      const { gone } = day;
      for (const each of model.days) if (each.gone === gone) each.gone = undefined;
    } else if (verb === 'tick') {
      await toggleTask(ctx, id);
      day.done = !day.done;
    } else if (verb === 'move one') {
      day.date = addDays(day.date, by);
      await updateTask(ctx, id, { date: day.date });
    } else if (verb === 'time one') {
      day.time = time;
      await updateTask(ctx, id, { time });
    } else if (verb === 'delete one') {
      day.gone = model.deletions++;
      await deleteTask(ctx, id);
    } else if (verb === 'delete on') {
      await deleteTask(ctx, id, undefined, 'following');
      const gone = model.deletions++;
      for (const each of model.ahead(day))
        if (each === day || (!each.done && each.gone === undefined)) each.gone = gone;
    } else return changeOn(ctx, model, day, id, { verb, by, time });
    return undefined;
  }

  async function changeOn(
    ctx: Context,
    model: Model,
    day: Day,
    id: string,
    { verb, by, time }: Pick<Step, 'verb' | 'by' | 'time'>,
  ) {
    const undo = (before: Pick<Model, 'days' | 'series'>) => async () => {
      await undoChange(ctx, id);
      Object.assign(model, before);
      await expect(undoChange(ctx, id)).rejects.toMatchObject({ code: 'task.change_stands' });
    };
    const stood = structuredClone({ days: model.days, series: model.series });
    if (verb === 'end') {
      await updateTask(ctx, id, { recurrence: null }, undefined, 'following');
      model.endWith(day);
      return undo(stood);
    }
    if (verb === 'again') {
      const rhythm = model.every === 1 ? 'DAILY' : 'WEEKLY';
      await updateTask(ctx, id, { recurrence: `FREQ=${rhythm};COUNT=3` });
      model.beginAgain(day);
      return undo(stood);
    }
    const date = verb === 'move on' ? addDays(day.date, by) : day.date;
    const change = verb === 'move on' ? { date } : { time };
    const end = model.endFrom(day);
    const work = updateTask(ctx, id, change, undefined, 'following');
    if (date !== day.date && 'until' in end && date > end.until) {
      await expect(work).rejects.toMatchObject({ code: 'task.recurrence_empty' });
      return undefined;
    }
    await work;
    model.changeFrom(day, date, verb === 'move on' ? day.time : time);
    return undo(stood);
  }

  test.each([
    ['FREQ=DAILY;COUNT=6', 1],
    ['FREQ=WEEKLY;COUNT=6;BYDAY=WE', 7],
  ])(
    '%s has the days that are expected of it, whatever is done in whatever order',
    async (recurrence, every) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          const ctx = await board.contextOf(await board.asUser());
          const model = new Model(every, times[0]);
          await createTask(ctx, { title: 'x', date: start, time: times[0], recurrence });
          const versions = new Map<string, { version: number; as: string }>();
          let last: (() => Promise<void>) | undefined;
          for (const next of steps) {
            last = await take(ctx, model, next, last);
            const [shown, trash] = [await there(ctx), await inTrash(ctx)];
            const expected = model.days.filter(({ gone }) => gone === undefined);
            expect(shown.map(look).sort()).toEqual(expected.map(look).sort());
            const gone = model.days.length - expected.length;
            expect(trash.reduce((sum, { together }) => sum + together, 0)).toBe(gone);
            for (const task of shown) {
              const [known, as] = [versions.get(task.id), look(task)];
              if (known)
                expect(task.version).toBeGreaterThanOrEqual(
                  known.version + Number(known.as !== as),
                );
              versions.set(task.id, { version: task.version, as });
            }
          }
        }),
        { numRuns: 15 },
      );
    },
  );
});
