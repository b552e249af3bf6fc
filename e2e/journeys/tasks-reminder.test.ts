import assert from 'node:assert/strict';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

journeys('a reminder', (journey) => {
  journey('becomes one notification that leads to its task', async ({ page }) => {
    await registerSignedIn(page);
    const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
    const headers = { authorization: `Bearer ${token}` };
    // What is past already is refused.
    const soon = new Date(Date.now() + 3_000).toISOString();
    const added = await page.request.post('/api/tasks', {
      headers,
      data: { title: 'Call home', date: soon.slice(0, 10), reminders: [{ time: soon }] },
    });
    assert.equal(added.status(), 201);
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    const reply = await page.request.get('/api/notifications', { headers });
    const { items } = await reply.json();
    const told = items.filter((item: { title: string }) => item.title === 'Call home');
    assert.equal(told.length, 1);
    await page.goto(told[0].actionUrl);
    await page.getByRole('dialog', { name: 'Reminder details' }).getByText('Call home').waitFor();
    assert.equal(await page.getByRole('button', { name: 'Edit' }).count(), 0);
  });
});
