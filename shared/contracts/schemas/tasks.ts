import { type Static, Type } from 'typebox';
import { textLength } from '../constants/limits.ts';
import { priorities } from '../constants/priorities.ts';
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
  Strict,
  TimeRange,
  text,
  Version,
} from './common.ts';

const Priority = oneOf(priorities);

export const Task = Type.Object({
  id: Id,
  title: Type.String(),
  completed: Type.Boolean(),
  priority: Priority,
  date: DateOnly,
  time: Nullable(TimeRange),
  has_reminder: Type.Boolean(),
  reminder_time: Nullable(Instant),
  description: Type.String(),
  version: Version,
  created_at: Instant,
  updated_at: Instant,
});
export type Task = Static<typeof Task>;

const editable = {
  title: Type.String({ maxLength: textLength.title, 'x-error': 'task.title_required' }),
  completed: Type.Boolean(),
  priority: Priority,
  date: DateOnly,
  time: Nullable(TimeRange),
  has_reminder: Type.Boolean(),
  reminder_time: Nullable(Instant),
  description: text(textLength.description),
};

const NewTask = Strict({
  id: Type.Optional(Id),
  ...Type.Partial(Type.Object(editable)).properties,
  title: editable.title,
  date: editable.date,
});
const TaskChange = Strict(Type.Partial(Type.Object(editable)).properties);

export const taskSchemas = {
  listTasks: {
    query: Strict({
      ...PageQuery,
      date: Type.Optional(DateOnly),
      completed: Type.Optional(Type.Boolean()),
      priority: Type.Optional(Priority),
      has_reminder: Type.Optional(Type.Boolean()),
    }),
    reply: pageOf(Task),
  },
  createTask: {
    body: NewTask,
    reply: Task,
    status: 201,
    example: { title: 'Red-black tree lab report', date: '2026-11-18', time: '16:00-17:30', priority: 'high' },
  },
  updateTask: { params: IdParams, body: TaskChange, reply: Task },
  deleteTask: { params: IdParams, reply: Done },
  restoreTask: { params: IdParams, reply: Task },
  toggleTask: { params: IdParams, reply: Task },
  deleteTasks: {
    body: Strict({ task_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }),
    reply: Type.Object({ deleted: Type.Integer() }),
  },
} satisfies Record<string, CallSchema>;
