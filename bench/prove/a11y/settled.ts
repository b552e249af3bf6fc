import type { Page } from 'playwright-core';

const calmMs = 250;

/** Nothing is on its way any more: what comes in pieces would be judged before it is whole. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (calm) =>
      new Promise<boolean>((resolve) => {
        let timer = 0;
        const look = () => {
          clearTimeout(timer);
          timer = window.setTimeout(() => {
            if (document.querySelector('main [aria-busy=true]')) return;
            observer.disconnect();
            resolve(true);
          }, calm);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    calmMs,
  );
}
