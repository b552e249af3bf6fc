import type { BodyOf } from '@board/contracts/calls/call';
import {
  type Completion,
  changeTasks,
  createTask,
  deleteTask,
  deleteTasks,
  getTask,
  listTasks,
  listTaskTrash,
  restoreTask,
  snoozeTask,
  type Task,
  taskCalendar,
  taskStats,
  taskTrend,
  toggleTask,
  undoTaskChange,
  updateTask,
} from '@board/contracts/calls/tasks';
import { dayQueryLimit, pageLimit, textLength } from '@board/contracts/constants/limits';
import type { SeriesScope } from '@board/contracts/constants/tasks';
import {
  asGuesses,
  newId,
  type Patch,
  patch,
  planWrite,
  sendCall,
  unsure,
  useApi,
  useSend,
  useWrite,
} from '@board/platform';
import { addDays } from '@board/time';
import { useCallback } from 'react';
import { inOurWords } from './in-our-words.ts';
import { type Change, countedAfter, daysAfter, isTold, listAfter } from './list-changes.ts';

export type TaskChange = BodyOf<typeof changeTasks>['changes'][number];
export type TaskFields = Omit<BodyOf<typeof createTask>, 'id'>;

export const useDayTasks = (day: string) =>
  useApi(listTasks, { query: { date: day, limit: dayQueryLimit } });

/** Everything from one day to another, done or not. */
export const useTasksBetween = (start: string, end: string) =>
  useApi(listTasks, { query: { start_date: start, end_date: end, limit: dayQueryLimit } });

const namingTasks = 5;

/** What is still to be done and has these words, the next first. */
export const useOpenTasksNaming = (words: string) =>
  useApi(listTasks, {
    query: { search: words.slice(0, textLength.name), completed: false, limit: namingTasks },
  });

/** One task by its id, wherever it lies. */
export const loadTask = (id: string): Promise<Task> =>
  inOurWords(sendCall(getTask, { params: { id } }));

/** How many open tasks are older than today. */
export function useOverdue(ready: boolean, today: string): number {
  const { tasks, more } = useOverview(ready);
  const loaded = tasks.filter((task) => task.date < today).length;
  // The oldest come first: only when all of them are overdue can there be others on later pages.
  const beyond = more && loaded === tasks.length;
  const query = { completed: false, end_date: addDays(today, -1), limit: 1 };
  const { data } = useApi(listTasks, beyond ? { query } : null);
  return (beyond && data?.pagination.total) || loaded;
}

/** The day's counters, asked for only when its tasks were too many to be loaded at once. */
export function useDayCompletion(day: string, more: boolean): Completion | undefined {
  const { data } = useApi(taskStats, more ? { query: { date: day } } : null);
  return more && data?.date === day ? data.day : undefined;
}

/** Open tasks from the oldest on, pages 1 to 3; one that moved between two pages counts once. */
function useOverview(ready: boolean): { tasks: readonly Task[]; more: boolean } {
  const first = useOverviewPage(ready ? 1 : null);
  const second = useOverviewPage(first?.pagination.has_next ? 2 : null);
  const third = useOverviewPage(second?.pagination.has_next ? 3 : null);
  const all = [first, second, third].flatMap((page) => page?.items ?? []);
  const tasks = [...new Map(all.map((task) => [task.id, task])).values()];
  return { tasks, more: third?.pagination.has_next ?? false };
}

function useOverviewPage(page: number | null) {
  const query = { completed: false, page: page ?? 1, limit: pageLimit.default };
  const { data } = useApi(listTasks, page === null ? null : { query });
  // What an earlier question brought stays in the hook.
  return page === null ? undefined : data;
}

/** A task that nobody sees is undone without its face. */
type Restored = Task | undefined;

