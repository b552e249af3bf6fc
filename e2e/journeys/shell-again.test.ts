import assert from 'node:assert/strict';
import { createTask } from '@board/contracts/calls/tasks';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import { getProfile } from '@board/contracts/calls/user';
import type { Page } from 'playwright-core';
import { type Account, newAccount, registerSignedIn, signIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { faults } from '../harness/faults.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const most = 0.02;
const dayMs = 86_400_000;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const filled = (page: Page) =>
  page.waitForFunction(() => {
    const modules = [...document.querySelectorAll('[data-module]')];
    return modules.length > 0 && !modules.some((place) => place.querySelector('[aria-busy=true]'));
  });

/** What is to be done today is here. */
const counted = (page: Page) => page.getByText(/\d to do/).waitFor();

/** A board with a term, some of it outside of its periods, a task of tomorrow and tasks of today. */
async function fullBoard({ page, product }: Traveller, tasks = 8): Promise<[Account, Api]> {
  // The shell first hears of somebody who has all of this.
  const account = await registerSignedIn(page, '/api/health');
  const api = await apiOf(product, account);
  await api(loadSampleTerm, { body: { name: 'Sample term' } });
  const { timeZone } = (await api(getProfile, {})).preferences;
  const dayAt = (instant: number) => new Date(instant).toLocaleDateString('sv', { timeZone });
  const date = dayAt(Date.now());
  await api(createTask, { body: { title: 'Tomorrow', date: dayAt(Date.now() + dayMs) } });
  for (let line = 1; line <= tasks; line += 1)
    await api(createTask, { body: { title: `Line ${line}`, date } });
  return [account, api];
}

/** Filled once, with all of it kept in this browser. */
async function seenOnce(page: Page): Promise<void> {
  await page.goto('/');
  await counted(page);
  await filled(page);
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((opened) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => opened(request.result);
    });
    const keys = () =>
      new Promise<IDBValidKey[]>((read) => {
        const request = database.transaction('replies').objectStore('replies').getAllKeys();
        request.onsuccess = () => read(request.result);
      });
    while (!(await keys()).some((key) => String(key).startsWith('/api/tasks')))
      await new Promise(requestAnimationFrame);
    database.close();
  });
}

/** No question about the person is answered until it is told. */
async function heldBack(page: Page, which = '**/api/**'): Promise<() => void> {
  const answers = Promise.withResolvers<void>();
  await page.route(which, async (route) => {
    await answers.promise;
    await route.continue();
  });
  return answers.resolve;
}

