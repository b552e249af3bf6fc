import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { endSessionElsewhere, newAccount, signIn } from '../harness/accounts.ts';
import { accountButton, filled, fullBoard, heldBack, seenOnce } from '../harness/full-board.ts';
import { journeys } from '../harness/journey.ts';

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

journeys('a page that is loaded again', (journey) => {
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
    await accountButton(page, second.username).waitFor();
    await filled(page);
    assert.deepEqual(await seen(), []);
  });

  journey(
    'after its session slept out shows nothing before the server says so',
    async (traveller) => {
      const { page, watch } = traveller;
      watch.expect(/401/);
      const [{ username }] = await fullBoard(traveller);
      await seenOnce(page);
      const seen = await watchFor(page, [`Account: ${username}`, 'Line 8']);
      const answer = await heldBack(page);
      await page.clock.install({ time: Date.now() + 13 * 3_600_000 });
      await page.reload();
      await page.locator('[aria-busy="true"]').first().waitFor();
      await endSessionElsewhere(page);
      answer();
      await page.getByLabel('Username').waitFor();
      assert.deepEqual(await seen(), []);
    },
  );

  journey('after its session was ended elsewhere keeps nothing on screen', async (traveller) => {
    const { page, watch } = traveller;
    watch.expect(/401/);
    const [{ username }] = await fullBoard(traveller);
    await seenOnce(page);
    // A page that is open would be on its way to the sign-in already.
    await page.goto('/api/health');
    await endSessionElsewhere(page);
    await page.goto('/');
    await page.getByLabel('Username').waitFor();
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
    await accountButton(page, second.username).waitFor();
    await filled(page);
    assert.deepEqual(await seen(), []);
  });
});
