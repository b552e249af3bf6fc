import { createTask } from '@board/contracts/calls/tasks';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { holds } from '../harness/fields.ts';
import { daysOf } from '../harness/full-board.ts';
import { go } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const cell = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('gridcell', { name });

journeys('a desk in Chinese', (journey) => {
  journey(
    'has its first minutes, finds, writes and keeps as one in English does',
    async ({ page, product }) => {
      const account = await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      const card = page.getByRole('region', { name: '从这一周开始' });
      await card.getByRole('button', { name: /添加第一门课/ }).click();
      const course = page.getByRole('dialog', { name: '添加课程' });
      await course.getByRole('textbox', { name: '课程名称' }).fill('编译原理');
      await cell(page, /^星期三，第 3 节/).hover();
      await page.mouse.down();
      await cell(page, /^星期三，第 4 节/).hover();
      await page.mouse.up();
      await course.getByText('周三 3–4').waitFor();
      await assertAccessible(page, '[role="dialog"]');
      await course.getByRole('button', { name: '添加', exact: true }).click();
      await course.waitFor({ state: 'detached' });
      await card.waitFor({ state: 'detached' });

      const api = await apiOf(product, account);
      const [date] = await daysOf(api);
      for (const title of ['线性代数第 7 次作业', '读论文'])
        await api(createTask, { body: { title, date } });
      await page.reload();
      await page.locator('[data-module="tasks"]').waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('xxds');
      await page
        .getByRole('option', { name: /线性代数/ })
        .and(page.locator('[data-highlighted]'))
        .waitFor();
      await assertAccessible(page);
      await page.keyboard.press('Control+x');
      await page.getByText('“线性代数第 7 次作业”已完成').waitFor();

      await go(page, '/tasks');
      await page.getByRole('region', { name: '今天' }).getByText('读论文').waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      const title = page.getByRole('textbox', { name: '标题', exact: true });
      await title.fill('读两篇论文');
      await title.press('Enter');
      await page.getByRole('button', { name: '读两篇论文', exact: true }).click({
        modifiers: ['Control'],
      });
      await page.getByText('已选 1 项').waitFor();
      await page.keyboard.press('1');
      await page.getByText('已将 1 项任务的优先级设为高').waitFor();

      await go(page, '/tasks?priority=high&shape=columns');
      await page.getByRole('radio', { name: '分栏', checked: true }).waitFor();
      await page.getByRole('button', { name: '存为视图' }).click();
      await page.getByLabel('视图名称').fill('常用');
      await page.getByLabel('视图名称').press('Enter');
      await page.getByRole('tab', { name: '常用', selected: true }).waitFor();
      await assertAccessible(page);

      await page.getByRole('button', { name: '添加任务' }).click();
      const form = page.getByRole('dialog', { name: '添加任务' });
      await form.getByLabel('标题').fill('复习');
      await form.getByRole('combobox', { name: '日期' }).click();
      await page.keyboard.type('明天 20:00');
      await form.getByRole('button', { name: '20:00' }).waitFor();
      await page.keyboard.press('Enter');
      await holds(form.getByLabel('开始'), '20:00');
      await form.getByRole('button', { name: '选择时间' }).last().click();
      await page.getByRole('button', { name: /^90 分钟/ }).click();
      await holds(form.getByLabel('结束'), '21:30');
      await form.getByRole('switch', { name: '提醒' }).click();
      await form.getByRole('checkbox', { name: /提前 10 分钟/, checked: true }).waitFor();
      await form.getByRole('button', { name: '再加一个时刻' }).click();
      await form.getByRole('combobox', { name: '提醒时间' }).press('ArrowDown');
      await page.getByRole('button', { name: /^明早/ }).click();
      await form.locator('[value$=" 08:00"]').waitFor();
      await assertAccessible(page, '[role="dialog"]');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: '放弃填写的内容？' });
      await question.getByRole('button', { name: '继续填写' }).click();
      await form.getByRole('button', { name: '添加', exact: true }).click();
      await page.getByText('任务添加成功 · 明天').waitFor();
    },
    { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' },
  );
});
