import type { InputOf } from '@board/contracts/calls/call';
import type { listTasks } from '@board/contracts/calls/tasks';
import type { TaskView } from '@board/contracts/calls/user';
import { type Priority, priorities } from '@board/contracts/constants/priorities';
import { type TaskState, taskStates } from '@board/contracts/constants/tasks';
import { addDays } from '@board/time';
import { readTags } from '../task/tags.ts';

/** What the page shows; it lives in the address, so that 'back' and a link work. */
export interface TaskFilter {
  search: string;
  state: TaskState;
  priority: Priority | '';
  reminder: boolean;
  course: string;
  tag: string;
  from: string;
  to: string;
  /** Groups stand below each other, or side by side where there is room. */
  shape: '' | 'columns';
  page: number;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const dayOrNothing = (text: string | null) => (text && dayPattern.test(text) ? text : '');

export function readFilter(address: URLSearchParams): TaskFilter {
  return {
    search: (address.get('search') ?? '').slice(0, 100),
    state: taskStates.find((state) => state === address.get('state')) ?? 'open',
    priority: priorities.find((priority) => priority === address.get('priority')) ?? '',
    reminder: address.get('reminder') === 'true',
    course: (address.get('course') ?? '').slice(0, 100),
    tag: readTags(address.get('tag') ?? '')[0]?.slice(0, 30) ?? '',
    from: dayOrNothing(address.get('from')),
    to: dayOrNothing(address.get('to')),
    shape: address.get('shape') === 'columns' ? 'columns' : '',
    page: Math.max(1, Number(address.get('page')) || 1),
  };
}

export function writeFilter(filter: TaskFilter) {
  const { search, state, priority, reminder, course, tag, from, to, shape, page } = filter;
  return Object.fromEntries(
    Object.entries({
      search,
      state: state === 'open' ? '' : state,
      priority,
      reminder: reminder ? 'true' : '',
      course,
      tag,
      from,
      to,
      shape,
      page: page > 1 ? String(page) : '',
    }).filter(([, value]) => value !== ''),
  );
}

/** All that is to do, as the page opens: nothing was chosen that could hide a task. */
export function isUnfiltered(filter: TaskFilter): boolean {
  return Object.keys(writeFilter({ ...filter, shape: '', page: 1 })).length === 0;
}

export type TaskQuery = NonNullable<InputOf<typeof listTasks>['query']>;

export function queryOf(filter: TaskFilter, today: string): TaskQuery {
  const { search, state, priority, reminder, course, tag, from, to, page } = filter;
  const end = state === 'overdue' ? addDays(today, -1) : to;
  return {
    page,
    ...(search && { search }),
    ...(state !== 'all' && { completed: state === 'done' }),
    ...(priority && { priority }),
    ...(reminder && { has_reminder: true }),
    ...(course && { course }),
    ...(tag && { tag }),
    ...(from && { start_date: from }),
    ...(end && { end_date: to && to < end ? to : end }),
  };
}

/** Under which name it is kept; a page is none of it. */
export function viewOf({ page: _, ...filter }: TaskFilter, name: string): TaskView {
  const { state, search, priority, reminder, course, tag, from, to, shape } =
    filter satisfies Record<keyof Omit<TaskView, 'name'>, unknown>;
  return {
    name,
    state,
    ...(search && { search }),
    ...(priority && { priority }),
    ...(reminder && { reminder }),
    ...(course && { course }),
    ...(tag && { tag }),
    ...(from && { from }),
    ...(to && { to }),
    ...(shape && { shape }),
  };
}

export function filterOf({ name: _, ...view }: TaskView): TaskFilter {
  return { ...readFilter(new URLSearchParams()), ...view };
}
