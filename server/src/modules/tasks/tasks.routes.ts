import * as calls from '@board/contracts/calls/tasks';
import { taskSchemas as schemas } from '@board/contracts/schemas/tasks';
import type { App } from '../../serving/app-type.ts';
import { done, serving } from '../../serving/serving.ts';
import { changeTasks } from './change-tasks.ts';
import { taskCalendar } from './counters/task-calendar.ts';
import { taskStats } from './counters/task-stats.ts';
import { taskTrend } from './counters/task-trend.ts';
import { createTask } from './create-task.ts';
import { deleteTask, deleteTasks } from './delete-tasks.ts';
import { fileRoutes } from './files/files.routes.ts';
import { findTask } from './find-task.ts';
import { listTasks } from './list-tasks.ts';
import { countFollowing } from './recurrence/count-following.ts';
import { undoChange } from './recurrence/undo-change.ts';
import { snoozeTask } from './reminders/snooze-task.ts';
import { restoreTask } from './restore-task.ts';
import { toggleTask } from './toggle-task.ts';
import { emptyTrash } from './trash/empty-trash.ts';
import { listTrash } from './trash/list-trash.ts';
import { updateTask } from './update-task.ts';

export function taskRoutes(app: App): void {
  const { serve } = serving(app, calls, schemas);
  fileRoutes(app);
  serve('listTasks', (ctx, { query }) => listTasks(ctx, query));
  serve('createTask', (ctx, { body }) => createTask(ctx, body));
  serve('changeTasks', async (ctx, { body }) => ({
    items: await changeTasks(ctx, body.changes),
  }));
  serve('deleteTasks', async (ctx, { body }) => ({
    deleted: await deleteTasks(ctx, body.task_ids),
  }));
  serve('taskCalendar', (ctx, { query }) => taskCalendar(ctx, query));
  serve('taskStats', (ctx, { query }) => taskStats(ctx, query.date));
  serve('taskTrend', (ctx, { query }) => taskTrend(ctx, query.date));
  serve('listTaskTrash', (ctx, { query }) => listTrash(ctx, query));
  serve('emptyTaskTrash', async (ctx) => ({
    deleted: await emptyTrash(ctx),
  }));
  serve('getTask', (ctx, { params }) => findTask(ctx, params.id));
  serve('updateTask', (ctx, { params, query, body, ifMatch }) =>
    updateTask(ctx, params.id, body, ifMatch, query.scope),
  );
  serve('toggleTask', (ctx, { params, ifMatch }) => toggleTask(ctx, params.id, ifMatch));
  serve('snoozeTask', (ctx, { params, body, ifMatch }) =>
    snoozeTask(ctx, params.id, body.minutes, ifMatch),
  );
  serve('restoreTask', (ctx, { params }) => restoreTask(ctx, params.id));
  serve('countFollowing', (ctx, { params }) => countFollowing(ctx, params.id));
  serve('undoTaskChange', (ctx, { params }) => undoChange(ctx, params.id));
  serve('deleteTask', (ctx, { params, query, ifMatch }) =>
    done(deleteTask(ctx, params.id, ifMatch, query.scope)),
  );
}
