import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { go, layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

journeys('the page of a course', (journey) => {
  journey(
    'is reached from its list, and an exam is added, deleted and had back',
    async ({ page }) => {
      await registerSignedIn(page, '/timetable');
      await page.getByRole('button', { name: 'Load a sample term' }).click();
      await page.getByRole('button', { name: 'Actions for Data Structures' }).click();
      await page.getByRole('menuitem', { name: 'All of this course' }).click();
      await page.getByRole('heading', { name: 'Data Structures', level: 1 }).waitFor();
      await page.getByRole('region', { name: 'What comes next' }).waitFor();
      await page.getByRole('button', { name: 'Red-black tree lab report' }).waitFor();
      await page.getByRole('button', { name: 'Handed in' }).waitFor();
      await page.getByRole('button', { name: 'Graded' }).waitFor();
      await page.getByRole('button', { name: /^Quiz 2/ }).waitFor();
      await assertAccessible(page);

      await page.getByRole('button', { name: 'Add an exam' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add an exam' });
      await dialog.getByLabel('Exam', { exact: false }).first().fill('Oral exam');
      await dialog.getByLabel('Day', { exact: true }).fill('2099-01-14');
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await layersGone(page);
      const oral = page.getByRole('button', { name: /^Oral exam/ });
      await oral.click();
      await page.getByRole('button', { name: 'Delete' }).click();
      await oral.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Undo' }).click();
      await oral.waitFor();
    },
  );

  journey(
    'is one column on a phone, and its exams are counted on the board and stand in the calendar',
    async ({ page }) => {
      await registerSignedIn(page, '/timetable', newAccount(), 'zh-CN');
      await page.getByRole('button', { name: '加载示例学期' }).tap();
      await page
        .getByRole('button', { name: /^概率论/ })
        .first()
        .waitFor();
      await go(page, '/courses?name=概率论与数理统计');
      await page.getByRole('button', { name: /^期中/ }).waitFor();
      await assertAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= phone.viewport.width);
      await go(page, '/#courses');
      const line = page.locator('[data-module="exams"]').getByRole('listitem').first();
      await line.getByText('概率论与数理统计 期中').waitFor();
      assert.match((await line.textContent()) ?? '', /^3 天/);
      await assertAccessible(page);
    },
    phone,
  );
});
