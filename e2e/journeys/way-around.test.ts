import assert from 'node:assert/strict';
import { type Locale, locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { fullBoard, seenOnce } from '../harness/full-board.ts';
import { go } from '../harness/go.ts';
import { journeys } from '../harness/journey.ts';
import { back, dialog, gone, hasLayer } from '../harness/layers.ts';
import { pagesFor } from '../harness/pages.ts';
import { en, zh } from '../harness/shell-words.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
const words = { en, 'zh-CN': zh };

journeys('way around', (journey) => {
  for (const locale of locales)
    for (const size of [{}, phone])
      journey(
        `every page is led to from the board, and its arrow back to where it belongs, ${size === phone ? 'on a phone' : 'on a desk'} (${locale})`,
        async (traveller) => {
          await fullBoard(traveller, 8, locale);
          await seenOnce(traveller.page);
          await everyPage(traveller.page, locale, size === phone);
        },
        { ...size, locale },
      );

  for (const language of locales)
    journey(
      `a phone leads everywhere (${language})`,
      async ({ page }) => {
        await registerSignedIn(page, '/', newAccount(), language);
        await isWhole(page, language);
      },
      { ...phone, locale: language },
    );
});

/** By what one sees: a button by its name, a link by where it leads. */
const ways = (shell: typeof en | typeof zh, onPhone: boolean): Record<string, string[]> => {
  const more = onPhone ? [shell.tabs.more] : [];
  const timetable = [...more, '/timetable'];
  return {
    '/tasks': [...more, '/tasks'],
    '/calendar': [...more, '/calendar'],
    '/review': onPhone ? [...more, '/review'] : ['/tasks', '/review'],
    '/timetable': timetable,
    '/grades': [...timetable, '/grades'],
    '/together': [...timetable, '/together'],
    '/courses': [...timetable, 'main section [aria-haspopup=menu]', '[role=menuitem]'],
    '/finance': [...(onPhone ? ['/#money'] : []), '/finance'],
    '/notifications': onPhone
      ? [...more, '/notifications']
      : [shell.more.notifications, '/notifications'],
  };
};

/** Where the arrow of a page leads, if not to the board as it opens. */
const waysBack: Record<string, string> = {
  '/finance': '/#money',
  '/timetable': '/#courses',
  '/grades': '/#courses',
  '/together': '/timetable',
  '/courses': '/timetable',
};

async function everyPage(page: Page, language: Locale, onPhone: boolean) {
  const { more } = words[language].tabs;
  const step = async (name: string, before: string | undefined) => {
    const place = before === more ? dialog(page) : page;
    const at = name.includes('[')
      ? page.locator(name)
      : name.startsWith('/')
        ? place.locator(`a[href^="${name}"]`)
        : page.getByRole('button', { name });
    await at.filter({ visible: true }).first().click();
  };
  for (const path of await pagesFor(page, 'user')) {
    const way = ways(words[language], onPhone)[path];
    assert.ok(way, `nothing leads to ${path}`);
    await go(page, '/');
    for (const [at, name] of way.entries()) await step(name, way[at - 1]);
    await page.waitForURL((url) => url.pathname === path);
    await gone(page);
    const wayBack = waysBack[path] ?? '/';
    // The page before stands there until this one has come; its head has links, too.
    await page.locator(`main header a[href="${wayBack}"]`).first().click();
    await page.waitForURL(({ pathname, hash }) => pathname + hash === wayBack);
  }
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

/** The sheet of all other pages, which a pull closes, and the days, which a pull moves. */
async function isWhole(page: Page, language: Locale) {
  const { tabs, commands, more, strip, first } = words[language];
  const bar = page.getByRole('navigation', { name: tabs.label });
  const opensMore = () => bar.getByRole('button', { name: tabs.more }).tap();
  await go(page, '/');
  for (const [name, path] of [
    [more.calendar, '/calendar'],
    [more.tasks, '/tasks'],
    [more.terms, '/timetable'],
    [more.grades, '/grades'],
    [more.notifications, '/notifications'],
    [commands.trash, '/tasks'],
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
  for (const [name, opened] of [
    [first.begin, page.getByRole('dialog', { name: first.title })],
    [more.search, page.getByRole('combobox')],
  ] as const) {
    await opensMore();
    await page.getByRole('dialog').getByRole('button', { name }).tap();
    await opened.waitFor();
    await hasLayer(page);
    await back(page, '/');
  }
  await opensMore();
  await page.getByRole('dialog').getByRole('button', { name: tabs.assistant }).tap();
  await page.locator('[data-module="ai-chat"] textarea').waitFor();
  await gone(page);
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
