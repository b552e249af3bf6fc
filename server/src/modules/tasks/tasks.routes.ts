import * as calls from '@board/contracts/calls/tasks';
import { taskSchemas as schemas } from '@board/contracts/schemas/tasks';
import type { App } from '../../app-type.ts';
import { serve } from '../../routes.ts';
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
  fileRoutes(app);
  serve(app, calls.listTasks, schemas.listTasks, (ctx, { query }) => listTasks(ctx, query));
  serve(app, calls.createTask, schemas.createTask, (ctx, { body }) => createTask(ctx, body));
  serve(app, calls.changeTasks, schemas.changeTasks, async (ctx, { body }) => ({
    items: await changeTasks(ctx, body.changes),
  }));
  serve(app, calls.deleteTasks, schemas.deleteTasks, async (ctx, { body }) => ({
    deleted: await deleteTasks(ctx, body.task_ids),
  }));
  serve(app, calls.taskCalendar, schemas.taskCalendar, (ctx, { query }) =>
    taskCalendar(ctx, query),
  );
  serve(app, calls.taskStats, schemas.taskStats, (ctx, { query }) => taskStats(ctx, query.date));
  serve(app, calls.taskTrend, schemas.taskTrend, (ctx, { query }) => taskTrend(ctx, query.date));
  serve(app, calls.listTaskTrash, schemas.listTaskTrash, (ctx, { query }) => listTrash(ctx, query));
  serve(app, calls.emptyTaskTrash, schemas.emptyTaskTrash, async (ctx) => ({
    deleted: await emptyTrash(ctx),
  }));
  serve(app, calls.getTask, schemas.getTask, (ctx, { params }) => findTask(ctx, params.id));
  serve(app, calls.updateTask, schemas.updateTask, (ctx, { params, query, body, ifMatch }) =>
    updateTask(ctx, params.id, body, ifMatch, query.scope),
  );
  serve(app, calls.toggleTask, schemas.toggleTask, (ctx, { params, ifMatch }) =>
    toggleTask(ctx, params.id, ifMatch),
  );
  serve(app, calls.snoozeTask, schemas.snoozeTask, (ctx, { params, body, ifMatch }) =>
    snoozeTask(ctx, params.id, body.minutes, ifMatch),
  );
  serve(app, calls.restoreTask, schemas.restoreTask, (ctx, { params }) =>
    restoreTask(ctx, params.id),
  );
  serve(app, calls.countFollowing, schemas.countFollowing, (ctx, { params }) =>
    countFollowing(ctx, params.id),
  );
  serve(app, calls.undoTaskChange, schemas.undoTaskChange, (ctx, { params }) =>
    undoChange(ctx, params.id),
  );
  serve(app, calls.deleteTask, schemas.deleteTask, async (ctx, { params, query, ifMatch }) => {
    await deleteTask(ctx, params.id, ifMatch, query.scope);
    return { success: true };
  });
}
