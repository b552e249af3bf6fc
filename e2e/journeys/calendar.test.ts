import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

/** Of whoever registers without saying one. */
const zone = 'Asia/Shanghai';
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

journeys('the calendar', (journey) => {
  journey(
    'is gone through with the keyboard, and a source stays switched off',
    async ({ page }) => {
      await registerSignedIn(page);
      await addTasks(page);
      await go(page, '/');
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await page.waitForURL((url) => url.pathname === '/calendar');
      const report = page.getByRole('button', { name: /^Task, Lab report.* 16:00 to 17:30/ });
      await report.waitFor();
      await page.getByRole('button', { name: /^Due, Essay/ }).waitFor();
      await assertAccessible(page);

      const week = page.getByRole('grid').filter({ has: report });
      await week.locator('[aria-current="date"]').focus();
      await page.keyboard.press('ArrowDown');
      await report.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Task details' }).waitFor();
      await page.keyboard.press('Escape');
      await layersGone(page);

      await page.getByRole('checkbox', { name: /^Tasks/ }).click();
      await report.waitFor({ state: 'detached' });
      await page.reload();
      await page.getByRole('button', { name: /^Due, Essay/ }).waitFor();
      assert.equal(await report.count(), 0);
    },
  );

  journey(
    'is a day, three days, a month and a list on a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addTasks(page);
      await go(page, '/');
      await page.getByRole('button', { name: '更多' }).tap();
      await page.getByRole('dialog').getByRole('link', { name: '日程表' }).tap();
      const report = page.getByRole('button', { name: /Lab report/ });
      for (const view of ['日', '3 天', '月', '日程']) {
        await page.getByRole('radio', { name: view, exact: true }).check();
        await report.first().waitFor();
        await assertAccessible(page);
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, phone.viewport.width);
    },
    phone,
  );
});

async function addTasks(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  const headers = { authorization: `Bearer ${token}` };
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(Date.now());
  for (const [title, time] of [
    ['Lab report', '16:00-17:30'],
    ['Essay', '23:59-23:59'],
  ]) {
    const data = { title, time, date: today };
    const reply = await page.request.post('/api/tasks', { headers, data });
    assert.equal(reply.status(), 201);
  }
}
