import assert from 'node:assert/strict';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
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
      await page.getByRole('button', { name: 'Handed in', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Graded' }).waitFor();
      await page.getByRole('button', { name: /^Quiz 2/ }).waitFor();
      await assertAccessible(page);

      await page.getByText('Office hours', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Edit notes' }).click();
      const notes = page.getByRole('dialog', { name: 'Notes on Data Structures' });
      await notes.getByRole('textbox', { name: 'Notes' }).fill('Bring the **lab book**');
      await assertAccessible(page);
      await notes.getByRole('button', { name: 'Save' }).click();
      await layersGone(page);
      await page.locator('strong', { hasText: 'lab book' }).waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Office hours', { exact: true }).waitFor();

      const money = page.getByRole('region', { name: 'Money' });
      await money.getByText('¥4.80 spent').waitFor();
      await money.getByRole('button', { name: 'Record an expense' }).click();
      const record = page.getByRole('dialog', { name: 'Add a record' });
      await record.getByLabel('Amount').fill('20');
      await assertAccessible(page);
      await record.getByRole('button', { name: 'Add', exact: true }).click();
      await layersGone(page);
      await money.getByText('¥24.80 spent').waitFor();

      await page.getByRole('button', { name: 'Add an exam' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add an exam' });
      await dialog.getByLabel('Exam', { exact: false }).first().fill('Oral exam');
      await dialog.getByLabel('Day', { exact: true }).fill('2099-01-14');
      await assertAccessible(page);
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
      await layersGone(page);
      const oral = page.getByRole('button', { name: /^Oral exam/ });
      await oral.click();
      await page
        .getByRole('dialog', { name: 'Edit the exam' })
        .getByRole('button', { name: 'Delete' })
        .click();
      await oral.waitFor({ state: 'detached' });
      await page
        .getByRole('dialog')
        .filter({ hasText: 'Oral exam' })
        .getByRole('button', { name: 'Undo' })
        .click();
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
      await page.getByRole('button', { name: '写笔记' }).tap();
      const notes = page.getByRole('dialog', { name: '概率论与数理统计的笔记' });
      await notes.getByRole('textbox', { name: '课程笔记' }).fill('- 带计算器');
      await notes.getByRole('button', { name: '保存' }).tap();
      await layersGone(page);
      await page.getByRole('listitem').filter({ hasText: '带计算器' }).waitFor();
      await page.getByRole('region', { name: '花费' }).getByText('这门课还没有记过账').waitFor();
      await assertAccessible(page);
      await assertFits(page);
      await go(page, '/#courses');
      const module = page.locator('[data-module="exams"]');
      const line = module.getByRole('listitem').filter({ hasText: '概率论与数理统计 期中' });
      await line.waitFor();
      assert.match((await line.textContent()) ?? '', /^3 天/);
      await assertAccessible(page);
    },
    phone,
  );
});
