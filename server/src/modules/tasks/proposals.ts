import type { Proposable } from '../../area/tool.ts';
import type { Context } from '../../context/context.ts';
import { createTask, type NewTask } from './create-task.ts';
import { deleteTask } from './delete-tasks.ts';
import { findTask } from './find-task.ts';
import { restoreTask } from './restore-task.ts';
import type { TaskFields } from './task-rules.ts';
import { updateTask } from './update-task.ts';

export interface AddedTask {
  kind: 'task.add';
  task: NewTask & { id: string };
}

interface Added {
  id: string;
  version: number;
  series?: string | null;
}

interface Change {
  id: string;
  /** As the person saw it when it was proposed; a newer one refuses the change. */
  version: number;
  fields: TaskFields;
}

export interface DeletedTask {
  kind: 'task.delete';
  id: string;
  version: number;
}

export interface ChangedTask extends Change {
  kind: 'task.change';
}

export const taskProposals: readonly Proposable[] = [
  {
    kind: 'task.add',
    writes: ['tasks'],
    async perform(ctx, { task }: AddedTask) {
      const { id, version, series_id: series } = await createTask(ctx, task);
      return { id, version, series };
    },
    takeBack: (ctx, { id, version, series }: Added) =>
      deleteTask(ctx, id, version, series ? 'following' : 'one'),
  },
  {
    kind: 'task.change',
    writes: ['tasks'],
    perform: change,
    takeBack: (ctx, { id, fields, version }: Change) => updateTask(ctx, id, fields, version),
  },
  {
    kind: 'task.delete',
    writes: ['tasks'],
    async perform(ctx, { id, version }: DeletedTask) {
      await deleteTask(ctx, id, version);
      return { id };
    },
    takeBack: (ctx, { id }: { id: string }) => restoreTask(ctx, id),
  },
];

async function change(ctx: Context, { id, version, fields }: ChangedTask): Promise<Change> {
  const before = await findTask(ctx, id);
  const after = await updateTask(ctx, id, fields, version);
  const { reminders, ...others } = before;
  const earlier: TaskFields = Object.fromEntries(
    Object.keys(fields).map((field) => [field, others[field as keyof typeof others]]),
  );
  // A time brings a length with it, and what was reminded of before it became a moment.
  if (fields.time !== undefined)
    Object.assign(earlier, {
      reminders: reminders.map(({ time, minutes_before }) =>
        minutes_before === null ? { time } : { minutes_before },
      ),
      ...(before.time === null && { duration_minutes: before.duration_minutes }),
    });
  return { id, version: after.version, fields: earlier };
}
