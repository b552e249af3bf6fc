import assert from 'node:assert/strict';
import { assertAccessible } from '../harness/accessibility.ts';
import { journeys } from '../harness/journey.ts';
import { sentScripts } from '../harness/sent-scripts.ts';

/** Of JavaScript before somebody can type his name, in bytes as they are sent. */
const mostScripts = 111_000;

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

    const { bytes, count } = await sentScripts(page, scripts);
    assert.ok(count > 1 && bytes <= mostScripts, `${bytes} bytes in ${count} scripts`);
  });

  journey('is where a stranger is sent', async ({ page }) => {
    await page.goto('/');
    await page.waitForURL(/\/login/);
  });
});
