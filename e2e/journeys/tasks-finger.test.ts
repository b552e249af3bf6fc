import assert from 'node:assert/strict';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { hasLayer } from '../harness/layers.ts';
import { threeTasks, titleOf } from '../harness/task-list.ts';

const phones = [
  {
    locale: 'en',
    words: {
      title: 'Title',
      details: 'Details: Sheet 5',
      move: 'Move to…',
      tomorrow: /^Tomorrow/,
      moved: /^1 task moved/,
      undo: 'Undo',
      times: ['Start', 'End'],
      done: 'Done: Essay',
      when: /, change$/,
      priorities: [/^Priority: Medium/, /^Priority: High/],
      high: /^High/,
      complete: 'Complete',
    },
  },
  {
    locale: 'zh-CN',
    words: {
      title: '标题',
      details: '详情：Sheet 5',
      move: '移到…',
      tomorrow: /^明天/,
      moved: /已将 1 项任务移到/,
      undo: '撤销',
      times: ['开始', '结束'],
      done: '完成：Essay',
      when: /，修改$/,
      priorities: [/^优先级：中/, /^优先级：高/],
      high: /^高/,
      complete: '完成',
    },
  },
] as const;

/** No part of it stands beyond the edge of the screen. */
const isWhole = (bar: Element): boolean =>
  [...bar.querySelectorAll('button')].every((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && each.scrollWidth <= each.clientWidth;
  });

journeys('the list of tasks, by a finger', (journey) => {
  for (const { locale, words } of phones) {
    journey(
      `is chosen by a long press on a phone, two lines a task, and moved from there (${locale})`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await threeTasks(page);
        await page.goto('/tasks');
        const line = page.locator('[data-line]').first();
        await line.waitFor();
        assert.equal((await line.boundingBox())?.height, 56);
        await assertFits(page);
        const title = titleOf(page, 'Sheet 5');
        await title.tap();
        const field = page.getByRole('textbox', { name: words.title, exact: true });
        await field.fill('Never mind');
        await field.press('Escape');
        await page.getByRole('button', { name: words.details }).tap();
        // What Escape took back is told, and that is a dialog too.
        const details = page.getByRole('dialog').filter({ hasText: 'Sheet 5' });
        await details.waitFor();
        await hasLayer(page);
        await page.goBack();
        await details.waitFor({ state: 'detached' });
        await layersGone(page);
        const bar = page.getByRole('toolbar');
        const choose = async () => {
          await title.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
          await bar.waitFor();
          await title.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
          await hasLayer(page);
        };
        // It stands over the page's own bar, and goes as all that does.
        await choose();
        await page.goBack();
        await bar.waitFor({ state: 'detached' });
        await layersGone(page);
        assert.equal(new URL(page.url()).pathname, '/tasks');
        await choose();
        await assertAccessible(page);
        assert.ok(await bar.evaluate(isWhole), 'the bar of what is chosen is cut');
        await page.getByRole('button', { name: words.move }).click();
        await assertAccessible(page);
        // What is said of an act is a dialog as well.
        const days = page.getByRole('dialog').filter({ has: page.getByRole('radio') });
        await days.getByRole('radio', { name: words.tomorrow }).click();
        await days.locator('button[type=submit]').click();
        await page.getByText(words.moved).waitFor();
        const sheet = page.getByRole('region', { name: words.tomorrow }).getByText('Sheet 5');
        await sheet.waitFor();
        await bar.waitFor({ state: 'detached' });
        const moved = page.getByText(words.moved).locator('..');
        await moved.getByRole('button', { name: words.undo }).tap();
        await sheet.waitFor({ state: 'detached' });
        const when = page.getByRole('button', { name: words.when }).first();
        await when.tap();
        await days.getByRole('radio', { name: words.tomorrow }).waitFor();
        await hasLayer(page);
        await page.goBack();
        await days.waitFor({ state: 'detached' });
        await layersGone(page);
        await when.tap();
        await days.getByRole('radio', { name: words.tomorrow }).check();
        for (const [at, name] of words.times.entries())
          await days.getByLabel(name, { exact: true }).fill(`1${at}:15`);
        await days.locator('button[type=submit]').tap();
        await sheet.waitFor();
        await page.getByRole('button', { name: /10:15.+11:15/ }).waitFor();
        await layersGone(page);
        const [usual, high] = words.priorities;
        await page.getByRole('button', { name: usual }).first().tap();
        const heavy = page.getByRole('menuitem', { name: words.high });
        await heavy.waitFor();
        await hasLayer(page);
        await page.goBack();
        await heavy.waitFor({ state: 'detached' });
        await layersGone(page);
        await page.getByRole('button', { name: usual }).first().tap();
        await heavy.tap();
        await page.getByRole('button', { name: high }).waitFor();
        await layersGone(page);
        await page.getByRole('checkbox', { name: words.done }).tap();
        await page.getByRole('checkbox', { name: words.done }).waitFor({ state: 'detached' });
        await layersGone(page);
        await choose();
        await bar.getByRole('button', { name: words.complete, exact: true }).tap();
        await title.waitFor({ state: 'detached' });
      },
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale },
    );
  }
});
