import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { priorities } from '../constants/priorities.ts';
import {
  assignments,
  longestReminderMinutes,
  longestTaskMinutes,
  recurrencePattern,
  remindersPerTask,
  seriesScopes,
  stepsPerTask,
  tagPattern,
  tagsPerTask,
} from '../constants/tasks.ts';
import type { CallSchema } from './call-schema.ts';
import {
  DateOnly,
  Done,
  Id,
  IdParams,
  Instant,
  Nullable,
  oneOf,
  PageQuery,
  pageOf,
  type Shows,
  Strict,
  stamps,
  TimeRange,
  text,
} from './common.ts';

const Priority = oneOf(priorities);

/** Before the start of its task, which it then follows, or at a moment of its own. */
export const Reminder = Type.Object({
  minutes_before: Nullable(Type.Integer()),
  time: Instant,
});
export type Reminder = Static<typeof Reminder>;

const GivenReminder = Strict({
  minutes_before: Type.Optional(
    Nullable(Type.Integer({ minimum: 0, maximum: longestReminderMinutes })),
  ),
  time: Type.Optional(Instant),
});
export type GivenReminder = Static<typeof GivenReminder>;

export const Tag = Type.String({ pattern: tagPattern });

/** A part of a task, with a tick of its own. */
export const Step = Strict({ title: text(textLength.title, 1), done: Type.Boolean() });
export type Step = Static<typeof Step>;

const editable = {
  title: Type.String({ maxLength: textLength.title, 'x-missing': 'task.title_required' }),
  completed: Type.Boolean(),
  priority: Priority,
  date: { ...DateOnly, 'x-missing': 'task.date_required' },
  time: Nullable(TimeRange),
  has_reminder: Type.Boolean(),
  reminder_time: Nullable(Instant),
  reminders: Type.Array(GivenReminder, { maxItems: remindersPerTask }),
  /** Where there is a `time` its length, which moves the end; the plan alone otherwise. */
  duration_minutes: Nullable(Type.Integer({ minimum: 1, maximum: longestTaskMinutes })),
  /** The name of the course that it is for, or ''. */
  course: text(textLength.name),
  assignment: oneOf(assignments),
  tags: Type.Array(Tag, { maxItems: tagsPerTask }),
  /** In their order. */
  steps: Type.Array(Step, { maxItems: stepsPerTask }),
  /** Markdown. */
  description: text(textLength.description),
  recurrence: Type.Union([Type.String({ pattern: recurrencePattern }), Type.Null()], {
    'x-error': 'task.recurrence_unreadable',
  }),
};
const TaskEdit = Type.Object(editable);
/** All that can be set of a task: who stores it, repeats it or shows it in a form names every field, or does not compile. */
export type TaskEdit = Static<typeof TaskEdit>;

export const Task = Type.Object({
  id: Id,
  title: Type.String(),
  completed: Type.Boolean(),
  priority: Priority,
  date: DateOnly,
  time: Nullable(TimeRange),
  has_reminder: Type.Boolean(),
  /** The first of its reminders. */
  reminder_time: Nullable(Instant),
  reminders: Type.Array(Reminder),
  duration_minutes: Nullable(Type.Integer()),
  course: Type.String(),
  assignment: oneOf(assignments),
  tags: Type.Array(Type.String()),
  steps: Type.Array(Step),
  description: Type.String(),
  /** An RRULE, in every task of a series. */
  recurrence: Nullable(Type.String()),
  series_id: Nullable(Id),
  ...stamps,
} satisfies Shows<TaskEdit>);
export type Task = Static<typeof Task>;

const TrashedTask = Type.Object({
  ...Task.properties,
  deleted_at: Instant,
  /** How many were deleted in one go with it, itself included. */
  together: Type.Integer(),
});
export type TrashedTask = Static<typeof TrashedTask>;

const NewTask = Strict({
  id: Type.Optional(Id),
  ...Type.Partial(TaskEdit).properties,
  title: editable.title,
  date: editable.date,
});
const TaskChange = Strict(Type.Partial(TaskEdit).properties);
const ScopeQuery = Strict({ scope: Type.Optional(oneOf(seriesScopes)) });

