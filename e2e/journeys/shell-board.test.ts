import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { filled } from '../harness/full-board.ts';
import { layersGone, pressInTurn } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { runFound } from '../harness/palette.ts';

const settings = (page: Page) => page.getByRole('dialog', { name: 'Dashboard settings' });
const moves = [
  ['Space', /^Picked up Timeline/],
  ['ArrowDown', /^Timeline is at place/],
  ['Space', /^Timeline was put at place/],
] as const;
const modulesOn = (page: Page) =>
  page
    .locator('[data-module]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-module')));

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Dashboard settings' }).click();
  await settings(page).waitFor();
}

journeys('the board', (journey) => {
  journey('asks for its first screen once, after a tenth of a second', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await registerSignedIn(page);
    await page.locator('[data-module="ai-chat"]').waitFor();
    await filled(page);
    assert.equal(asked.filter((path) => path === '/api/dashboard').length, 1);
  });

  journey(
    'hides a module, keeps it hidden after a reload, and brings it back',
    async ({ page }) => {
      await registerSignedIn(page);
      await page.locator('[data-module="finance"]').waitFor();
      await openSettings(page);
      const saved = page.waitForResponse('**/api/user/layout');
      await settings(page).getByRole('switch', { name: 'Finance', exact: true }).click();
      await settings(page).getByRole('button', { name: 'Done' }).click();
      await page.locator('[data-module="finance"]').waitFor({ state: 'detached' });
      await saved;
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('board.layout')) localStorage.removeItem(key);
      });
      await page.reload();
      await filled(page);
      assert.equal(await page.locator('[data-module="finance"]').count(), 0);
      await openSettings(page);
      await settings(page).getByRole('button', { name: 'Reset' }).click();
      await page.locator('[data-module="finance"]').waitFor();
      // What is said stands above the dialog, and is pressed there.
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.locator('[data-module="finance"]').waitFor({ state: 'detached' });
    },
  );

  journey('moves a module by keyboard and by mouse', async ({ page }) => {
    await registerSignedIn(page);
    await page.locator('[data-module="ai-chat"]').waitFor();
    const before = await modulesOn(page);
    assert.ok(before.indexOf('timeline') < before.indexOf('ai-chat'));
    await openSettings(page);
    await settings(page).getByRole('button', { name: 'Move Timeline' }).focus();
    for (const [key, said] of moves) {
      await page.keyboard.press(key);
      await settings(page).getByRole('status').getByText(said).waitFor();
    }
    await page.locator('[data-module="ai-chat"] ~ [data-module="timeline"]').waitFor();

    const left = page.getByRole('region', { name: 'Left' });
    const handle = settings(page).getByRole('button', { name: 'Move Timeline' });
    const target = settings(page).getByRole('button', { name: 'Move Finance' });
    // Both lie still, and the pointer on the first.
    await target.hover();
    await handle.hover({ position: { x: 8, y: 8 } });
    const to = await target.boundingBox();
    assert.ok(to);
    await page.mouse.down();
    await page.mouse.move(to.x + 8, to.y + 20, { steps: 12 });
    await left.getByRole('switch', { name: 'Timeline' }).waitFor();
    await page.mouse.up();
    await left.getByRole('switch', { name: 'Timeline' }).waitFor();
  });

  journey(
    'moves a module with a finger on a tablet',
    async ({ page }) => {
      await registerSignedIn(page);
      await page.locator('[data-module="ai-chat"]').waitFor();
      await openSettings(page);
      const left = page.getByRole('region', { name: 'Left' });
      assert.equal(await left.getByRole('switch', { name: 'Timeline' }).count(), 0);
      const handle = settings(page).getByRole('button', { name: 'Move Timeline' });
      // In sight, and no longer on its way there.
      await handle.tap({ trial: true });
      const from = await handle.boundingBox();
      const to = await left
        .getByRole('button', { name: /^Move / })
        .last()
        .boundingBox();
      assert.ok(from && to);
      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
        });
      await send('touchStart', from.x + 8, from.y + 8);
      for (let step = 1; step <= 12; step += 1) {
        const part = step / 12;
        const x = from.x + 8 + (to.x - from.x) * part;
        await send('touchMove', x, from.y + 8 + (to.y - from.y) * part);
      }
      await left.getByRole('switch', { name: 'Timeline' }).waitFor();
      await send('touchEnd');
      await left.getByRole('switch', { name: 'Timeline' }).waitFor();
    },
    { viewport: { width: 820, height: 1180 }, hasTouch: true },
  );

  journey('changes language and theme, and remembers both', async ({ page }) => {
    await registerSignedIn(page);
    await page.getByRole('button', { name: '中文' }).click();
    await page.getByRole('button', { name: '看板设置' }).waitFor();
    await page.getByRole('button', { name: '深色模式' }).click();
    await page.getByRole('button', { name: '浅色模式' }).waitFor();
    assert.equal(await page.evaluate(() => localStorage.getItem('darkMode')), 'true');
    await page.reload();
    await page.getByRole('button', { name: '浅色模式' }).waitFor();
    await page.locator('html.dark[lang="zh-CN"]').waitFor();
  });

  journey('does anything from the palette, and shows its shortcuts', async ({ page }) => {
    await registerSignedIn(page);
    await page.locator('[data-module="ai-chat"]').waitFor();
    await page.keyboard.press('Control+k');
    await runFound(page, 'prof', 'Profile');
    await page.waitForURL(/\/profile$/);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await layersGone(page);
    await pressInTurn(page, 'g', 'h');
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('says that a page does not exist', async ({ page }) => {
    await registerSignedIn(page, '/nowhere');
    await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
    await assertAccessible(page);
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  journey('opens its dialogs and menus accessibly', async ({ page }) => {
    await registerSignedIn(page);
    await openSettings(page);
    await assertAccessible(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await settings(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Account:/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    await assertAccessible(page, '[role="menu"]');
  });

  journey(
    'fits a phone, tab by tab, without scrolling sideways',
    async ({ page }) => {
      await registerSignedIn(page);
      await page.getByRole('navigation', { name: 'Days of this week' }).waitFor();
      const tabs = page.getByRole('navigation', { name: 'Sections' });
      const current = (name: string) =>
        tabs.getByRole('link', { name }).and(page.locator('[aria-current="page"]'));
      for (const tab of ['Money', 'Courses', 'Today']) {
        await tabs.getByRole('link', { name: tab }).click();
        await current(tab).waitFor();
        await assertFits(page);
      }
      await page.goBack();
      await current('Courses').waitFor();
    },
    { viewport: { width: 360, height: 740 }, hasTouch: true },
  );
});
