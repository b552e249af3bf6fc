import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { settled } from '../bench/prove/a11y/settled.ts';
import { newAccount, registerSignedIn } from './harness/accounts.ts';
import { signInAdmin } from './harness/admin.ts';
import { apiIn } from './harness/api.ts';
import { launchBrowser } from './harness/browser.ts';
import { startProduct } from './harness/product.ts';

/** Takes the pictures of the README and of the manifest anew, of what is built, with the sample term. */
const images = join(import.meta.dirname, '../docs/images');
const icons = join(import.meta.dirname, '../shell/src/public/icons');
const mostBytes = 250_000;
const desk = { viewport: { width: 1440, height: 900 } };
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

const product = await startProduct();
const browser = await launchBrowser();
try {
  await take('desk', desk, withSample);
  await take('dark', desk, async (page) => {
    await withSample(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
  });
  await take('phone', phone, withSample);
  await take('console', desk, async (page) => {
    await signInAdmin(page, product, '/admin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
  });
} finally {
  await browser.close();
  await product.stop();
}
for (const name of ['desk', 'phone']) {
  copyFileSync(join(images, `${name}.png`), join(icons, `screen-${name}.png`));
}

async function take(
  name: string,
  options: BrowserContextOptions,
  open: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: product.url, locale: 'en-GB', ...options });
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const path = join(images, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled' });
  const { size } = statSync(path);
  if (size > mostBytes) throw new Error(`${name}.png has ${size} bytes, more than ${mostBytes}.`);
  process.stdout.write(`${name}.png  ${Math.round(size / 1_000)} kB\n`);
  await context.close();
}

async function withSample(page: Page): Promise<void> {
  await registerSignedIn(page, '/', newAccount('lin'));
  const api = await apiIn(page);
  await api(loadSampleTerm, { body: {} });
  await page.reload();
  await page.getByText('Red-black tree lab report').first().waitFor();
  await page.locator('[data-module]').last().waitFor();
  // A desk has a chart, which draws itself at an idle moment.
  if (page.viewportSize()?.width === desk.viewport.width)
    await page.locator('path[data-series]').last().waitFor();
  await settled(page);
}
