export { createTask, type NewTask } from './create-task.ts';
export { deleteTask, deleteTasks } from './delete-tasks.ts';
export { listTasks } from './list-tasks.ts';
export { restoreTask } from './restore-task.ts';
export { completionOf } from './tasks.repository.ts';
export { taskRoutes } from './tasks.routes.ts';
export { toggleTask } from './toggle-task.ts';
export { updateTask } from './update-task.ts';
