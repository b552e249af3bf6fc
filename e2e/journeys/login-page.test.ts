import assert from 'node:assert/strict';
import { brotliCompressSync } from 'node:zlib';
import { assertAccessible } from '../harness/accessibility.ts';
import { journeys } from '../harness/journey.ts';

/** Of JavaScript before somebody can type his name, in bytes as they are sent. */
const mostScripts = 125_000;

declare global {
  interface Window {
    beforeTheFirstField?: string[];
  }
}

/** The picture beside the form comes behind it, and is not waited for. */
function keepWhatCameBeforeTheFirstField(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('input')) return;
    observer.disconnect();
    window.beforeTheFirstField = performance.getEntriesByType('resource').map(({ name }) => name);
  }).observe(document, { childList: true, subtree: true });
}

journeys('login page', (journey) => {
  journey('opens without a complaint', async ({ page }) => {
    await page.addInitScript(keepWhatCameBeforeTheFirstField);
    const response = await page.goto('/login');
    assert.equal(response?.status(), 200);
    await page.getByRole('textbox').first().waitFor();
    const scripts = await page.evaluate(() => window.beforeTheFirstField ?? []);
    await assertAccessible(page);

    // A server that has just started has not compressed them all yet.
    const sizes = await Promise.all(
      scripts
        .filter((url) => new URL(url).pathname.endsWith('.js'))
        .map(async (url) => {
          const body = await (await page.request.get(url)).body();
          return brotliCompressSync(body).length;
        }),
    );
    const sum = sizes.reduce((all, bytes) => all + bytes, 0);
    assert.ok(sizes.length > 1 && sum <= mostScripts, `${sum} bytes in ${sizes.length} scripts`);
  });

  journey('is where a stranger is sent', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL(/\/login/);
  });
});
