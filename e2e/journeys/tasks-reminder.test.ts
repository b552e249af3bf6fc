import assert from 'node:assert/strict';
import { listNotifications } from '@board/contracts/calls/notifications';
import { createTask } from '@board/contracts/calls/tasks';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiIn } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';

journeys('a reminder', (journey) => {
  journey('becomes one notification that leads to its task', async ({ page }) => {
    await registerSignedIn(page);
    const api = await apiIn(page);
    // What is past already is refused.
    const soon = new Date(Date.now() + 3_000).toISOString();
    await api(createTask, {
      body: { title: 'Call home', date: soon.slice(0, 10), reminders: [{ time: soon }] },
    });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    const { items } = await api(listNotifications, { query: {} });
    const [told, ...others] = items.filter(({ title }) => title === 'Call home');
    assert.deepEqual(others, []);
    await page.goto(told?.actionUrl ?? '');
    await page.getByRole('dialog', { name: 'Reminder details' }).getByText('Call home').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Edit' }).count(), 0);
  });
});
