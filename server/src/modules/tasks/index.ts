export { area as tasksArea } from './area.ts';
export { completionOf, countOpenTasks } from './counters/counts.repository.ts';
export { createTask, type NewTask } from './create-task.ts';
export { deleteTask } from './delete-tasks.ts';
export { listTasks } from './list-tasks.ts';
export { replanReminders } from './reminders/replan-reminders.ts';
export { categoriesOf, notesOf } from './task-words.ts';
export { updateTask } from './update-task.ts';
