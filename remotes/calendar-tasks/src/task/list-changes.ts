import type { ReplyOf } from '@board/contracts/calls/call';
import type { Completion, DayCompletion, listTasks, Task } from '@board/contracts/calls/tasks';

type TaskPage = ReplyOf<typeof listTasks>;

/** What a task was and is: new without the one, gone without the other. */
export interface Change {
  readonly before?: Task;
  readonly after?: Task;
}

/** A loaded list after a change. A list of a day and one that is whole take in what now belongs to them. */
export function listAfter(
  page: TaskPage,
  query: URLSearchParams,
  { before, after }: Change,
): TaskPage {
  const fits = after !== undefined && belongs(after, query);
  // What is new may be there already: a list can come before the answer that it shows.
  const id = (before ?? after)?.id;
  const stood = page.items.some((item) => item.id === id);
  if (stood && fits) {
    const items = page.items.map((item) => (item.id === id ? after : item));
    return { ...page, items: isWhole(page) ? items.sort(byPlace) : items };
  }
  const rest = stood ? page.items.filter((item) => item.id !== id) : page.items;
  const hasRoom = query.has('date') || isWhole(page) || (after && isWithin(page, after));
  const takesIn = fits && !stood && !query.has('search') && hasRoom;
  const items = takesIn ? [...rest, after].sort(byPlace) : rest;
  if (items === page.items) return page;
  const total = page.pagination.total + items.length - page.items.length;
  return { items, pagination: { ...page.pagination, total } };
}

/** Whether the list after a change is what the server has too: one of more pages it alone can fill up. */
export function isTold(page: TaskPage, query: URLSearchParams, { before, after }: Change): boolean {
  const fits = after !== undefined && belongs(after, query);
  const stood = page.items.some((item) => item.id === before?.id);
  if (query.has('search')) return !fits && !stood;
  if (isWhole(page)) return stood || !fits || page.items.length < page.pagination.limit;
  const samePlace = before?.date === after?.date && before?.time === after?.time;
  if (stood) return fits && samePlace;
  return !fits && !(before && belongs(before, query));
}

const isWhole = ({ pagination }: TaskPage): boolean =>
  pagination.page === 1 && !pagination.has_next;

/** Of a longer list: its place is before the end of this page, and not before its beginning. */
function isWithin({ items, pagination }: TaskPage, task: Task): boolean {
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) return false;
  const isAfterFirst = pagination.page === 1 || byPlace(first, task) < 0;
  return isAfterFirst && (byPlace(task, last) < 0 || !pagination.has_next);
}

function belongs(task: Task, query: URLSearchParams): boolean {
  const asked = (name: 'date' | 'completed' | 'priority' | 'has_reminder' | 'course') =>
    !query.has(name) || query.get(name) === String(task[name]);
  return (
    asked('date') &&
    asked('completed') &&
    asked('priority') &&
    asked('has_reminder') &&
    asked('course') &&
    (!query.has('assignment') || query.get('assignment') === String(task.assignment !== 'none')) &&
    (!query.has('tag') || task.tags.some((tag) => isSame(tag, query.get('tag')))) &&
    task.date >= (query.get('start_date') ?? '') &&
    task.date <= (query.get('end_date') ?? '9999-12-31')
  );
}

const isSame = (tag: string, asked: string | null): boolean =>
  tag.toLowerCase() === asked?.toLowerCase();

/** As the server sorts: of a day what has a time comes first. */
const byPlace = (a: Task, b: Task): number => (placeOf(a) < placeOf(b) ? -1 : 1);
const placeOf = ({ date, time, id }: Task) => `${date} ${(time || '~').padEnd(11)} ${id}`;

/** Counters after a change; `day` is that of the counter, or undefined for all days. */
export function countedAfter(
  counts: Completion,
  day: string | undefined,
  { before, after }: Change,
): Completion {
  const ofDay = (task: Task | undefined, completed: boolean) =>
    task !== undefined && (day === undefined || task.date === day) && task.completed === completed
      ? 1
      : 0;
  return {
    completed: Math.max(0, counts.completed + ofDay(after, true) - ofDay(before, true)),
    open: Math.max(0, counts.open + ofDay(after, false) - ofDay(before, false)),
  };
}

export function daysAfter(
  days: readonly DayCompletion[],
  range: { start: string; end: string },
  change: Change,
): DayCompletion[] {
  const { before, after } = change;
  const touched = [before?.date, after?.date].filter(
    (day) => day !== undefined && day >= range.start && day <= range.end,
  );
  const known = new Map(days.map((day) => [day.date, day]));
  for (const date of touched) {
    if (date === undefined) continue;
    const counts = known.get(date) ?? { date, completed: 0, open: 0 };
    known.set(date, { date, ...countedAfter(counts, date, change) });
    // Both ends of a change on one day are counted at once.
    if (before?.date === after?.date) break;
  }
  return [...known.values()];
}
