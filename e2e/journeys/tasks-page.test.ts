import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';

journeys('all tasks', (journey) => {
  journey('are found, deleted in numbers and had back from the trash', async ({ page }) => {
    await registerSignedIn(page);
    await addTasks(page, ['Sheet 5', 'Sheet 6', 'Essay']);
    await page.goto('/tasks');
    await page.getByLabel('Search').fill('sheet');
    await page.getByText('1–2 of 2').waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Select all' }).click();
    await assertAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No task fits.').waitFor();
    await page.getByRole('tab', { name: 'Trash' }).click();
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await page.getByText('Task restored').waitFor();
    await page.getByText('1–1 of 1').waitFor();
    await assertAccessible(page);
  });

  journey('are given their day in words', async ({ page }) => {
    await registerSignedIn(page);
    await page.goto('/tasks');
    await page.getByRole('button', { name: 'Add task' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill('Essay');
    await form.getByLabel('Date').press('t');
    await form.getByLabel('Date').pressSequentially('omorrow');
    await form.getByText(/^\w+day, \d+ \w+ \d{4}$/).waitFor();
    await form.getByLabel('Date').press('Enter');
    await form.locator('input[type=date]').first().waitFor();
    assert.match(await form.getByLabel('Date').first().inputValue(), /^\d{4}-\d\d-\d\d$/);
  });
});

async function addTasks(page: Page, titles: readonly string[]): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  for (const title of titles) {
    const reply = await page.request.post('/api/tasks', {
      headers: { authorization: `Bearer ${token}` },
      data: { title, date: '2026-11-18' },
    });
    assert.equal(reply.status(), 201);
  }
}
