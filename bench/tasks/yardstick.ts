import type { Browser } from 'playwright-core';

/** Milliseconds for the same work of the kind a page does, unslowed. */
export interface Yardstick {
  read: () => Promise<number>;
  /** The fastest so far: what the machine does when nobody else uses it. */
  best: () => number;
}

const firstReadings = 12;

/** A machine that others share is not as fast in every minute; this tells how fast it is now. */
export async function makeYardstick(browser: Browser): Promise<Yardstick> {
  const page = await browser.newPage();
  let best = Number.POSITIVE_INFINITY;
  async function read(): Promise<number> {
    const now = await page.evaluate(workLikeAPage);
    best = Math.min(best, now);
    return now;
  }
  for (let reading = 0; reading < firstReadings; reading += 1) await read();
  return { read, best: () => best };
}

/** Runs in the page. */
function workLikeAPage(): number {
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now();
    for (let turn = 0; turn < 4; turn += 1) {
      const list = document.createElement('ul');
      for (let line = 0; line < 250; line += 1) {
        const item = document.createElement('li');
        item.innerHTML = `<b>${line}</b> <span style="display:inline-flex">sheet ${line * turn}</span>`;
        list.append(item);
      }
      document.body.replaceChildren(list);
      list.getBoundingClientRect();
    }
    document.body.replaceChildren();
    return performance.now() - started;
  });
  // What disturbs only adds.
  return Math.min(...times);
}
