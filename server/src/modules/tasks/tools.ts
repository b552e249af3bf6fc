import type { ProposedOfTask } from '@board/contracts/constants/assistant';
import { textLength } from '@board/contracts/constants/limits';
import { priorities } from '@board/contracts/constants/priorities';
import {
  longestReminderMinutes,
  longestTaskMinutes,
  stepsPerTask,
  tagsPerTask,
} from '@board/contracts/constants/tasks';
import {
  DateOnly,
  Id,
  Instant,
  oneOf,
  Strict,
  TimeRange,
  text,
} from '@board/contracts/schemas/common';
import { type GivenReminder, Step, Tag, type Task } from '@board/contracts/schemas/tasks';
import { instantOf, minuteMs } from '@board/time';
import { type TSchema, Type } from 'typebox';
import {
  daysWithin,
  readTool,
  ToolInputError,
  type WriteTool,
  writeTool,
} from '../../area/tool.ts';
import type { Context } from '../../context/context.ts';
import { newId } from '../../database/ids.ts';
import { findTask } from './find-task.ts';
import { listTasks } from './list-tasks.ts';
import type { AddedTask, ChangedTask, DeletedTask } from './proposals.ts';
import { stepLine } from './task-words.ts';

const most = 50;

/** What a model reads of a task. */
const shown = ({ id, ...task }: Task) => {
  const said = {
    title: task.title,
    date: task.date,
    time: task.time,
    priority: task.priority,
    completed: task.completed,
    reminder_time: task.reminder_time,
    recurrence: task.recurrence,
    description: task.description.slice(0, 300),
    duration_minutes: task.duration_minutes,
    course: task.course,
    tags: task.tags,
    steps: task.steps,
  } satisfies Record<ProposedOfTask, unknown>;
  return { id, ...said };
};

export const listTasksTool = readTool({
  name: 'list_tasks',
  reads: ['tasks'],
  description:
    "The person's tasks of some days, or all open ones when no day is given; of one tag or course where that is given. Use it before you speak of tasks or change one.",
  parameters: Strict({
    start_date: Type.Optional(DateOnly),
    end_date: Type.Optional(DateOnly),
    completed: Type.Optional(Type.Boolean()),
    tag: Type.Optional(Tag),
    course: Type.Optional(text(textLength.name, 1)),
  }),
  async run(ctx, { start_date: start, end_date: end = start, completed, tag, course }) {
    const isOpen = completed ?? (end === undefined ? false : undefined);
    if (start !== undefined && end !== undefined) daysWithin(start, end);
    const { items, pagination } = await listTasks(ctx, {
      ...(start !== undefined && { start_date: start }),
      ...(end !== undefined && { end_date: end }),
      ...(isOpen !== undefined && { completed: isOpen }),
      ...(tag !== undefined && { tag }),
      ...(course !== undefined && { course }),
      limit: most,
    });
    return { tasks: items.map(shown), total: pagination.total };
  },
});

/** No more of a rule than a card says in a sentence. */
const proposedRule =
  '^FREQ=(DAILY|WEEKLY|MONTHLY)(;INTERVAL=[1-9]\\d?)?(;UNTIL=20\\d\\d(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01]))?(;BYDAY=(MO|TU|WE|TH|FR|SA|SU)(,(MO|TU|WE|TH|FR|SA|SU)){0,6})?(;BYMONTHDAY=(-1|[1-9]|[12]\\d|3[01]))?$';

/** What it may propose: a field that the contract has besides does not compile before it stands here. */
const proposed = {
  title: text(textLength.title, 1),
  date: DateOnly,
  time: TimeRange,
  priority: oneOf(priorities),
  completed: Type.Boolean(),
  duration_minutes: Type.Integer({ minimum: 1, maximum: longestTaskMinutes }),
  course: text(textLength.name),
  tags: Type.Array(Tag, { maxItems: tagsPerTask }),
  steps: Type.Array(Step, { maxItems: stepsPerTask }),
  description: text(textLength.description),
  reminder_time: Instant,
  recurrence: Type.String({
    pattern: proposedRule,
    description:
      "An RRULE such as 'FREQ=WEEKLY;BYDAY=MO,WE'; each year is 'FREQ=MONTHLY;INTERVAL=12'",
  }),
} satisfies Record<ProposedOfTask, TSchema>;
const { completed: _, ...ofNew } = proposed;
const { reminder_time: __, recurrence: ___, ...ofKnown } = proposed;
type Scalar = string | number | boolean | null;

/** As a card shows it: a list is its lines. */
function said(value: Scalar | readonly (string | Step)[]): Scalar {
  if (value === null || typeof value !== 'object') return value;
  return value.map((each) => (typeof each === 'string' ? each : stepLine(each))).join('\n');
}

const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & ProposedOfTask)[];

export const addTaskTool: WriteTool = writeTool({
  name: 'add_task',
  description: 'Adds a task.',
  writes: ['tasks'],
  adds: true,
  parameters: Strict({
    ...Type.Partial(Type.Object(ofNew)).properties,
    title: proposed.title,
    date: proposed.date,
  }),
  async draft(ctx, input) {
    const { reminder_time: reminder, ...task } = input;
    const added: AddedTask = {
      kind: 'task.add',
      task: {
        id: newId(ctx.clock.now()),
        ...task,
        ...(reminder === undefined ? {} : { reminders: [reminderOf(ctx, input, reminder)] }),
      },
    };
    return {
      input: added,
      subject: input.title,
      changes: namesOf(ofNew).flatMap((field) => {
        const after = input[field];
        return after === undefined ? [] : [{ field, after: said(after) }];
      }),
    };
  },
});

/** One before a time goes with it, also to another zone; any other is a moment of its own. */
function reminderOf(
  { actor }: Pick<Context, 'actor'>,
  { date, time }: { date: string; time?: string },
  reminder: string,
): GivenReminder {
  const starts = time && instantOf(actor.timeZone, date, time.slice(0, 5));
  const before = starts ? (starts - Date.parse(reminder)) / minuteMs : -1;
  const isBefore = Number.isInteger(before) && before >= 0 && before <= longestReminderMinutes;
  return isBefore ? { minutes_before: before } : { time: reminder };
}

export const changeTaskTool: WriteTool = writeTool({
  name: 'change_task',
  description: 'Changes one task, found by list_tasks: its fields, or whether it is completed.',
  writes: ['tasks'],
  parameters: Strict({
    id: Id,
    ...Type.Partial(Type.Object(ofKnown)).properties,
    time: Type.Optional(Type.Union([proposed.time, Type.Null()])),
  }),
  async draft(ctx, { id, ...wanted }) {
    const task = await findTask(ctx, id);
    const changes = namesOf(ofKnown).flatMap((field) => {
      if (wanted[field] === undefined) return [];
      const [before, after] = [said(task[field]), said(wanted[field])];
      return after === before ? [] : [{ field, before, after }];
    });
    if (changes.length === 0) throw new ToolInputError('the task is like that already');
    const input: ChangedTask = { kind: 'task.change', id, version: task.version, fields: wanted };
    return { input, subject: task.title, changes };
  },
});

export const deleteTaskTool: WriteTool = writeTool({
  name: 'delete_task',
  description: 'Deletes one task, found by list_tasks.',
  writes: ['tasks'],
  parameters: Strict({ id: Id }),
  async draft(ctx, { id }) {
    const { title, date, version } = await findTask(ctx, id);
    const input: DeletedTask = { kind: 'task.delete', id, version };
    return { input, subject: title, changes: [{ field: 'date', after: date }] };
  },
});
