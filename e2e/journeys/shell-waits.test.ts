import assert from 'node:assert/strict';
import { listTasks, updateTask } from '@board/contracts/calls/tasks';
import { locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import tasksEn from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import lateZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import tasksZh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn, signIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone } from '../harness/journey.ts';
import { withEverythingKept } from '../harness/kept-files.ts';
import { en, zh } from '../harness/shell-words.ts';

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|status of 412/;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Either language on another device, and what takes long on one of them is short on the other. */
const looks = {
  en: {
    ...tasksEn,
    ...en,
    action: lateEn.action,
    form: lateEn.form,
    added: /^Task added successfully, /,
    kept: 'kept on this device and sent when the network is back',
    view: {},
    elsewhere: phone,
  },
  'zh-CN': {
    ...tasksZh,
    ...zh,
    action: lateZh.action,
    form: lateZh.form,
    added: /^任务添加成功/,
    kept: '已保存在本机，网络恢复后发送',
    view: phone,
    elsewhere: {},
  },
};

async function write(page: Page, line: string, label = looks.en.quick.label) {
  const field = page.getByRole('textbox', { name: label });
  await field.fill(line);
  await field.press('Enter');
}

const line = (page: Page, title: string, list = looks.en.day.list) =>
  page
    .getByRole('list', { name: list })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
const counted = (words: string) => words.replace('{{count}}', '1');
const banner = (page: Page) => page.locator('[data-banner]');

journeysAlone('what waits', (journey) => {
  for (const locale of locales) {
    const { kept, offline, quick, row, day, elsewhere } = looks[locale];
    journey(
      `is there after a reload, named and counted (${locale})`,
      async ({ page, product, watch }) => {
        watch.expect(lost);
        const account = await withEverythingKept(page, locale);
        const api = await apiOf(product, account);
        await page.context().setOffline(true);
        await banner(page).waitFor();
        await write(page, 'Sheet 6', quick.label);
        await page.getByText(kept).waitFor();
        assert.equal(await page.getByText(looks[locale].added).count(), 0);

        await page.reload();
        const waiting = line(page, 'Sheet 6', day.list);
        await waiting.getByRole('img', { name: row.waits }).waitFor();
        await banner(page).getByText(counted(offline.waiting_one), { exact: false }).waitFor();
        const named = offline.names.trim().replace('{{names}}', 'Sheet 6');
        await banner(page).getByText(named, { exact: false }).waitFor();

        await page.context().setOffline(false);
        await banner(page).waitFor({ state: 'detached' });
        await line(page, 'Sheet 6', day.list).waitFor();
        const { items } = await api(listTasks, { query: {} });
        assert.deepEqual(
          items.map(({ title }) => title),
          ['Sheet 6'],
        );
      },
      { ...elsewhere, locale },
    );
  }

  journey(
    'and a tab that was never opened shows its copy at once',
    async ({ page, watch }) => {
      watch.expect(lost);
      await withEverythingKept(page);
      await page.context().setOffline(true);
      await banner(page).waitFor();
      await page.getByRole('link', { name: 'Money', exact: true }).click();
      await page.getByText('Nothing spent and nothing earned').waitFor();
      assert.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
      const { y } = (await banner(page).boundingBox()) ?? {};
      assert.ok(y !== undefined && y >= 0, 'the banner is in sight');
    },
    phone,
  );

  for (const locale of locales) {
    const words = looks[locale];
    const { action, conflict, day, field, form, offline, quick, row, view } = words;
    journey(
      `is not lost when nobody decides (${locale})`,
      async ({ page, product, watch }) => {
        watch.expect(lost);
        const account = await withEverythingKept(page, locale);
        const api = await apiOf(product, account);
        await page.getByText(day.empty).waitFor();
        await write(page, 'Essay', quick.label);
        await page.getByText(words.added).waitFor();
        const [task] = (await api(listTasks, { query: {} })).items;
        assert.ok(task);
        await page.context().setOffline(true);
        await line(page, 'Essay', day.list).getByRole('button').click();
        await page.getByRole('dialog').getByRole('button', { name: action.edit }).click();
        const edited = page.getByRole('dialog', { name: form.edit });
        await edited.getByLabel(field.title).fill('Essay on Lu Xun');
        await edited.getByRole('button', { name: action.save }).click();
        const changed = line(page, 'Essay on Lu Xun', day.list);
        await changed.getByRole('img', { name: row.waits }).waitFor();
        await banner(page).getByText(counted(offline.waiting_one)).waitFor();
        await api(updateTask, {
          params: { id: task.id },
          query: {},
          body: { title: 'Essay on Lao She' },
        });
        await page.context().setOffline(false);

        const question = page.getByRole('dialog', { name: conflict.title });
        await question.waitFor();
        await assertAccessible(page, '[role="dialog"]');
        await page.keyboard.press('Escape');
        await question.waitFor({ state: 'detached' });
        await banner(page).getByText(counted(offline.undecided_one)).waitFor();
        await page.reload();
        await banner(page).getByRole('button', { name: offline.decide }).click();
        await question.getByText(conflict.mine, { exact: true }).click();
        await question.getByRole('button', { name: conflict.keep.mine }).click();
        await banner(page).waitFor({ state: 'detached' });
        const { items } = await api(listTasks, { query: {} });
        assert.deepEqual(
          items.map(({ title }) => title),
          ['Essay on Lu Xun'],
        );
      },
      { ...view, locale },
    );
  }

  journey('is nothing of the console, which says so before a press', async (traveller) => {
    const { page, product, watch } = traveller;
    watch.expect(lost);
    await signIn(page, product.admin, '/admin');
    // The first administrator speaks Chinese.
    const buttons = ['立即备份', '立即执行', '清除缓存', '导出数据'].map(
      (name) => (disabled: boolean) => page.getByRole('button', { name, disabled }).first(),
    );
    for (const button of buttons) await button(false).waitFor();
    await page.context().setOffline(true);
    for (const button of buttons) {
      await button(true).waitFor();
      assert.equal(await button(true).getAttribute('title'), '当前离线，联网后才能进行');
    }
    await page.context().setOffline(false);
    for (const button of buttons) await button(false).waitFor();
  });

  journey('of the assistant, two tabs keep both', async ({ page }) => {
    await registerSignedIn(page);
    const other = await page.context().newPage();
    await other.goto('/');
    let answered = 0;
    const ask = async (where: Page, question: string) => {
      const field = where.getByRole('textbox', { name: 'Message' });
      await field.fill(question);
      await field.press('Enter');
      await where.getByRole('button', { name: 'Answer again' }).nth(answered).waitFor();
      answered += 1;
    };
    await other.getByRole('textbox', { name: 'Message' }).waitFor();
    await ask(page, 'What is due today?');
    await other.getByText('What is due today?').first().waitFor();
    await ask(other, 'What is due tomorrow?');
    await page.reload();
    await page.getByText('What is due today?').first().waitFor();
    await page.getByText('What is due tomorrow?').first().waitFor();
  });
});
