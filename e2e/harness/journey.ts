import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type PageWatch, watchPages } from './page-watch.ts';
import { type Product, startProduct } from './product.ts';

export interface Traveller {
  product: Product;
  page: Page;
  watch: PageWatch;
}

interface JourneyOptions extends BrowserContextOptions {
  /** For a journey that builds something on its way. */
  timeout?: number;
}

type Walk = (traveller: Traveller) => Promise<void>;

/** On a shared machine a journey that failed is walked once more, and the run names it. */
const walksAgain = Boolean(process.env.CI);

/** Enough for a machine that is busy with other things; a stuck page is found all the same. */
const patience = 15_000;

/** The journeys of one file: they share a product and a browser, each has a context of its own. */
export function journeys(
  name: string,
  define: (journey: (title: string, walk: Walk, options?: JourneyOptions) => void) => void,
  environment: Record<string, string> = {},
): void {
  let product: Product;
  let browser: Browser;
  before(async () => {
    // One after the other: a browser beside a product that did not start would never be closed.
    product = await startProduct(environment);
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    await product?.stop();
  });
  define((title, walk, { timeout = 120_000, ...options } = {}) => {
    const walkOnce = async () => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'en-GB',
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(patience);
      try {
        const watch = await watchPages(context);
        const page = await context.newPage();
        await walk({ product, page, watch });
        watch.assertQuiet();
      } finally {
        await context.close();
      }
    };
    test(`${name}: ${title}`, { timeout: walksAgain ? 2 * timeout : timeout }, async (t) => {
      try {
        await walkOnce();
      } catch (problem) {
        if (!walksAgain) throw problem;
        const [reason] = `${problem}`.split('\n');
        t.diagnostic(`walked again: ${name}: ${title} (${reason})`);
        await walkOnce();
      }
    });
  });
}
