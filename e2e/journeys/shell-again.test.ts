import assert from 'node:assert/strict';
import { createTask } from '@board/contracts/calls/tasks';
import { locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { settled } from '../../bench/prove/a11y/settled.ts';
import { signIn } from '../harness/accounts.ts';
import { faults } from '../harness/faults.ts';
import {
  accountButton,
  counted,
  daysOf,
  filled,
  fullBoard,
  heldBack,
  seenOnce,
} from '../harness/full-board.ts';
import { journeysAlone } from '../harness/journey.ts';
import { pagesFor } from '../harness/pages.ts';

const most = 0.02;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const devices = { 'a desk': { reducedMotion: 'no-preference' }, 'a phone': phone } as const;
const looks = locales.flatMap((locale) => [
  ['a desk', locale] as const,
  ['a phone', locale] as const,
]);

/** How far what was there has moved, without anybody having pressed anything, and what it was. */
async function watchShift(page: Page): Promise<() => Promise<{ far: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const shifted = { far: 0, moved: [] as string[] };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        shifted.far += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const { className = '' } = node instanceof Element ? node : {};
          shifted.moved.push(
            `${entry.value.toFixed(4)} ${String(className)} ${previousRect.y} -> ${currentRect.y}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shifted'));
}

/** It has files of its own, and gets those that are to be missing. */
async function withoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => {});
  });
  await page.evaluate(async () => {
    for (const each of await navigator.serviceWorker.getRegistrations()) await each.unregister();
  });
}

journeysAlone('a page that is loaded again', (journey) => {
  journey('shows its last picture before anybody says who is here', async (traveller) => {
    const { page, watch } = traveller;
    watch.expect(/preloaded using link preload but not used/);
    const [{ username }, api] = await fullBoard(traveller);
    await seenOnce(page);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.locator('html.dark').waitFor();

    const answer = await heldBack(page);
    await page.reload();
    await accountButton(page, username).waitFor();
    await page.getByText('Line 8').waitFor();
    await page.locator('html.dark').waitFor();
    await filled(page);

    const [date] = await daysOf(api);
    await api(createTask, { body: { title: 'Line 9', date } });
    answer();
    await page.getByText('Line 9').waitFor();
  });

  for (const [device, locale] of looks) {
    journey(
      `moves nothing that was there, on ${device} (${locale})`,
      async (traveller) => {
        const { page, product, watch } = traveller;
        watch.expect(/already registered|preloaded using link preload but not used/);
        // What is missing is said by the browser, by its check of the file and by the loader.
        watch.expect(/status of 404|valid digest|integrity checks failed|RemoteError/);
        const shift = await watchShift(page);
        const shiftOf = async (visit: string) => {
          const { far, moved } = await shift();
          assert.ok(far <= most, `${visit}: ${far}\n${moved.join('\n')}`);
        };
        await fullBoard(traveller, 8, locale);
        await seenOnce(page);
        await filled(page);
        await shiftOf('the first time');
        const movesNothing = async (paths: readonly string[]) => {
          for (const path of paths) {
            await page.goto(path);
            await page.getByRole('heading', { level: 1 }).waitFor();
            await settled(page);
            await shiftOf(path);
          }
        };
        await movesNothing(['/profile', ...(await pagesFor(page, 'user'))]);
        await page.goto('/');
        await counted(page);
        await filled(page);
        await shiftOf('again');

        const answer = await heldBack(page);
        await page.reload();
        await counted(page);
        const fresh = page.waitForResponse((response) => response.url().includes('/api/dashboard'));
        answer();
        await fresh;
        await filled(page);
        await shiftOf('again, with a slow server');
        await page.unroute('**/api/**');

        await page.route(/\/remotes\/finance\/.*\.js/, faults.missing);
        await withoutWorker(page);
        await page.reload();
        await counted(page);
        // A phone shows one of them, and not this one.
        await filled(page, { failed: device === 'a desk' ? 1 : 0 });
        await shiftOf('again, without one panel');

        await signIn(page, product.admin, '/api/health');
        await movesNothing(await pagesFor(page, 'admin'));
      },
      { ...devices[device], locale },
    );
  }

  journey('or come back to stands where it stood', async (traveller) => {
    const { page } = traveller;
    await fullBoard(traveller, 40);
    await seenOnce(page);
    const stands = (where: number) => page.waitForFunction((at) => scrollY === at, where);
    // As soon as so many lines are drawn.
    await page.waitForFunction(() => {
      scrollTo(0, 700);
      return scrollY === 700;
    });
    await page.locator('[data-module="finance"] a[href="/finance"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
    await stands(0);
    await page.goBack();
    await stands(700);
    await filled(page);
    await stands(700);
    await page.reload();
    await stands(700);
    // An address that was typed is of another page, which begins at its top.
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await settled(page);
    await stands(0);
  });

  journey(
    'has a place for each tab of a phone',
    async (traveller) => {
      const { page } = traveller;
      await fullBoard(traveller, 40);
      await seenOnce(page);
      await page.waitForFunction(() => {
        scrollTo(0, 300);
        return scrollY === 300;
      });
      await page.goto('about:blank');
      await page.goto('/#courses');
      await page.locator('[data-module="courses"]').getByRole('grid').waitFor();
      await settled(page);
      assert.equal(await page.evaluate(() => scrollY), 0);
    },
    phone,
  );

  journey(
    'or come back to has its columns where they were',
    async (traveller) => {
      const { page } = traveller;
      await fullBoard(traveller);
      await seenOnce(page);
      const columnStands = (scroll: boolean) =>
        page.waitForFunction((isFirst) => {
          const column = document.querySelector('[data-module="calendar"]')?.parentElement;
          if (isFirst) column?.scrollTo(0, 60);
          return column?.scrollTop === 60;
        }, scroll);
      // The focus scrolls too.
      await page.locator('[data-module="finance"] a[href="/finance"]').focus();
      await columnStands(true);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Finance' }).waitFor();
      await page.goBack();
      await columnStands(false);
      await filled(page);
      await columnStands(false);
    },
    { viewport: { width: 1440, height: 480 } },
  );
});
