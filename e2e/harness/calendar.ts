import type { InputOf } from '@board/contracts/calls/call';
import { createTask } from '@board/contracts/calls/tasks';
import type { Page } from 'playwright-core';
import { apiIn } from './api.ts';

/** Of whoever registers without saying one. */
export const zone = 'Asia/Shanghai';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
export const tomorrow = () => inDays(1);

export async function showTomorrow(page: Page): Promise<void> {
  // The board, which stays until the calendar has come, has a timetable by the day as well.
  await page.getByRole('radio', { name: 'Agenda', exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Day', exact: true }).check();
  await page.getByRole('button', { name: 'Later', exact: true }).click();
}

/** With open tasks of tomorrow that say how long they take. */
export async function addPlans(page: Page): Promise<void> {
  for (const [title, minutes] of [
    ['Problem set', 90],
    ['Listening', 45],
  ] as const)
    await addTask(page, { title, duration_minutes: minutes }, tomorrow());
}

export async function addTasks(page: Page, on?: Date): Promise<void> {
  for (const [title, time] of [
    ['Lab report', '16:00-17:30'],
    ['Essay', '23:59-23:59'],
  ] as const)
    await addTask(page, { title, time }, on);
}

type NewTask = InputOf<typeof createTask>['body'];

export async function addTask(
  page: Page,
  fields: Omit<NewTask, 'date'>,
  on = new Date(),
): Promise<void> {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(on);
  const api = await apiIn(page);
  await api(createTask, { body: { ...fields, date } });
}
