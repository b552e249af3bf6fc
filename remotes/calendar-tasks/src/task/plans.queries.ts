import type { BodyOf } from '@board/contracts/calls/call';
import {
  type Completion,
  changeTasks,
  createTask,
  deleteTask,
  deleteTasks,
  listTasks,
  listTaskTrash,
  restoreTask,
  snoozeTask,
  type Task,
  taskCalendar,
  taskStats,
  taskTrend,
  toggleTask,
  updateTask,
} from '@board/contracts/calls/tasks';
import { asGuesses, newId, type Patch, patch, planWrite, unsure } from '@board/platform';
import { planned } from '@board/time';
import { type Change, countedAfter, daysAfter, isTold, listAfter } from './list-changes.ts';

export type TaskChange = BodyOf<typeof changeTasks>['changes'][number];
export type TaskFields = Omit<BodyOf<typeof createTask>, 'id'>;

/** A task that nobody sees goes and comes back without its face. */
type Unseen = Task | undefined;

export const create = planWrite(createTask, {
  shows: ({ body }) => shownAt([{ after: fresh(body) }]),
  settles: (after) => andTrash(shownAt([{ after }]), after.series_id === null),
  waits: ({ body }) => fresh(body),
});
export const update = planWrite<typeof updateTask, Task>(updateTask, {
  shows: ({ query, body }, before) =>
    query?.scope === 'following' ? [] : shownAt([{ before, after: changed(before, body) }]),
  settles: (after, { query }, before) =>
    query?.scope === 'following'
      ? []
      : andTrash(shownAt([{ before, after }]), isSingle(before) && isSingle(after)),
  // What becomes of the other days only the server knows.
  waits: ({ query, body }, before) => {
    const { recurrence = before.recurrence } = body ?? {};
    const isOfOthers = query?.scope === 'following' || recurrence !== before.recurrence;
    return isOfOthers ? undefined : changed(before, body);
  },
});
export const toggle = planWrite<typeof toggleTask, Task>(toggleTask, {
  shows: (_, before) => shownAt([{ before, after: ticked(before) }]),
  settles: (after, _, before) => andTrash(shownAt([{ before, after }]), isSingle(after)),
  waits: (_, before) => ticked(before),
});
export const remove = planWrite<typeof deleteTask, Unseen>(deleteTask, {
  shows: (_, before) => (before ? shownAt([{ before }]) : []),
  settles: (_, __, before) =>
    before ? (isSingle(before) ? shownAt : guessedAt)([{ before }]) : [],
  waits: () => ({ success: true }),
});
export const removeAll = planWrite<typeof deleteTasks, readonly Task[]>(deleteTasks, {
  shows: (_, tasks) => shownAt(tasks.map((before) => ({ before }))),
  waits: (_, tasks) => ({ deleted: tasks.length }),
});
export const changeAll = planWrite<typeof changeTasks, readonly Task[]>(changeTasks, {
  shows: ({ body }, tasks) => shownAt(movesOf(body.changes, tasks)),
  waits: ({ body }, tasks) => ({ items: movesOf(body.changes, tasks).map(({ after }) => after) }),
});
export const restore = planWrite<typeof restoreTask, Unseen>(restoreTask, {
  shows: (_, after) => (after ? shownAt([{ after }]) : []),
  settles: (after) => (isSingle(after) ? shownAt : guessedAt)([{ after }]),
  waits: (_, after) => after,
});
export const snooze = planWrite<typeof snoozeTask, Task>(snoozeTask, {
  shows: (_, before) => shownAt([{ before, after: changed(before) }]),
  settles: (after, _, before) => andTrash(shownAt([{ before, after }]), true),
  waits: (_, before) => changed(before),
});

/** What a change to one day of a series does to its other days only the server knows. */
const isSingle = ({ series_id }: Task): boolean => series_id === null;

/** The trash is as it was. */
const andTrash = (patches: Patch[], isSure: boolean): Patch[] =>
  isSure ? [...patches, patch(listTaskTrash, (page) => page)] : asGuesses(patches);

const guessedAt = (changes: readonly Change[]): Patch[] => asGuesses(shownAt(changes));

/** Where tasks stand or are counted: the lists first, for the line under the pointer. */
function shownAt(changes: readonly Change[]): Patch[] {
  return [
    patch(listTasks, (page, { searchParams }) => {
      const isSure = changes.every((change) => isTold(page, searchParams, change));
      const next = changes.reduce((shown, change) => listAfter(shown, searchParams, change), page);
      const isKnown = isSure && (changes.length === 1 || next === page);
      return isKnown ? next : unsure(next);
    }),
    patch(taskStats, (stats) => ({
      ...stats,
      day: changes.reduce((day, change) => countedAfter(day, stats.date, change), stats.day),
      overall: changes.reduce((all, change) => countedAfter(all, undefined, change), stats.overall),
    })),
    patch(taskCalendar, ({ days }, { searchParams }) => {
      const range = {
        start: searchParams.get('start_date') ?? '',
        end: searchParams.get('end_date') ?? '',
      };
      return { days: changes.reduce((shown, change) => daysAfter(shown, range, change), days) };
    }),
    patch(taskTrend, ({ days }) => ({
      days: days.map((day) => ({
        date: day.date,
        ...changes.reduce<Completion>(
          (shown, change) => countedAfter(shown, day.date, change),
          day,
        ),
      })),
    })),
  ];
}

/** As the server will have it: what comes next is done to the version that this makes. */
function changed(before: Task, fields: Partial<TaskFields> = {}): Task {
  return { ...before, ...shownOf(fields, before), version: before.version + 1 };
}

function movesOf(changes: readonly TaskChange[], tasks: readonly Task[]) {
  return tasks.flatMap((before) => {
    const { id: _, ...fields } = changes.find(({ id }) => id === before.id) ?? { id: before.id };
    return { before, after: changed(before, fields) };
  });
}

const ticked = (before: Task): Task => ({
  ...before,
  completed: !before.completed,
  version: before.version + 1,
});

/** What of the fields shows before the server has worked out the rest. */
function shownOf(
  { reminders: _, recurrence: __, ...fields }: Partial<TaskFields>,
  { time, duration_minutes: minutes }: Pick<Task, 'time' | 'duration_minutes'> = unplanned,
): Partial<Task> {
  const after = planned({ time, minutes }, { time: fields.time, minutes: fields.duration_minutes });
  return { ...fields, ...(after && { time: after.time, duration_minutes: after.minutes }) };
}

const unplanned = { time: null, duration_minutes: null };

function fresh({ id = newId(), ...fields }: BodyOf<typeof createTask>): Task {
  const now = new Date().toISOString();
  return {
    id,
    completed: false,
    priority: 'medium',
    ...unplanned,
    has_reminder: false,
    reminder_time: null,
    reminders: [],
    course: '',
    assignment: 'none',
    tags: [],
    steps: [],
    description: '',
    recurrence: fields.recurrence ?? null,
    series_id: fields.recurrence ? id : null,
    version: 1,
    created_at: now,
    updated_at: now,
    ...shownOf(fields),
    title: fields.title,
    date: fields.date,
  };
}
