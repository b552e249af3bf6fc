import { late } from '@board/ui';

export const TasksPage = late(async () => (await import('./tasks-page.tsx')).TasksPage);

/** For when a pointer or the focus comes near a link to it. */
export const preloadTasksPage = () => void TasksPage.preload();
