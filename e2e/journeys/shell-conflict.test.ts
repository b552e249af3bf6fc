import assert from 'node:assert/strict';
import { listTasks, updateTask } from '@board/contracts/calls/tasks';
import type { Page } from 'playwright-core';
import { registerSignedIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const taskNamed = (page: Page, title: string) =>
  page
    .getByRole('list', { name: 'Tasks of the day' })
    .getByRole('button', { name: title, exact: true });
const sent = (page: Page) => page.getByText(/will be sent/).waitFor({ state: 'detached' });

async function add(page: Page, line: string) {
  const field = page.getByRole('textbox', { name: 'Add a task in one line' });
  await field.fill(line);
  await field.press('Enter');
  await taskNamed(page, line).waitFor();
}

async function titles(api: Api): Promise<string[]> {
  const { items } = await api(listTasks, { query: {} });
  return items.map(({ title }) => title).sort();
}

/** A task that was changed here without a network, and elsewhere meanwhile. */
async function changedTwice({ page, product, watch }: Traveller): Promise<Api> {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 412|fetching the script/);
  const account = await registerSignedIn(page);
  const api = await apiOf(product, account);
  await page.getByText('No tasks on this day').waitFor();
  await add(page, 'Essay');
  await page.getByText(/^Task added successfully, /).waitFor();
  const { items } = await api(listTasks, { query: {} });
  const [task] = items;
  assert.ok(task);

  await taskNamed(page, 'Essay').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit task' });
  await form.getByLabel('Title').fill('Essay on Lu Xun');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Save' }).click();
  await taskNamed(page, 'Essay on Lu Xun').waitFor();
  await page.getByText('1 change will be sent when the network is back.').waitFor();
  await api(updateTask, {
    params: { id: task.id },
    query: {},
    body: { title: 'Essay on Lao She', priority: 'high' },
  });
  await page.context().setOffline(false);
  return api;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Changed in two places' });

journeys('what was written without a network', (journey) => {
  journey('is sent once when the network is back', async ({ page, product, watch }) => {
    watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script/);
    const account = await registerSignedIn(page);
    const api = await apiOf(product, account);
    await page.getByText('No tasks on this day').waitFor();
    await add(page, 'Sheet 5');
    await page.getByText(/^Task added successfully, /).waitFor();
    await page.context().setOffline(true);
    await add(page, 'Sheet 6');
    await page.getByRole('checkbox', { name: 'Done: Sheet 5' }).check();
    await page.getByText('2 changes will be sent when the network is back.').waitFor();
    assert.deepEqual(await titles(api), ['Sheet 5']);

    const written: string[] = [];
    page.on('request', (request) => {
      const isWrite = request.method() !== 'GET' && request.url().includes('/api/tasks');
      if (isWrite) written.push(request.method());
    });
    await page.context().setOffline(false);
    await sent(page);
    await page.getByText('1 to do, 1 done').waitFor();
    assert.deepEqual(written, ['POST', 'PATCH']);
    assert.deepEqual(await titles(api), ['Sheet 5', 'Sheet 6']);
    await page.reload();
    await page.getByText('1 to do, 1 done').waitFor();
  });

  journey('is one task although its answer got lost', async ({ page, product, watch }) => {
    watch.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|fetching the script/);
    const account = await registerSignedIn(page);
    const api = await apiOf(product, account);
    await page.getByText('No tasks on this day').waitFor();
    const keys: (string | null)[] = [];
    await page.route('**/api/tasks', async (route) => {
      const request = route.request();
      if (request.method() !== 'POST') return route.continue();
      await route.fetch();
      keys.push(await request.headerValue('idempotency-key'));
      await route.abort();
    });
    await add(page, 'Sheet 7');
    await page.getByText('1 change will be sent').waitFor();
    // Another request that gets through may send it a third time before this line is reached.
    assert.ok(keys.length >= 2 && keys[0], `arrived ${keys.length} times`);
    assert.equal(new Set(keys).size, 1);
    assert.deepEqual(await titles(api), ['Sheet 7']);
    await page.unrouteAll({ behavior: 'wait' });
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await sent(page);
    assert.deepEqual(await titles(api), ['Sheet 7']);
  });

  journey('and changed elsewhere too asks, and keeps mine', async (traveller) => {
    const { page } = traveller;
    const api = await changedTwice(traveller);
    const [mine, theirs] = ['This device', 'Elsewhere'].map((name) =>
      question(page).getByRole('radio', { name }),
    );
    assert.ok(mine && theirs);
    await mine.waitFor();
    const told = (await question(page).textContent()) ?? '';
    for (const each of ['TitleEssay on Lu Xun', 'TitleEssay on Lao She', 'PriorityHigh']) {
      assert.ok(told.includes(each), `${each} in ${told}`);
    }
    assert.deepEqual(await titles(api), ['Essay on Lao She'], 'nothing is overwritten unasked');
    assert.ok(await theirs.isChecked(), 'the newer is chosen');
    await question(page).getByText('This device', { exact: true }).click();
    await question(page).getByRole('button', { name: 'Keep this device’s' }).click();
    await sent(page);
    await taskNamed(page, 'Essay on Lu Xun').waitFor();
    assert.deepEqual(await titles(api), ['Essay on Lu Xun']);
  });

  journey('and changed elsewhere too asks, and keeps theirs', async (traveller) => {
    const { page } = traveller;
    const api = await changedTwice(traveller);
    await question(page).getByRole('button', { name: 'Keep the other' }).click();
    await taskNamed(page, 'Essay on Lao She').waitFor();
    await sent(page);
    assert.deepEqual(await titles(api), ['Essay on Lao She']);
    await page.reload();
    await taskNamed(page, 'Essay on Lao She').waitFor();
  });
});
