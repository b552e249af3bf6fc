import type { Browser } from 'playwright-core';

export interface Yardstick {
  /** Milliseconds for the same work of the kind a page does, unslowed. */
  read: () => Promise<number>;
}

/** A shared machine is not as fast in every minute; this tells how fast it is now. */
export async function makeYardstick(browser: Browser): Promise<Yardstick> {
  const page = await browser.newPage();
  return {
    read: () =>
      page.evaluate(() => {
        const times = Array.from({ length: 3 }, () => {
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
        return times.sort((one, other) => one - other)[1] ?? 0;
      }),
  };
}
