import type { Page } from 'playwright-core';
import en from '../../remotes/calendar-tasks/src/messages/en.json' with { type: 'json' };
import zh from '../../remotes/calendar-tasks/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys } from '../harness/journey.ts';
import { back, dialog, hasLayer } from '../harness/layers.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const languages = [
  { locale: 'en', words: en, undo: 'Undo' },
  { locale: 'zh-CN', words: zh, undo: '撤销' },
] as const;

const list = (page: Page) => page.getByRole('list', { name: 'Tasks of the day' });
const selected = (page: Page) => page.getByRole('gridcell', { selected: true }).getByRole('button');
const quickAdd = (page: Page) => page.getByRole('textbox', { name: 'Add a task in one line' });

async function write(page: Page, line: string): Promise<void> {
  await quickAdd(page).fill(line);
  await quickAdd(page).press('Enter');
  await page
    .getByText(/^Task added successfully, /)
    .first()
    .waitFor();
}

/** From the day that is open to another: Enter is for the day that has the focus by then. */
async function step(page: Page, arrow: string): Promise<void> {
  await page.keyboard.press(arrow);
  const other = page.getByRole('gridcell', { selected: false });
  await other.locator('button:focus').waitFor();
  await page.keyboard.press('Enter');
}

journeys('the tasks of a day', (journey) => {
  journey('are written in one line, ticked, and stay after a reload', async ({ page }) => {
    await registerSignedIn(page);
    await write(page, 'Lab report 23:00-23:30 !high');
    await list(page).getByText('23:00–23:30').waitFor();
    const ticked = page.waitForResponse(/\/api\/tasks\/[^/]+\/toggle/);
    await page.getByRole('checkbox', { name: 'Done: Lab report' }).click();
    await page.getByText('0 to do, 1 done').waitFor();
    await page.getByRole('img', { name: /Overall: 100%/ }).waitFor();
    // It shows before it is sent.
    await (await ticked).finished();
    await page.reload();
    await page.getByText('0 to do, 1 done').waitFor();
    await assertAccessible(page);
  });

  for (const { locale, words, undo } of languages)
    for (const size of [{}, phone])
      journey(
        `say where what was written went, lead there, and take it back, ${size === phone ? 'on a phone' : 'on a desk'} (${locale})`,
        async ({ page }) => {
          await registerSignedIn(page, '/', newAccount(), locale);
          const { told, quick } = words;
          const line = page.getByRole('textbox', { name: quick.label });
          const said = page
            .getByText(told.added.replace('{{day}}', told.tomorrow), { exact: true })
            .locator('..');
          for (const title of ['Sheet 4', 'Sheet 5']) {
            await line.fill(`${title} ${told.tomorrow} 20:00`);
            await line.press('Enter');
            const isOpened = title === 'Sheet 4';
            await said.getByRole('button', { name: isOpened ? told.open : undo }).click();
            await said.waitFor({ state: 'detached' });
            if (!isOpened) continue;
            await dialog(page).getByText(title, { exact: true }).waitFor();
            await hasLayer(page);
            await back(page, '/');
          }
          // The board is at the day of what was opened.
          await page
            .getByRole('button', { name: 'Sheet 5', exact: true })
            .waitFor({ state: 'detached' });
          await page.getByRole('button', { name: 'Sheet 4', exact: true }).waitFor();
        },
        { ...size, locale },
      );

  journey('open, change and come back after they were deleted', async ({ page }) => {
    await registerSignedIn(page);
    await write(page, 'Essay');
    await list(page).getByRole('button', { name: 'Essay' }).click();
    await page
      .getByRole('dialog', { name: 'Task details' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const form = page.getByRole('dialog', { name: 'Edit task' });
    await assertAccessible(page);
    await form.getByLabel('Title').fill('Essay on Lu Xun');
    await form.getByRole('button', { name: 'Save' }).click();
    await list(page).getByRole('button', { name: 'Essay on Lu Xun' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    const told = page.locator('[data-type="success"]', { hasText: 'Task deleted successfully' });
    await told.getByRole('button', { name: 'Undo' }).click();
    await list(page).getByRole('button', { name: 'Essay on Lu Xun' }).waitFor();
  });

  journey('follow the calendar, by keyboard too', async ({ page }) => {
    await registerSignedIn(page);
    await write(page, 'Laundry');
    await selected(page).focus();
    await step(page, 'ArrowDown');
    await page.getByText('No tasks on this day').waitFor();
    await list(page).waitFor({ state: 'detached' });
    await step(page, 'ArrowUp');
    await list(page).getByRole('button', { name: 'Laundry' }).waitFor();
  });

  journey('can repeat, and one skipped day leaves the others', async ({ page }) => {
    await registerSignedIn(page);
    await page.getByRole('button', { name: 'Add task' }).click();
    const form = page.getByRole('dialog', { name: 'Add a task' });
    await form.getByLabel('Title').fill('Vocabulary');
    await form.getByLabel('Repeat').selectOption({ label: 'Every day' });
    await form.getByRole('button', { name: 'Add' }).click();
    await list(page).getByRole('button', { name: 'Vocabulary' }).click();
    await page.getByRole('button', { name: 'Skip this day' }).click();
    await page.getByText('No tasks on this day').waitFor();
    await selected(page).focus();
    await step(page, 'ArrowRight');
    await list(page).getByRole('button', { name: 'Vocabulary' }).waitFor();
  });

  journey(
    'fit a phone',
    async ({ page }) => {
      await registerSignedIn(page);
      await write(page, 'A title that is far too long for a phone, whichever way one holds it');
      await assertFits(page);
      await assertAccessible(page);
    },
    phone,
  );
});
