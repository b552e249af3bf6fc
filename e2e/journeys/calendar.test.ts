import assert from 'node:assert/strict';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { addPlans, addTasks, phone, showTomorrow } from '../harness/calendar.ts';
import { go, layersGone, pressInTurn } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

journeys('the calendar', (journey) => {
  journey(
    'is gone through with the keyboard, and a source stays switched off',
    async ({ page }) => {
      await registerSignedIn(page);
      await addTasks(page);
      await go(page, '/');
      await pressInTurn(page, 'g', 'w');
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
      await page.getByRole('dialog').getByRole('link', { name: '日历' }).tap();
      const report = page.getByRole('button', { name: /Lab report/ });
      for (const view of ['日', '3 天', '月', '日程']) {
        await page.getByRole('radio', { name: view, exact: true }).check();
        await report.first().waitFor();
        await assertAccessible(page);
      }
      await assertFits(page);
    },
    phone,
  );

  journey('plans a day with the keyboard, and one press takes it back', async ({ page }) => {
    await registerSignedIn(page);
    await addPlans(page);
    await go(page, '/calendar');
    await showTomorrow(page);
    const listening = page.getByRole('button', { name: /^Task, Listening/ });
    await listening.waitFor();
    await page.getByRole('button', { name: 'Plan the day' }).focus();
    await page.keyboard.press('Enter');
    const plan = page.getByRole('dialog', { name: /^Plan / });
    await plan.getByRole('checkbox').nth(1).waitFor();
    await assertAccessible(page);
    await plan.getByRole('checkbox', { name: /^Place Problem set/ }).press('Space');
    await plan.getByText('1 chosen, 45 min').waitFor();
    await plan.getByRole('button', { name: 'Listening: later' }).press('Enter');
    await page.keyboard.press('Enter');
    const [, from = '', to = ''] =
      /, (\d\d:\d\d).(\d\d:\d\d)/.exec(
        (await plan
          .getByRole('checkbox', { name: /^Place Listening/ })
          .getAttribute('aria-label')) ?? '',
      ) ?? [];
    await plan.getByRole('button', { name: 'Place 1' }).press('Enter');
    await page.getByRole('button', { name: new RegExp(`Listening.* ${from} to ${to}`) }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: /^Task, Listening.* all day/ }).waitFor();
  });

  journey('plans a day with the mouse', async ({ page }) => {
    await registerSignedIn(page);
    await addPlans(page);
    await go(page, '/calendar');
    await showTomorrow(page);
    await page.getByRole('button', { name: /^Task, Listening/ }).waitFor();
    await page.getByRole('button', { name: 'Plan the day' }).click();
    const plan = page.getByRole('dialog', { name: /^Plan / });
    await plan.getByRole('checkbox', { name: /^Place Problem set/ }).click();
    await plan.getByRole('button', { name: 'Listening: later' }).click();
    await plan.getByRole('button', { name: 'Place 1' }).click();
    await page.getByRole('button', { name: /^Task, Listening.* 09:45 to 10:30/ }).waitFor();
    await page.getByRole('button', { name: /^Task, Problem set.* all day/ }).waitFor();
  });

  journey(
    'plans a day on a phone',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await addPlans(page);
      await go(page, '/calendar');
      await page.getByRole('button', { name: '往后', exact: true }).tap();
      await page.getByRole('button', { name: /Listening/ }).waitFor();
      await page.getByRole('button', { name: '安排一天' }).tap();
      const plan = page.getByRole('dialog');
      await plan.getByRole('checkbox').nth(1).waitFor();
      await assertAccessible(page);
      await assertFits(page);
      await plan.getByRole('button', { name: '加入 2 段' }).tap();
      await page.getByRole('button', { name: /Problem set.* 08:00/ }).waitFor();
      await page.getByRole('button', { name: /Listening.* 09:30/ }).waitFor();
    },
    phone,
  );
});
