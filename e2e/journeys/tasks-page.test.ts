import assert from 'node:assert/strict';
import { createTask } from '@board/contracts/calls/tasks';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiIn } from '../harness/api.ts';
import { layersGone, pressInTurn } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const english = {
  keep: 'Save as a view',
  name: 'Name of the view',
  undo: 'Undo',
  remove: 'Remove this view',
  details: 'Details: Essay',
  notes: 'Description',
  ticks: ['done', 'not done'],
  search: 'Search',
  all: 'Select all',
  delete: 'Delete',
  nothing: 'No task matches.',
  trash: 'Trash',
  restore: 'Restore',
  restored: 'Task restored',
  keys: 'Keyboard shortcuts',
  tomorrow: 'Move it to tomorrow',
  chip: 'Priority Medium',
};
const chinese = {
  keep: '存为视图',
  name: '视图名称',
  undo: '撤销',
  remove: '删除这个视图',
  details: '详情：Essay',
  notes: '描述',
  ticks: ['已完成', '未完成'],
  search: '搜索',
  all: '全选',
  delete: '删除',
  nothing: '没有符合的任务',
  trash: '回收站',
  restore: '恢复',
  restored: '任务已恢复',
  keys: '键盘快捷键',
  tomorrow: '移到明天',
  chip: '优先级中',
};
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const desks = [
  { at: 'on the desk', locale: 'en' as const, words: english, options: {} },
  { at: 'on the desk, in Chinese', locale: 'zh-CN' as const, words: chinese, options: {} },
];
const keepers = [
  ...desks,
  { at: 'on a phone', locale: 'en' as const, words: english, options: phone },
  { at: 'on a phone, in Chinese', locale: 'zh-CN' as const, words: chinese, options: phone },
];

/** As a class or a calendar could send it. */
const notes = `## Hand in

- [x] four shapes
- [ ] report
rotation keeps $O(\\log n)$

[The form](https://example.org/form) <img src="https://example.org/seen.png" alt="seen" onerror="document.title='run'">

<style>body { display: none }</style><script>document.title = 'run'</script><a href="javascript:document.title='run'">here</a>
`;

const readers = [
  { at: 'on the desk', locale: 'en' as const, words: english, options: {} },
  { at: 'on a phone, in Chinese', locale: 'zh-CN' as const, words: chinese, options: phone },
];

journeys('all tasks', (journey) => {
  for (const { at, locale, words, options } of keepers) {
    journey(
      `are found, deleted in numbers ${at} and had back from the trash`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await addTasks(page, ['Sheet 5', 'Sheet 6', 'Essay']);
        await page.goto('/tasks');
        await page.getByLabel(words.search).fill('sheet');
        await title(page, 'Essay').waitFor({ state: 'detached' });
        await assertAccessible(page);
        await title(page, 'Sheet 5').waitFor();
        await page.getByRole('button', { name: words.all }).click();
        await assertAccessible(page);
        await page.getByRole('toolbar').getByRole('button', { name: words.delete }).click();
        await page.getByText(words.nothing).waitFor();
        await page.getByRole('tab', { name: words.trash }).click();
        await page.getByRole('button', { name: words.restore }).first().click();
        await page.getByText(words.restored).waitFor();
        await page.getByText('Sheet', { exact: false }).first().waitFor();
        await assertFits(page);
        await assertAccessible(page);
      },
      options,
    );
  }

  for (const { at, locale, words, options } of keepers) {
    journey(
      `keep what is set under a name ${at}, and it is there after a reload`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await addTasks(page, ['Essay']);
        await page.goto('/tasks?priority=medium');
        await page.getByRole('button', { name: words.keep }).click();
        await page.getByLabel(words.name).fill('Usual');
        await page.getByLabel(words.name).press('Enter');
        await page.getByRole('button', { name: words.undo }).waitFor();
        const tab = page.getByRole('tab', { name: 'Usual', selected: true });
        await tab.waitFor();
        await assertAccessible(page);
        await assertFits(page);
        if (options === phone) assert.ok(await page.getByRole('search').evaluate(fades));
        await page.goto('/tasks');
        await page.getByRole('tab', { name: 'Usual' }).click();
        await page.getByRole('button', { name: words.remove }).click();
        await tab.waitFor({ state: 'detached' });
        // What is still set is a press away from being set no more.
        const chip = page.getByRole('button', { name: words.chip });
        await chip.click();
        await chip.waitFor({ state: 'detached' });
        assert.equal(new URL(page.url()).search, '');
      },
      options,
    );
  }

  for (const { at, locale, words, options } of readers) {
    journey(
      `have notes that are read as markdown ${at}, and nothing in them runs`,
      async ({ page }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await addTasks(page, ['Essay'], notes);
        await page.goto('/tasks');
        await page.getByRole('button', { name: words.details }).click();
        const read = page.getByRole('region', { name: words.notes });
        await read.getByRole('heading', { name: 'Hand in' }).waitFor();
        for (const name of words.ticks)
          await read.getByRole('img', { name, exact: true }).waitFor();
        await read.locator('math').waitFor();
        const link = read.getByRole('link');
        assert.equal(await link.getAttribute('href'), 'https://example.org/form');
        assert.match((await link.getAttribute('rel')) ?? '', /noopener/);
        assert.equal(await read.locator('img, script, [onerror]').count(), 0);
        assert.notEqual(await page.title(), 'run');
        assert.deepEqual(
          asked.filter((url) => url.includes('example.org')),
          [],
        );
        await assertFits(page);
        await assertAccessible(page);
      },
      options,
    );
  }

  for (const { at, locale, words } of desks)
    journey(`lead away by two keys ${at}, and tell their own`, async ({ page }) => {
      await registerSignedIn(page, '/tasks', newAccount(), locale);
      await addTasks(page, ['Essay']);
      await page.goto('/tasks');
      await title(page, 'Essay').waitFor();
      await page.keyboard.press('?');
      const keys = page.getByRole('dialog', { name: words.keys });
      await keys.getByText(words.tomorrow).waitFor();
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });
      // Its entry of the history goes a moment later.
      await layersGone(page);
      for (const [key, path] of [
        ['f', '/finance'],
        ['c', '/timetable'],
        ['t', '/tasks'],
      ] as const) {
        await pressInTurn(page, 'g', key);
        await page.waitForURL((url) => url.pathname === path);
      }
    });
});

/** What goes on beyond the edge of the row fades there; at its end nothing stands in what fades. */
const fades = (row: Element): boolean => {
  row.scrollLeft = row.scrollWidth;
  const { right = 0 } = row.lastElementChild?.getBoundingClientRect() ?? {};
  const faded = row.getBoundingClientRect().right - right;
  return getComputedStyle(row).maskImage !== 'none' && faded > 20;
};

const title = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addTasks(page: Page, titles: readonly string[], description = ''): Promise<void> {
  const api = await apiIn(page);
  for (const title of titles)
    await api(createTask, { body: { title, description, date: '2026-11-18' } });
}