export const Completion = Type.Object({ completed: Type.Integer(), open: Type.Integer() });
export type Completion = Static<typeof Completion>;
const DayCompletion = Type.Object({ date: DateOnly, ...Completion.properties });
export type DayCompletion = Static<typeof DayCompletion>;

export const taskSchemas = {
  listTasks: {
    query: Strict({
      ...PageQuery,
      date: Type.Optional(DateOnly),
      start_date: Type.Optional(DateOnly),
      end_date: Type.Optional(DateOnly),
      completed: Type.Optional(Type.Boolean()),
      priority: Type.Optional(Priority),
      has_reminder: Type.Optional(Type.Boolean()),
      course: Type.Optional(text(textLength.name, 1)),
      tag: Type.Optional(Tag),
      /** Those to be handed in, or the others. */
      assignment: Type.Optional(Type.Boolean()),
      /** Words of the title, the description, the course or a tag. */
      search: Type.Optional(text(textLength.name, 1)),
    }),
    reply: pageOf(Task),
  },
  createTask: {
    body: NewTask,
    reply: Task,
    status: 201,
    example: {
      title: 'Red-black tree lab report',
      date: '2026-11-18',
      time: '16:00-17:30',
      priority: 'high',
    },
  },
  getTask: { params: IdParams, reply: Task },
  updateTask: { ifMatch: true, params: IdParams, query: ScopeQuery, body: TaskChange, reply: Task },
  deleteTask: { ifMatch: true, params: IdParams, query: ScopeQuery, reply: Done },
  restoreTask: { params: IdParams, reply: Task },
  countFollowing: {
    params: IdParams,
    reply: Type.Object({
      /** Days of its series from here on that are open, itself with them. */
      open: Type.Integer(),
      /** Those of the others that were changed by themselves. */
      own: Type.Integer(),
    }),
  },
  undoTaskChange: { params: IdParams, reply: Task },
  toggleTask: { ifMatch: true, params: IdParams, reply: Task },
  snoozeTask: {
    ifMatch: true,
    params: IdParams,
    body: Strict({ minutes: Type.Integer({ minimum: 1, maximum: longestReminderMinutes }) }),
    reply: Task,
    example: { minutes: 10 },
  },
  changeTasks: {
    body: Strict({
      /** Each its own, so that what several were before is one request too. */
      changes: Type.Array(
        Strict({
          id: Id,
          date: Type.Optional(editable.date),
          time: Type.Optional(editable.time),
          duration_minutes: Type.Optional(editable.duration_minutes),
          priority: Type.Optional(Priority),
          completed: Type.Optional(Type.Boolean()),
        }),
        { minItems: 1, maxItems: 100 },
      ),
    }),
    reply: Type.Object({ items: Type.Array(Task) }),
  },
  deleteTasks: {
    body: Strict({ task_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({ deleted: Type.Integer() }),
  },
  taskCalendar: {
    query: Strict({ start_date: DateOnly, end_date: DateOnly }),
    /** Only days that have a task. */
    reply: Type.Object({ days: Type.Array(DayCompletion) }),
  },
  taskStats: {
    query: Strict({ date: Type.Optional(DateOnly) }),
    reply: Type.Object({
      date: DateOnly,
      day: Completion,
      /** Without the occurrences of recurring tasks that are still to come. */
      overall: Completion,
    }),
  },
  taskTrend: {
    query: Strict({ date: Type.Optional(DateOnly) }),
    /** Fourteen days that end with the date, those without a task too. */
    reply: Type.Object({ days: Type.Array(DayCompletion) }),
  },
  listTaskTrash: {
    query: Strict(PageQuery),
    reply: Type.Object({ ...pageOf(TrashedTask).properties, kept_days: Type.Integer() }),
  },
  emptyTaskTrash: { reply: Type.Object({ deleted: Type.Integer() }) },
} satisfies Record<string, CallSchema>;
