import assert from 'node:assert/strict';
import { createTask } from '@board/contracts/calls/tasks';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import type { Locator, Page } from 'playwright-core';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { faults } from '../harness/faults.ts';
import { counted, daysOf, filled } from '../harness/full-board.ts';
import { journeys } from '../harness/journey.ts';

/** Longer than anybody should wait for an answer that does not come. */
const aWhile = '00:20';

/** How large every module is. */
const sizes = (page: Page) =>
  page.locator('[data-module]').evaluateAll((modules) =>
    modules.map((module) => {
      const { width, height } = module.getBoundingClientRect();
      return [module.getAttribute('data-module'), Math.round(width), Math.round(height)];
    }),
  );

journeys('a slow network', (journey) => {
  journey('shows the board in its final size before its content', async ({ page, product }) => {
    const account = await registerSignedIn(page, '/profile');
    const api = await apiOf(product, account);
    await api(loadSampleTerm, { body: { name: 'Sample term' } });
    const answers = Promise.withResolvers<void>();
    await page.route('**/api/**', async (route) => {
      if (!route.request().url().includes('/auth/')) await answers.promise;
      await route.continue();
    });
    await page.goto('/');
    await page.locator('[data-module="tasks"] [aria-busy="true"]').first().waitFor();
    await page.locator('[data-module="finance"]').getByRole('tab').first().waitFor();
    await page.locator('[data-module="ai-chat"]').getByRole('textbox').waitFor();
    const before = await sizes(page);
    answers.resolve();
    await counted(page);
    await filled(page);
    // What a week has outside of its periods comes with its lessons, and exams are as many as there are:
    // each in the last module of its column.
    const steady = ([id, ...size]: (typeof before)[number]) =>
      id === 'courses' || id === 'exams' ? id : [id, size];
    assert.deepEqual((await sizes(page)).map(steady), before.map(steady));
  });

  journey('keeps the place that a long day had', async ({ page, product }) => {
    const account = await registerSignedIn(page, '/profile');
    const api = await apiOf(product, account);
    const [date] = await daysOf(api);
    for (let line = 1; line <= 8; line += 1)
      await api(createTask, { body: { title: `Line ${line}`, date } });
    const courses = page.locator('[data-module="courses"]');
    const quickAdd = page.getByRole('textbox', { name: 'Add a task in one line' });
    const top = async (place: Locator) => (await place.boundingBox())?.y;
    await page.goto('/');
    await page.getByText('Line 8').waitFor();
    await filled(page);
    const tops = [await top(courses), await top(quickAdd)];

    const [files, answers] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(/calendar-tasks\.\w+\.js/, async (route) => {
      await files.promise;
      await route.continue();
    });
    await page.route('**/api/**', async (route) => {
      if (!route.request().url().includes('/auth/')) await answers.promise;
      await route.continue();
    });
    // What is kept here would be shown at once.
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
    // A script that was asked for in time keeps the page from being loaded.
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-module="tasks"] [aria-busy="true"]').waitFor();
    await courses.waitFor();
    assert.equal(await top(courses), tops[0], 'before the code');
    files.resolve();
    await quickAdd.waitFor();
    assert.deepEqual([await top(courses), await top(quickAdd)], tops, 'before the tasks');
    answers.resolve();
    await page.getByText('Line 8').waitFor();
    assert.deepEqual([await top(courses), await top(quickAdd)], tops);
  });

  journey('that takes the log-in and never answers is told so', async ({ page, watch }) => {
    watch.expect(/ERR_FAILED/);
    const account = newAccount();
    await page.request.post('/api/auth/register', { data: account });
    await page.clock.install();
    await page.route('**/api/auth/login', faults.hanging);
    await page.goto('/login');
    await page.getByLabel('Username').fill(account.username);
    await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('button', { name: 'Logging in…' }).waitFor();
    await page.clock.fastForward(aWhile);
    await page.getByText('login failed, please retry later').waitFor();
    assert.equal(await page.getByLabel('Username').inputValue(), account.username);
    await page.unroute('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('that never says who is here opens what is kept here', async ({ page, watch }) => {
    // What is still on its way when the clock jumps is asked for once more.
    watch.expect(/ERR_FAILED|is already registered/);
    const account = await registerSignedIn(page);
    await page.getByText('No tasks on this day').waitFor();
    await page.clock.install();
    await page.route('**/api/auth/verify', faults.hanging);
    await page.reload();
    await page.clock.fastForward(aWhile);
    await page.getByRole('button', { name: `Account: ${account.username}` }).waitFor();
    await page.getByText('No tasks on this day').waitFor();
  });

  journey('that never answers a stranger offers to try again', async ({ page, watch }) => {
    watch.expect(/ERR_FAILED/);
    await registerSignedIn(page);
    await page.locator('[data-module="tasks"]').waitFor();
    await page.addInitScript(() => localStorage.removeItem('board.user'));
    await page.clock.install();
    await page.route('**/api/auth/verify', faults.hanging);
    await page.reload();
    await page.clock.fastForward(aWhile);
    await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor();
    await page.unroute('**/api/auth/verify');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No tasks on this day').waitFor();
  });
});
