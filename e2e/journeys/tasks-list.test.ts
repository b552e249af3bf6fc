import assert from 'node:assert/strict';
import en from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import lateEn from '../../remotes/calendar-tasks/src/messages/late/en.json' with { type: 'json' };
import lateZh from '../../remotes/calendar-tasks/src/messages/late/zh-CN.json' with {
  type: 'json',
};
import zh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';
import { threeTasks, titleOf } from '../harness/task-list.ts';

const desks = [
  {
    locale: 'en',
    words: { ...en, ...lateEn },
    told: { chosen: '2 selected', completed: '2 tasks completed', undo: 'Undo' },
  },
  {
    locale: 'zh-CN',
    words: { ...zh, ...lateZh },
    told: { chosen: '已选 2 项', completed: '已完成 2 项任务', undo: '撤销' },
  },
] as const;

/** What begins as a text does, with what is said in it. */
const said = (text: string, what: string) =>
  new RegExp(`^${text.replace(/\{\{.*?\}\}/, what).replaceAll(/[()]/g, '\\$&')}`);

const areSideBySide = (groups: readonly Element[]): boolean => {
  const [one, other] = groups.map((group) => group.getBoundingClientRect());
  return one !== undefined && other?.y === one.y && other.x >= one.right;
};

journeys('the list of tasks', (journey) => {
  for (const { locale, words, told } of desks)
    journey(
      `keeps the keys at hand where a line goes to another day, or away (${locale})`,
      async ({ page }) => {
        await registerSignedIn(page, '/tasks', newAccount(), locale);
        await threeTasks(page);
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
        await page.keyboard.press('Shift+ArrowDown');
        await page.getByText(told.chosen).waitFor();
        const bar = page.getByRole('toolbar');
        await bar.getByRole('button', { name: words.bar.complete, exact: true }).click();
        await titleOf(page, 'Sheet 5').waitFor({ state: 'detached' });
        const completed = page.getByText(told.completed).locator('..');
        await completed.getByRole('button', { name: told.undo }).click();
        await titleOf(page, 'Sheet 5').focus();
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
        await page.getByRole('checkbox', { name: said(words.row.done, 'Lab report') }).click();
        await report.waitFor({ state: 'detached' });
      },
      { locale },
    );

  journey(
    'is walked, completed, moved and named anew by keys, and edited where it stands',
    async ({ page }) => {
      await registerSignedIn(page);
      await threeTasks(page);
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
});
