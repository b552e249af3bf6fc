import type { Browser } from 'playwright-core';

/** Milliseconds for the same sums, unslowed: a shared machine is not as fast in every hour. */
export async function yardstick(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const times = await page.evaluate(() =>
    Array.from({ length: 5 }, () => {
      const started = performance.now();
      let sum = 0;
      for (let step = 0; step < 3e7; step += 1) sum = (sum * 31 + step) | 0;
      return sum === 0.5 ? 0 : performance.now() - started;
    }),
  );
  await page.close();
  return Math.min(...times);
}