const create = planWrite(createTask, {
  shows: ({ body }) => shownAt([{ after: fresh(body) }]),
  settles: (after) => andTrash(shownAt([{ after }]), after.series_id === null),
  waits: ({ body }) => fresh(body),
});
const update = planWrite<typeof updateTask, Task>(updateTask, {
  shows: ({ query, body }, before) =>
    query?.scope === 'following' ? [] : shownAt([{ before, after: changed(before, body) }]),
  settles: (after, { query }, before) =>
    query?.scope === 'following'
      ? []
      : andTrash(shownAt([{ before, after }]), isSingle(before) && isSingle(after)),
  waits: ({ body }, before) => changed(before, body),
});
const toggle = planWrite<typeof toggleTask, Task>(toggleTask, {
  shows: (_, before) => shownAt([{ before, after: ticked(before) }]),
  settles: (after, _, before) => andTrash(shownAt([{ before, after }]), isSingle(after)),
  waits: (_, before) => ticked(before),
});
const remove = planWrite<typeof deleteTask, Task>(deleteTask, {
  shows: (_, before) => shownAt([{ before }]),
  settles: (_, __, before) => (isSingle(before) ? shownAt : guessedAt)([{ before }]),
  waits: () => ({ success: true }),
});
const removeAll = planWrite<typeof deleteTasks, readonly Task[]>(deleteTasks, {
  shows: (_, tasks) => shownAt(tasks.map((before) => ({ before }))),
  waits: (_, tasks) => ({ deleted: tasks.length }),
});
const changeAll = planWrite<typeof changeTasks, readonly Task[]>(changeTasks, {
  shows: ({ body }, tasks) => shownAt(movesOf(body.changes, tasks)),
  waits: ({ body }, tasks) => ({ items: movesOf(body.changes, tasks).map(({ after }) => after) }),
});
const restore = planWrite<typeof restoreTask, Restored>(restoreTask, {
  shows: (_, after) => (after ? shownAt([{ after }]) : []),
  settles: (after) => (isSingle(after) ? shownAt : guessedAt)([{ after }]),
  waits: (_, after) => after,
});
const snooze = planWrite<typeof snoozeTask, Task>(snoozeTask, {
  settles: (after, _, before) => andTrash(shownAt([{ before, after }]), true),
  waits: (_, task) => task,
});

/** The writes of a task: lists, rings and marks change at once and go back if the server refuses. */
export function useTaskWrites() {
  const adding = useSend(create);
  const changing = useSend(update);
  const removing = useSend(remove);
  const removingAll = useSend(removeAll);
  const changingAll = useSend(changeAll);
  const restoring = useSend(restore);
  const snoozing = useSend(snooze);
  const undoing = useWrite(undoTaskChange);
  return {
    add: (id: string, fields: TaskFields) => inOurWords(adding({ body: { id, ...fields } })),
    update: (seen: Task, fields: TaskFields, scope: SeriesScope) =>
      inOurWords(changing({ params: { id: seen.id }, query: { scope }, body: fields }, { seen })),
    /** Of a series only the server knows what was. */
    takeBack: (id: string) => undoing.write({ params: { id } }),
    remove: (seen: Task, scope: SeriesScope) =>
      inOurWords(removing({ params: { id: seen.id }, query: { scope } }, { seen })),
    removeAll: (seen: readonly Task[]) =>
      inOurWords(removingAll({ body: { task_ids: seen.map(({ id }) => id) } }, { seen })),
    changeAll: (seen: readonly Task[], changes: TaskChange[]) =>
      inOurWords(changingAll({ body: { changes } }, { seen })),
    restore: (id: string, seen?: Task) => inOurWords(restoring({ params: { id } }, { seen })),
    snooze: (seen: Task, minutes: number) =>
      inOurWords(snoozing({ params: { id: seen.id }, body: { minutes } }, { seen })),
  };
}

/** Given to every line of a list, which is not to be drawn again for it: it stays the same. */
export function useToggle() {
  const send = useSend(toggle);
  return useCallback(
    (seen: Task) => inOurWords(send({ params: { id: seen.id } }, { seen })),
    [send],
  );
}

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
  return { ...before, ...shownOf(fields), version: before.version + 1 };
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
function shownOf({ reminders: _, recurrence: __, ...fields }: Partial<TaskFields>): Partial<Task> {
  return fields;
}

function fresh({ id = newId(), ...fields }: BodyOf<typeof createTask>): Task {
  const now = new Date().toISOString();
  return {
    id,
    completed: false,
    priority: 'medium',
    time: null,
    has_reminder: false,
    reminder_time: null,
    reminders: [],
    description: '',
    recurrence: null,
    series_id: null,
    version: 1,
    created_at: now,
    updated_at: now,
    ...shownOf(fields),
    title: fields.title,
    date: fields.date,
  };
}
