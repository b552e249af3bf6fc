import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import en from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import lateZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import zh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import { addDays, dayIn } from '../../shared/time/src/index.ts';
import { storedSession } from '../../shell/src/identity/stored-session.ts';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { layersGone } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const phones = [
  {
    locale: 'en',
    words: {
      title: 'Title',
      details: 'Details: Sheet 5',
      move: 'Move to…',
      tomorrow: /^Tomorrow/,
      moved: /^1 task moved/,
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
      done: '完成：Essay',
      when: /，修改$/,
      priorities: [/^优先级：中/, /^优先级：高/],
      high: /^高/,
      complete: '完成',
    },
  },
] as const;

const desks = [
  { locale: 'en', words: { ...en, ...lateEn } },
  { locale: 'zh-CN', words: { ...zh, ...lateZh } },
] as const;

/** What begins as a text does, with what is said in it. */
const said = (text: string, what: string) =>
  new RegExp(`^${text.replace(/\{\{.*?\}\}/, what).replaceAll(/[()]/g, '\\$&')}`);

const titleOf = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name, exact: true });

/** No part of it stands beyond the edge of the screen. */
const isWhole = (bar: Element): boolean =>
  [...bar.querySelectorAll('button')].every((each) => {
    const { left, right } = each.getBoundingClientRect();
    return left >= 0 && right <= innerWidth && each.scrollWidth <= each.clientWidth;
  });

const areSideBySide = (groups: readonly Element[]): boolean => {
  const [one, other] = groups.map((group) => group.getBoundingClientRect());
  return one !== undefined && other?.y === one.y && other.x >= one.right;
};

