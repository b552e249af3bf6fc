import { createTask } from '@board/contracts/calls/tasks';
import type { Locator, Page } from 'playwright-core';
import { addDays, dayIn } from '../../shared/time/src/index.ts';
import { apiIn } from './api.ts';

export const titleOf = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true });

/** One that is late, one of today and one of later. */
export async function threeTasks(page: Page): Promise<void> {
  const api = await apiIn(page);
  const today = dayIn('Asia/Shanghai', Date.now());
  const tasks = [
    { title: 'Sheet 5', date: addDays(today, -3) },
    { title: 'Essay', date: today, time: '16:00-17:30' },
    { title: 'Lab report', date: addDays(today, 9) },
  ];
  for (const body of tasks) await api(createTask, { body });
}
