import type { Context } from '../../context.ts';
import type { Proposable } from '../../tool.ts';
import { createTask, type NewTask } from './create-task.ts';
import { deleteTask } from './delete-tasks.ts';
import { findTask } from './find-task.ts';
import type { TaskFields } from './task-rules.ts';
import { updateTask } from './update-task.ts';

export interface AddedTask {
  kind: 'task.add';
  task: NewTask & { id: string };
}

interface Change {
  id: string;
  /** As the person saw it when it was proposed; a newer one refuses the change. */
  version: number;
  fields: TaskFields;
}

export interface ChangedTask extends Change {
  kind: 'task.change';
}

export const taskProposals: readonly Proposable[] = [
  {
    kind: 'task.add',
    async perform(ctx, { task }: AddedTask) {
      const { id, version } = await createTask(ctx, task);
      return { id, version };
    },
    takeBack: (ctx, { id, version }: Change) => deleteTask(ctx, id, version),
  },
  {
    kind: 'task.change',
    perform: change,
    takeBack: (ctx, { id, fields, version }: Change) => updateTask(ctx, id, fields, version),
  },
];

async function change(ctx: Context, { id, version, fields }: ChangedTask): Promise<Change> {
  const before = await findTask(ctx, id);
  const after = await updateTask(ctx, id, fields, version);
  const earlier = Object.fromEntries(
    Object.keys(fields).map((field) => [field, before[field as keyof typeof before]]),
  );
  return { id, version: after.version, fields: earlier };
}