journeys('the list of tasks', (journey) => {
  for (const { locale, words } of desks)
    journey(
      `keeps the keys at hand where a line goes to another day, or away (${locale})`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await addTasks(page);
        await page.goto('/tasks');
        const { group, line } = words;
        const region = (name: string) => page.getByRole('region', { name, exact: true });
        await region(group.overdue).waitFor();
        const focused = (name: string, title: string) =>
          titleOf(region(name), title).and(page.locator(':focus')).waitFor();
        const weighs = (weight: string) =>
          region(group.tomorrow).getByRole('button', { name: said(line.priority, weight) });
        await page.keyboard.press('j');
        await focused(group.overdue, 'Sheet 5');
        // Pressed where nothing has the focus it leads to the board, or turns the page dark.
        await page.keyboard.press('t');
        await focused(group.today, 'Sheet 5');
        await page.keyboard.press('Shift+ArrowRight');
        await focused(group.tomorrow, 'Sheet 5');
        for (const [key, weight] of [
          ['3', words.priority.low],
          ['2', words.priority.medium],
        ] as const) {
          await page.keyboard.press(key);
          await weighs(weight).waitFor();
        }
        await weighs(words.priority.medium).click();
        await page.getByRole('menuitem', { name: words.priority.high }).click();
        await weighs(words.priority.high).waitFor();
        await titleOf(page, 'Sheet 5').focus();
        await page.keyboard.press('k');
        await focused(group.today, 'Essay');
        await page.keyboard.press('x');
        await titleOf(page, 'Essay').waitFor({ state: 'detached' });
        await focused(group.tomorrow, 'Sheet 5');

        // By the other button, and its keys.
        await page.keyboard.press('Shift+F10');
        await page.getByRole('menuitem', { name: words.keys.today }).waitFor();
        await assertAccessible(page, '[role=menu]');
        await page.keyboard.press('Escape');
        await titleOf(page, 'Sheet 5').click({ button: 'right' });
        await page.getByRole('menuitem', { name: words.keys.rename }).click();
        await page.getByRole('textbox', { name: words.field.title, exact: true }).fill('Sheet 6');
        await page.keyboard.press('Enter');
        await focused(group.tomorrow, 'Sheet 6');
        await page.keyboard.press('#');
        await titleOf(page, 'Sheet 6').waitFor({ state: 'detached' });
        await page.locator('[data-line] :focus').waitFor();

        await page.getByRole('radio', { name: words.page.columns }).click();
        await titleOf(region(group.later), 'Lab report').dragTo(region(group.today));
        await titleOf(region(group.today), 'Lab report').waitFor();
        await titleOf(page, 'Lab report').focus();
        await page.keyboard.press('d');
        await page.getByRole('dialog', { name: words.move.title }).waitFor();
        await page.keyboard.press('Escape');
        await page
          .getByRole('dialog')
          .filter({ hasText: words.move.title })
          .waitFor({ state: 'detached' });
        // What stands on a line is pressed where it stands.
        await page
          .getByRole('button', { name: line.when.slice(8) })
          .first()
          .click();
        const days = page.getByRole('dialog').filter({ hasText: words.move.title });
        await days.getByRole('radio', { name: words.group.tomorrow }).check({ force: true });
        await days.locator('button[type=submit]').click();
        const report = titleOf(region(group.tomorrow), 'Lab report');
        await report.click({ modifiers: ['Control'] });
        await page
          .getByRole('toolbar')
          .getByRole('button', { name: words.bar.complete, exact: true })
          .click();
        await report.waitFor({ state: 'detached' });
      },
      { locale },
    );

  journey(
    'is walked, completed, moved and named anew by keys, and edited where it stands',
    async ({ page }) => {
      await registerSignedIn(page);
      await addTasks(page);
      await page.goto('/tasks');
      await page.getByRole('region', { name: 'Overdue' }).waitFor();
      await assertAccessible(page);
      await page.keyboard.press('j');
      await page.keyboard.press('e');
      const field = page.getByRole('textbox', { name: 'Title', exact: true });
      await field.fill('Sheet 5, again');
      await field.press('Enter');
      await titleOf(page, 'Sheet 5, again').and(page.locator(':focus')).waitFor();
      await page.keyboard.press('o');
      const details = page.getByRole('dialog', { name: 'Task details' });
      await details.getByText('Sheet 5, again').waitFor();
      await page.keyboard.press('Escape');
      await details.waitFor({ state: 'detached' });
      await titleOf(page, 'Sheet 5, again').click({ modifiers: ['Control'] });
      await titleOf(page, 'Essay').click({ modifiers: ['Shift'] });
      await page.getByText('2 selected').waitFor();
      await assertAccessible(page);
      await page.keyboard.press('1');
      const told = page.getByText('2 tasks are of priority High now');
      await told.waitFor();
      await told.locator('..').getByRole('button', { name: 'Undo' }).click();
      await page.getByText('As it was before').waitFor();
      await page
        .getByRole('button', { name: /^Priority: Medium/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /Low/ }).click();
      await page.getByRole('button', { name: /^Priority: Low/ }).waitFor();
      await page.getByRole('button', { name: 'Move to today' }).click();
      await page.getByRole('region', { name: 'Overdue' }).waitFor({ state: 'detached' });

      await page.getByRole('radio', { name: 'Columns' }).click();
      await page.getByRole('radio', { name: 'Columns', checked: true }).waitFor();
      const groups = page.getByRole('region', { name: /^(Today|Later)$/ });
      assert.ok(await groups.evaluateAll(areSideBySide), 'the groups do not stand side by side');
      await assertAccessible(page);
      await page.reload();
      await page.getByRole('radio', { name: 'Columns', checked: true }).waitFor();
    },
  );

  for (const { locale, words } of phones) {
    journey(
      `is chosen by a long press on a phone, two lines a task, and moved from there (${locale})`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await addTasks(page);
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
        await page.waitForFunction(() => history.state?.layers === 1);
        await page.goBack();
        await details.waitFor({ state: 'detached' });
        await layersGone(page);
        const bar = page.getByRole('toolbar');
        const choose = async () => {
          await title.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
          await bar.waitFor();
          await title.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
          await page.waitForFunction(() => history.state?.layers === 1);
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
        await page.getByRole('region', { name: words.tomorrow }).getByText('Sheet 5').waitFor();
        await bar.waitFor({ state: 'detached' });
        await page.getByRole('button', { name: words.when }).first().tap();
        await days.getByRole('radio', { name: words.tomorrow }).waitFor();
        await page.waitForFunction(() => history.state?.layers === 1);
        await page.goBack();
        await days.waitFor({ state: 'detached' });
        const [usual, high] = words.priorities;
        await page.getByRole('button', { name: usual }).first().tap();
        await page.getByRole('menuitem', { name: words.high }).tap();
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

async function addTasks(page: Page): Promise<void> {
  const token = await page.evaluate((key) => localStorage.getItem(key), storedSession.tokenKey);
  const today = dayIn('Asia/Shanghai', Date.now());
  const tasks = [
    { title: 'Sheet 5', date: addDays(today, -3) },
    { title: 'Essay', date: today, time: '16:00-17:30' },
    { title: 'Lab report', date: addDays(today, 9) },
  ];
  for (const data of tasks) {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await page.request.post('/api/tasks', { headers, data });
    assert.equal(reply.status(), 201);
  }
}
