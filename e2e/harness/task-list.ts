import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { addDays, dayIn } from '../../shared/time/src/index.ts';
import { storedSession } from '../../shell/src/identity/stored-session.ts';

export const titleOf = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true });

/** One that is late, one of today and one of later. */
export async function threeTasks(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  const today = dayIn('Asia/Shanghai', Date.now());
  const tasks = [
    { title: 'Sheet 5', date: addDays(today, -3) },
    { title: 'Essay', date: today, time: '16:00-17:30' },
    { title: 'Lab report', date: addDays(today, 9) },
  ];
  for (const data of tasks) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.post('/api/tasks', { headers, data });
    assert.equal(reply.status(), 201);
  }
}
