import type { Page } from 'playwright-core';
import { registerSignedIn } from '../harness/accounts.ts';
import { filled } from '../harness/full-board.ts';
import { journeys } from '../harness/journey.ts';
import { withEverythingKept, withWorker } from '../harness/kept-files.ts';
import { openPalette, runFound } from '../harness/palette.ts';

/** What says that something is missing comes by itself, some time after the board. */
function toastsOf(page: Page) {
  const fileWith = (name: RegExp, text: string) =>
    page.waitForResponse(
      async (response) => name.test(response.url()) && (await response.text()).includes(text),
    );
  return Promise.all([
    fileWith(/assets.*[.]js$/, 'shell__region'),
    fileWith(/assets.*[.]css$/, '--toast-inset'),
  ]);
}

const lost = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|Loading (css )?chunk/;
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Dashboard settings' });

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const finders = [
  {
    locale: 'en',
    words: {
      line: 'Add a task in one line',
      added: /^Task added successfully, /,
      title: 'Offline.',
      kept: 'No network: these are kept on this device',
      details: 'Task details',
    },
  },
  {
    locale: 'zh-CN',
    words: {
      line: '用一行添加任务',
      added: /^任务添加成功 · /,
      title: '当前离线。',
      kept: '没有网络，以下保存在本机',
      details: '任务详情',
    },
  },
] as const;

journeys('without a network', (journey) => {
  journey('the last board can be opened and read', async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
    await withWorker(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByText('Offline.').waitFor();
    await page.getByText('No tasks on this day').waitFor();
    await filled(page);
    await page.context().setOffline(false);
    await page.getByText('Offline.').waitFor({ state: 'detached' });
  });

  journey('everything opens, though it was never opened before', async ({ page, watch }) => {
    watch.expect(lost);
    await withEverythingKept(page);
    await page.getByRole('textbox', { name: 'Add a task in one line' }).fill('Essay');
    await page.keyboard.press('Enter');
    await page.getByText(/^Task added successfully, /).waitFor();
    await page.context().setOffline(true);

    await page.getByRole('button', { name: 'Dashboard settings' }).click();
    await settingsOf(page).waitFor();
    await page.keyboard.press('Escape');
    await settingsOf(page).waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Essay' }).click();
    const details = page.getByRole('dialog', { name: 'Task details' });
    await details.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog', { name: 'Edit task' });
    await form.getByLabel('Title').waitFor();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Notifications/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    await bell.waitFor();
    await page.keyboard.press('Escape');
    await bell.waitFor({ state: 'detached' });

    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await sheet.waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await runFound(page, 'prof', 'Profile');
    await page.getByRole('button', { name: 'Change picture' }).waitFor();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search, add or ask' }).fill('finance');
    await page.getByRole('option', { name: 'Finance' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();

    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).waitFor();
  });

  journey(
    'and without a worker, what cannot be loaded says so and comes when the network is back',
    async ({ page, watch }) => {
      watch.expect(lost);
      watch.expect(/registration blocked|is already registered/);
      const toasts = toastsOf(page);
      await registerSignedIn(page);
      const month = page.locator('[data-module="finance"] a[href="/finance"]');
      await month.waitFor();
      await toasts;
      await page.context().setOffline(true);

      const settings = page.getByRole('button', { name: 'Dashboard settings' });
      const said = page.getByText('This could not be opened');
      const saidThat = async () => {
        await said.first().waitFor();
        await page.getByRole('button', { name: 'Close', includeHidden: true }).click();
        await said.first().waitFor({ state: 'detached' });
      };
      await settings.click();
      await saidThat();
      const bell = page.getByRole('button', { name: /^Notifications/ });
      await bell.click();
      await saidThat();
      await month.click();
      await page.getByText('Finance did not load completely').waitFor();

      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
      await page.getByRole('link', { name: 'Back' }).click();
      await bell.click();
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
      await page.keyboard.press('Escape');
      await settings.click();
      await settingsOf(page).waitFor();
    },
    { serviceWorkers: 'block' },
  );

  journey('what the browser keeps is gone after logging out', async ({ page, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
    await withWorker(page);
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(/\/login/);
    await page.context().setOffline(true);
    await page.waitForFunction(
      async () =>
        (await indexedDB.databases()).length === 0 && localStorage.getItem('board.user') === null,
    );
  });

  for (const { locale, words } of finders)
    for (const view of [{}, phone])
      journey(
        `what was shown here is found, ${'isMobile' in view ? 'on a phone' : 'on a desk'} (${locale})`,
        async ({ page, watch }) => {
          watch.expect(/ERR_INTERNET_DISCONNECTED|was preloaded using link preload/);
          await withEverythingKept(page, locale);
          await page.getByRole('textbox', { name: words.line }).fill('线性代数作业');
          await page.keyboard.press('Enter');
          await page.getByText(words.added).waitFor();
          await page.context().setOffline(true);
          await page.getByText(words.title).waitFor();
          await page.getByRole('textbox', { name: words.line }).fill('线性代数错题');
          await page.keyboard.press('Enter');
          await page.getByRole('button', { name: '线性代数错题', exact: true }).waitFor();
          const field = await openPalette(page, 'isMobile' in view);
          await field.fill('xxds');
          await page.getByRole('option', { name: /线性代数作业/ }).waitFor();
          await page.getByText(words.kept).waitFor();
          // What waits to be sent is found and opened like what was shown here.
          await page.getByRole('option', { name: /线性代数错题/ }).click();
          const details = page.getByRole('dialog', { name: words.details });
          await details.getByText('线性代数错题').waitFor();
        },
        { ...view, locale },
      );
});
