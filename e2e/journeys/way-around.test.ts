import assert from 'node:assert/strict';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import en from '../../shell/src/messages/signed-in/en.json' with { type: 'json' };
import zh from '../../shell/src/messages/signed-in/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { go } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const words = { en, 'zh-CN': zh };
const pages = ['/', '/tasks', '/timetable', '/grades', '/finance', '/notifications', '/profile'];

const dialog = (page: Page) => page.getByRole('dialog');
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' });
const address = (page: Page) => new URL(page.url()).pathname;

/** A layer has its entry of the history a moment after it is drawn. */
const hasLayer = (page: Page) => page.waitForFunction(() => history.state?.layers === 1);

/** Back closes what was opened and leads nowhere. */
async function back(page: Page, path: string) {
  await page.goBack();
  await gone(page);
  assert.equal(address(page), path, 'going back left the page');
}

/** In the palette, in the sheet of a phone, and what opens. */
const layers = [
  { command: 'Add a task', choice: /^Task/, opens: 'Add a task' },
  { command: 'Add a course', choice: /^Course/, opens: /course/i },
  { command: 'Add a transaction', choice: /^Expense/, opens: 'Add a transaction' },
];
const ask = { command: 'Ask the assistant', choice: /^Ask/ };
type Choice = Pick<(typeof layers)[number], 'command' | 'choice'>;

/** Whatever a command opens or focuses is its effect. */
async function runAll(page: Page, path: string, run: (choice: Choice) => Promise<void>) {
  for (const layer of layers) {
    await go(page, path);
    await run(layer);
    await page.getByRole('dialog', { name: layer.opens }).waitFor();
    await hasLayer(page);
    await back(page, path);
  }
  await go(page, path);
  await run(ask);
  await page.locator('[data-module="ai-chat"] textarea:focus').waitFor();
  assert.equal(address(page), '/');
}

async function pull(page: Page, { from, by }: { from: [number, number]; by: [number, number] }) {
  const client = await page.context().newCDPSession(page);
  const [x, y] = from;
  const touch = (type: string, points: object[]) =>
    client.send('Input.dispatchTouchEvent' as never, { type, touchPoints: points } as never);
  await touch('touchStart', [{ x, y }]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch('touchMove', [{ x: x + by[0] * part, y: y + by[1] * part }]);
  }
  await touch('touchEnd', []);
  await client.detach();
}

journeys('way around', (journey) => {
  journey('every command of the palette works from every page', async ({ page }) => {
    await registerSignedIn(page);
    await page.locator('[data-module="tasks"]').waitFor();
    for (const path of pages) {
      await runAll(page, path, async ({ command }) => {
        await page.keyboard.press('Control+k');
        await dialog(page).locator('input:focus').waitFor();
        await page.keyboard.type(command);
        await dialog(page).getByText(command, { exact: true }).first().click();
      });
    }
    await go(page, '/finance');
    await page.keyboard.press('Control+k');
    await dialog(page).locator('input:focus').waitFor();
    await page.keyboard.type('Dashboard settings');
    await dialog(page).getByText('Dashboard settings', { exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Dashboard settings' }).waitFor();
    await hasLayer(page);
    assert.equal(address(page), '/');
    await back(page, '/');
  });

  journey(
    'a phone leads everywhere from every page',
    async ({ page }) => {
      await registerSignedIn(page);
      const bar = page.getByRole('navigation', { name: 'Sections' });
      await bar.waitFor();
      for (const path of pages) {
        await runAll(page, path, async ({ choice }) => {
          await bar.getByRole('button', { name: 'Add' }).tap();
          const sheet = page.getByRole('dialog', { name: 'Add' });
          await sheet.getByRole('button', { name: ask.choice }).waitFor();
          const lines = await sheet.getByRole('listitem').allTextContents();
          assert.match(lines.join('|'), /^Task.*\|Expense.*\|Course.*/, 'the order is fixed');
          await sheet.getByRole('button', { name: choice }).tap();
        });
      }

      await isWhole(page, 'en');
    },
    phone,
  );

  journey(
    'a phone leads everywhere in Chinese',
    async ({ page }) => {
      await registerSignedIn(page, '/', newAccount(), 'zh-CN');
      await isWhole(page, 'zh-CN');
    },
    phone,
  );
});

/** The sheet of all other pages, which a pull closes, and the days, which a pull moves. */
async function isWhole(page: Page, language: Locale) {
  const { tabs, more, strip } = words[language];
  const bar = page.getByRole('navigation', { name: tabs.label });
  const opensMore = () => bar.getByRole('button', { name: tabs.more }).tap();
  await go(page, '/');
  for (const [name, path] of [
    [more.tasks, '/tasks'],
    [more.terms, '/timetable'],
    [more.grades, '/grades'],
    [more.notifications, '/notifications'],
    [more.trash, '/tasks'],
    [more.settings, '/profile'],
    [more.timetable, '/'],
  ] as const) {
    await opensMore();
    await assertAccessible(page, '[role="dialog"]');
    await page.getByRole('dialog').getByRole('link', { name }).tap();
    await page.waitForURL((url) => url.pathname === path);
    await gone(page);
    await bar.waitFor();
  }
  await opensMore();
  await page.getByRole('dialog', { name: tabs.more }).waitFor();
  await pull(page, { from: [180, 300], by: [0, 240] });
  await gone(page);

  await bar.getByRole('link', { name: tabs.today }).tap();
  const days = page.getByRole('navigation', { name: strip.label });
  const today = days.locator('[aria-current="date"]');
  await today.waitFor();
  await assertAccessible(page);
  const { y = 0, height = 0 } = (await days.boundingBox()) ?? {};
  await pull(page, { from: [300, y + height / 2], by: [-200, 0] });
  await today.waitFor({ state: 'detached' });
  // A tap right after a swipe does not count: it stops what the swipe set moving.
  await bar.getByRole('link', { name: tabs.today }).click();
  await today.and(page.locator('[aria-pressed="true"]')).waitFor();
}
