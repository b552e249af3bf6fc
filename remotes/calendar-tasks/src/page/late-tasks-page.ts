import { late } from '@board/ui';

export const TasksPage = late(async () => (await import('./tasks-page.tsx')).TasksPage);