/** Notes in every page that is opened from now on whether some words were ever on screen. */
async function watchFor(page: Page, words: readonly string[]): Promise<() => Promise<string[]>> {
  await page.addInitScript((secrets) => {
    const seen = new Set<string>();
    Object.assign(window, { seenWords: seen });
    new MutationObserver(() => {
      const text = document.body?.innerHTML ?? '';
      for (const secret of secrets) if (text.includes(secret)) seen.add(secret);
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  }, words);
  return () => page.evaluate(() => [...Reflect.get(window, 'seenWords')]);
}

/** How far what was there has moved, without anybody having pressed anything, and what it was. */
async function watchShift(page: Page): Promise<() => Promise<{ far: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifted = { far: 0, moved: [] as string[] };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifted.far += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const { className = '' } = node instanceof Element ? node : {};
          shifted.moved.push(
            `${entry.value.toFixed(4)} ${String(className)} ${previousRect.y} -> ${currentRect.y}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

const account = (page: Page, name: string) =>
  page.getByRole('button', { name: `Account: ${name}` });

journeys('a page that is loaded again', (journey) => {
  journey('shows its last picture before anybody says who is here', async (traveller) => {
    const { page, watch } = traveller;
    watch.expect(/preloaded using link preload but not used/);
    const [{ username }, api] = await fullBoard(traveller);
    await seenOnce(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.locator('html.dark').waitFor();

    const answer = await heldBack(page);
    await page.reload();
    await account(page, username).waitFor();
    await page.getByText('Line 8').waitFor();
    await page.locator('html.dark').waitFor();
    for (const module of ['calendar', 'tasks', 'courses', 'finance'])
      await page.locator(`[data-module="${module}"]`).waitFor();

    const { timeZone } = (await api(getProfile, {})).preferences;
    const date = new Date().toLocaleDateString('sv', { timeZone });
    await api(createTask, { body: { title: 'Line 9', date } });
    answer();
    await page.getByText('Line 9').waitFor();
  });

  for (const [device, options] of [
    ['a desk', {}],
    ['a phone', phone],
  ] as const) {
    journey(
      `moves nothing that was there, on ${device}`,
      async (traveller) => {
        const { page, watch } = traveller;
        watch.expect(/already registered|preloaded using link preload but not used/);
        // What is missing is said by the browser, by its check of the file and by the loader.
        watch.expect(/status of 404|valid digest|integrity checks failed|RemoteError/);
        const shift = await watchShift(page);
        const shiftOf = async (visit: string) => {
          await filled(page);
          const { far, moved } = await shift();
          assert.ok(far <= most, `${visit}: ${far}\n${moved.join('\n')}`);
        };
        await fullBoard(traveller, 0);
        await seenOnce(page);
        // On a phone nobody knows yet how high a day with reminders is.
        if (device === 'a desk') await shiftOf('the first time');
        await page.reload();
        await counted(page);
        await shiftOf('again');

        const answer = await heldBack(page);
        await page.reload();
        await counted(page);
        const fresh = page.waitForResponse((response) => response.url().includes('/api/dashboard'));
        answer();
        await fresh;
        await shiftOf('again, with a slow server');
        await page.unroute('**/api/**');

        await page.route(/\/remotes\/finance\/.*\.js/, faults.missing);
        await page.reload();
        await counted(page);
        await shiftOf('again, without one panel');
      },
      options,
    );
  }

  journey('that is of another person by now shows nothing of the first', async (traveller) => {
    const { page, product } = traveller;
    const [first] = await fullBoard(traveller);
    await seenOnce(page);
    const second = newAccount('zhou_student');
    await page.request.post('/api/auth/register', { data: { ...second, language: 'en' } });
    const seen = await watchFor(page, [first.username, 'Line 8']);

    const answer = await heldBack(page);
    const { token } = await (
      await fetch(`${product.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: second.username, password: second.password }),
      })
    ).json();
    await page.evaluate((given) => localStorage.setItem('board.token', given), token);
    await page.reload();
    await page.locator('[aria-busy="true"]').first().waitFor();
    answer();
    await account(page, second.username).waitFor();
    await filled(page);
    assert.deepEqual(await seen(), []);
  });

  journey(
    'after its session slept out shows nothing before the server says so',
    async (traveller) => {
      const { page } = traveller;
      const [{ username }] = await fullBoard(traveller);
      await seenOnce(page);
      const seen = await watchFor(page, [username, 'Line 8']);
      await heldBack(page);
      await page.clock.install({ time: Date.now() + 13 * 3_600_000 });
      await page.reload();
      await page.locator('[aria-busy="true"]').first().waitFor();
      assert.deepEqual(await seen(), []);
    },
  );

  journey('after its session was ended elsewhere keeps nothing on screen', async (traveller) => {
    const { page, watch } = traveller;
    watch.expect(/401/);
    const [{ username }] = await fullBoard(traveller);
    await seenOnce(page);
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem('board.token')}`;
      await fetch('/api/auth/logout', { method: 'POST', headers: { authorization } });
    });
    await page.goto('/');
    await page.waitForURL(/\/login/);
    assert.equal(await page.getByText('Line 8').count(), 0);
    const seen = await watchFor(page, [`Account: ${username}`, 'Line 8']);
    await page.goto('/');
    await page.getByLabel('Username').waitFor();
    assert.deepEqual(await seen(), []);
  });

  journey('in two tabs is the page of who signed in last', async (traveller) => {
    const { page } = traveller;
    const [first] = await fullBoard(traveller);
    await seenOnce(page);
    const second = newAccount('zhou_student');
    await page.request.post('/api/auth/register', { data: { ...second, language: 'en' } });
    const seen = await watchFor(page, [first.username, 'Line 8']);
    const other = await page.context().newPage();
    await signIn(other, second);
    await account(page, second.username).waitFor();
    await filled(page);
    assert.deepEqual(await seen(), []);
  });

  journey('or come back to stands where it stood', async (traveller) => {
    const { page } = traveller;
    await fullBoard(traveller, 40);
    await seenOnce(page);
    const top = () => page.evaluate(() => scrollY);
    const stands = (where: number) => page.waitForFunction((at) => scrollY === at, where);
    await page.evaluate(() => scrollTo(0, 700));
    await stands(700);
    await page.locator('[data-module="finance"] a[href="/finance"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await stands(0);
    await page.goBack();
    await stands(700);
    await filled(page);
    assert.equal(await top(), 700);
    await page.reload();
    await stands(700);
  });
});
