import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAdminUsers, updateAdminUser } from '@board/contracts/calls/admin-users';
import { updatePreferences } from '@board/contracts/calls/user';
import { locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { fillBoard, noodles } from '../../bench/prove/a11y/belongings.ts';
import { settled } from '../../bench/prove/a11y/settled.ts';
import { sharePath } from '../../shell/src/worker/shared-thing.ts';
import { findInaccessible, sideways } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn, signIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { go } from '../harness/go.ts';
import { journeysAlone } from '../harness/journey.ts';
import { pagesFor } from '../harness/pages.ts';

/** The phone is as high as its pages, so that the bar at its end covers nothing. */
const looks = {
  'on a desk': { viewport: { width: 1440, height: 900 } },
  'on a phone': { viewport: { width: 360, height: 2_400 }, hasTouch: true, isMobile: true },
};

/** As the routes have them, so that a page that is new is walked by itself. */
async function addresses(page: Page) {
  const guest = routesOf('shell-routes.tsx');
  const user = [...routesOf('signed-in-pages.tsx'), sharePath, ...(await pagesFor(page, 'user'))];
  return { guest, user, admin: await pagesFor(page, 'admin') };
}

function routesOf(file: string): string[] {
  const code = readFileSync(join(import.meta.dirname, '../../shell/src', file), 'utf8');
  return [...code.matchAll(/ path="([^"*]+)"/g)].map(([, path = '']) => path);
}

/** What is wrong there, by its name: what breaks WCAG, or does not fit the screen. */
async function wrongAt(page: Page, name: string) {
  await settled(page);
  const found = await findInaccessible(page);
  if ((await sideways(page)) > 0)
    found.push({ id: 'width', help: 'It scrolls sideways', elements: [] });
  return found.map((each) => ({ name, ...each }));
}

/** Where the title begins and the header ends, which is the same wherever one goes. */
const edges = (page: Page): Promise<string> =>
  page
    .locator('main h1')
    .first()
    .evaluate((title) => {
      const header = document.querySelector('header')?.getBoundingClientRect();
      return `${Math.round(title.getBoundingClientRect().left)} to ${header?.right}`;
    });

journeysAlone('every page', (journey) => {
  journey(
    'stands still below what opens above it',
    async ({ page }) => {
      await registerSignedIn(page);
      await fillBoard(page);
      await go(page, '/finance');
      await settled(page);
      const stood = await edges(page);
      const stands = async (what: string) => assert.equal(await edges(page), stood, what);

      await page
        .getByRole('button', { name: new RegExp(noodles) })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      const question = page.getByRole('alertdialog');
      await question.waitFor();
      await stands('below a question');
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await stands('below the palette');
    },
    looks['on a desk'],
  );

  for (const language of locales) {
    for (const [at, view] of Object.entries(looks)) {
      journey(
        `can be read by everybody and fits, ${at} (${language})`,
        async ({ page, product, watch }) => {
          // A link without its word is refused, and so is a page of who has another role by now.
          watch.expect(/ 40[01] |was preloaded using link preload/);
          const { guest, user, admin } = await addresses(page);
          assert.ok(guest.length > 2 && user.length > 6 && admin.length > 1);
          const wrong: object[] = [];
          for (const path of guest) {
            await page.goto(path);
            wrong.push(...(await wrongAt(page, path)));
          }

          const account = await registerSignedIn(page, '/', newAccount(), language);
          await fillBoard(page);
          const titles = new Map<string, string>();
          for (const path of user) {
            await go(page, path);
            wrong.push(...(await wrongAt(page, path)));
            titles.set(path, await edges(page));
          }
          // The board has none in sight, and a profile begins with its picture.
          for (const path of ['/', '/profile']) titles.delete(path);
          if (new Set(titles.values()).size > 1)
            wrong.push({ id: 'titles', ...Object.fromEntries(titles) });
          await page.keyboard.press('Control+k');
          await page.keyboard.type('Laundry');
          await page
            .getByRole('option', { name: /Laundry/ })
            .first()
            .waitFor();
          wrong.push(...(await wrongAt(page, 'the palette')));
          await page.keyboard.press('Control+Enter');
          await page.locator('p[data-type="success"]').waitFor();
          wrong.push(...(await wrongAt(page, 'a toast')));

          const api = await apiOf(product, product.admin);
          const { items } = await api(listAdminUsers, { query: { search: account.username } });
          const [found] = items;
          assert.ok(found);
          await api(updateAdminUser, { params: { id: found.id }, body: { role: 'teacher' } });
          await signIn(page, account, '/');
          wrong.push(...(await wrongAt(page, 'the board of a teacher')));

          await api(updatePreferences, { body: { language } });
          await signIn(page, product.admin, '/');
          for (const path of ['/', ...admin]) {
            await go(page, path);
            wrong.push(...(await wrongAt(page, `${path} of an administrator`)));
          }
          assert.deepEqual(wrong, []);
        },
        { ...view, locale: language },
      );
    }
  }
});
