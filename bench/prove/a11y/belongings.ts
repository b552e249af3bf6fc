import type { Page } from 'playwright-core';

/** What a person wrote, by which the screens find it in every language. */
export const essay = 'Essay on Lu Xun';
export const noodles = 'Noodles';

/** Sends as whoever is signed in on the page. */
async function send(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('board.token'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request[method](path, { headers, ...(data && { data }) });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

/** A term with courses, tasks and money, something told and something that reminds. */
export async function fillBoard(page: Page): Promise<void> {
  const profile = await send(page, 'get', '/api/user/profile');
  const { timeZone } = (profile as { preferences: { timeZone: string } }).preferences;
  const date = new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await send(page, 'post', '/api/sample-term', {});
  await send(page, 'post', '/api/tasks', {
    title: essay,
    date,
    duration_minutes: 45,
    has_reminder: true,
    reminder_time: soon,
  });
  await send(page, 'post', '/api/transactions', {
    type: 'expense',
    amount: 18,
    category: 'dining',
    description: noodles,
    date,
  });
  await send(page, 'post', '/api/notifications', { title: 'Room changed', message: 'To 204' });
}

/** Changes the essay behind the back of whoever has it open. */
export async function changeElsewhere(page: Page): Promise<void> {
  const { items } = (await send(page, 'get', '/api/tasks?limit=100')) as {
    items: { id: string; title: string; date: string }[];
  };
  const task = items.find(({ title }) => title === essay);
  if (!task) throw new Error('The essay is gone.');
  await send(page, 'put', `/api/tasks/${task.id}`, { priority: 'high' });
}
