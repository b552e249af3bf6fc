import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { BlackBox } from './black-box.ts';
import { launchBrowser } from './browser.ts';
import { lendProduct } from './lent-products.ts';
import { newWatch, type PageWatch } from './page-watch.ts';
import { type Product, startProduct } from './product.ts';
import { shared } from './shared.ts';

export interface Traveller {
  product: Product;
  page: Page;
  watch: PageWatch;
  /** A page of somebody else, in a context of his own, at the address that the product has by then. */
  elsewhere: () => Promise<Page>;
}

interface JourneyOptions extends BrowserContextOptions {
  /** For a journey that builds something on its way. */
  timeout?: number;
}

type Walk = (traveller: Traveller) => Promise<void>;
export type Journey = (title: string, walk: Walk, options?: JourneyOptions) => void;

/** Only what hangs takes so long: a busy machine may be slow, and is no failure. */
const patience = 60_000;
const wholePatience = 300_000;

/**
 * The journeys of one file, one after the other, each in contexts of its own. With an environment they
 * have a product of their own, without one they share theirs with other files.
 */
export function journeys(
  name: string,
  define: (journey: Journey) => void,
  environment?: Record<string, string>,
): void {
  suite(name, { concurrency: 1 }, () => {
    let product: Product;
    let isLent = false;
    let own: Browser | undefined;
    before(async () => {
      // One after the other: a browser beside a product that did not start would never be closed.
      isLent = shared.browser !== undefined && !environment;
      product = await (isLent ? lendProduct() : startProduct(environment));
      if (!shared.browser) own = await launchBrowser();
    });
    after(async () => {
      await own?.close();
      if (!isLent) await product?.stop();
    });
    define((title, walk, { timeout = wholePatience, ...options } = {}) => {
      test(`${name}: ${title}`, async (t) => {
        const browser = own ?? shared.browser;
        assert.ok(browser);
        const box = new BlackBox();
        const watch = newWatch();
        const contexts: BrowserContext[] = [];
        // Once the walk has said what was wrong: whatever still waits in a page that closes fails too.
        t.after(async () => {
          for (const context of contexts) await context.close();
        });
        const openPage = async () => {
          const context = await browser.newContext({
            baseURL: product.url,
            locale: 'en-GB',
            viewport: { width: 1440, height: 900 },
            // A third of a walk's work would be frames between one state and the next.
            reducedMotion: 'reduce',
            logger: box.logger,
            ...options,
          });
          contexts.push(context);
          context.setDefaultTimeout(patience);
          box.record(context);
          await watch.over(context);
          return context.newPage();
        };
        try {
          const page = await openPage();
          await within(timeout, walk({ product, page, watch, elsewhere: openPage }));
          watch.assertQuiet();
        } catch (problem) {
          const pages = contexts.flatMap((context) => context.pages());
          t.diagnostic(`${t.name} left ${await box.leave(t.name, pages, problem)}`);
          throw problem;
        }
      });
    });
  });
}

/** Journeys that all have these options. */
export const allWith =
  (journey: Journey, options: JourneyOptions): Journey =>
  (title, walk) =>
    journey(title, walk, options);

/** In a product that no other file has, for who changes it for everybody. */
export const journeysAlone = (name: string, define: (journey: Journey) => void): void =>
  journeys(name, define, {});

/** The runner's own time-out would leave nothing to look at. */
function within(timeout: number, walking: Promise<void>): Promise<void> {
  const given = Promise.withResolvers<void>();
  const hung = () => given.reject(new Error(`It hung: it did not end within ${timeout / 1000} s.`));
  const timer = setTimeout(hung, timeout);
  return Promise.race([walking, given.promise]).finally(() => clearTimeout(timer));
}
