import { createTransaction } from '@board/contracts/calls/finance';
import { createNotification } from '@board/contracts/calls/notifications';
import { createTask, listTasks, updateTask } from '@board/contracts/calls/tasks';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import type { Page } from 'playwright-core';
import { apiIn } from '../../../e2e/harness/api.ts';
import { daysOf } from '../../../e2e/harness/full-board.ts';

/** What a person wrote, by which the screens find it in every language. */
export const essay = 'Essay on Lu Xun';
export const noodles = 'Noodles';

/** A term with courses, tasks and money, something told and something that reminds. */
export async function fillBoard(page: Page): Promise<void> {
  const api = await apiIn(page);
  const [date] = await daysOf(api);
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await api(loadSampleTerm, {});
  await api(createTask, {
    body: { title: essay, date, duration_minutes: 45, has_reminder: true, reminder_time: soon },
  });
  await api(createTransaction, {
    body: { type: 'expense', amount: 18, category: 'dining', description: noodles, date },
  });
  await api(createNotification, { body: { title: 'Room changed', message: 'To 204' } });
}

/** Changes the essay behind the back of whoever has it open. */
export async function changeElsewhere(page: Page): Promise<void> {
  const api = await apiIn(page);
  const { items } = await api(listTasks, { query: { limit: 100 } });
  const task = items.find(({ title }) => title === essay);
  if (!task) throw new Error('The essay is gone.');
  await api(updateTask, { params: { id: task.id }, body: { priority: 'high' } });
}
