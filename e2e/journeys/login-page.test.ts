import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessibility.ts';
import { journeys } from '../harness/journey.ts';

journeys('login page', (journey) => {
  journey('opens without a complaint', async ({ page }) => {
    const response = await page.goto('/login');
    assert.equal(response?.status(), 200);
    await page.getByRole('textbox').first().waitFor();
    await assertAccessible(page);
  });

  journey('is where a stranger is sent', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL(/\/login/);
  });
});
