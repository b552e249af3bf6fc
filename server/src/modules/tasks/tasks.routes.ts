import * as calls from '@board/contracts/calls/tasks';
import { taskSchemas as schemas } from '@board/contracts/schemas/tasks';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
import { createTask } from './create-task.ts';
import { deleteTask, deleteTasks } from './delete-tasks.ts';
import { listTasks } from './list-tasks.ts';
import { restoreTask } from './restore-task.ts';
import { toggleTask } from './toggle-task.ts';
import { updateTask } from './update-task.ts';

export function taskRoutes(app: App): void {
  serve(app, calls.listTasks, schemas.listTasks, (ctx, { query }) => listTasks(ctx, query));
  serve(app, calls.createTask, schemas.createTask, (ctx, { body }) => createTask(ctx, body));
  serve(app, calls.deleteTasks, schemas.deleteTasks, async (ctx, { body }) => ({
    deleted: await deleteTasks(ctx, body.task_ids),
  }));
  serve(app, calls.updateTask, schemas.updateTask, (ctx, { params, body, ifMatch }) =>
    updateTask(ctx, params.id, body, ifMatch),
  );
  serve(app, calls.toggleTask, schemas.toggleTask, (ctx, { params, ifMatch }) => toggleTask(ctx, params.id, ifMatch));
  serve(app, calls.restoreTask, schemas.restoreTask, (ctx, { params }) => restoreTask(ctx, params.id));
  serve(app, calls.deleteTask, schemas.deleteTask, async (ctx, { params, ifMatch }) => {
    await deleteTask(ctx, params.id, ifMatch);
    return { success: true };
  });
}
