import assert from 'node:assert/strict';
import { setBudget } from '@board/contracts/calls/finance';
import { setBrief } from '@board/contracts/calls/planning';
import { createTask } from '@board/contracts/calls/tasks';
import { loadSampleTerm } from '@board/contracts/calls/terms';
import { getProfile } from '@board/contracts/calls/user';
import type { Page } from 'playwright-core';
import { assertAccessible, assertFits } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { type Api, apiOf } from '../harness/api.ts';
import { daysOf } from '../harness/full-board.ts';
import { type Journey, journeys, type Traveller } from '../harness/journey.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

const words = {
  en: {
    plan: 'Plan revision',
    how: 'Plan revision',
    hours: /^Still to revise/,
    topics: /^Topics/,
    block: /^Revise: Chapter 1/,
    another: /^Another time: Revise: Chapter 1/,
    add: 'Add 2 blocks',
    revised: 'revised 0 of 2 h',
    undo: 'Undo',
    morning: 'Good morning',
    brief: { settings: 'Morning and Sunday', name: 'Morning card' },
    mail: 'Mail',
    putAway: 'Hide until tomorrow',
    next: 'Next',
    finish: 'Finish the review',
    left: 'Left over',
    ahead: 'Exams ahead',
    spent: 'Spent',
    nothing: 'Nothing is left over.',
  },
  'zh-CN': {
    plan: '安排复习',
    how: '安排复习',
    hours: /^还想复习/,
    topics: /^内容/,
    block: /^复习：Chapter 1/,
    another: /^换时间：复习：Chapter 1/,
    add: '加入 2 段',
    revised: '复习 0 / 2 小时',
    undo: '撤销',
    morning: '早上好',
    brief: { settings: '早上和周日', name: '早上的卡片' },
    mail: '邮件',
    putAway: '收起，明早再来',
    next: '下一步',
    finish: '完成回顾',
    left: '剩下的',
    ahead: '要考的',
    spent: '花掉的',
    nothing: '没有剩下的。',
  },
} as const;

type Language = keyof typeof words;

async function begin({ page, product }: Traveller, language: Language): Promise<Api> {
  const account = newAccount();
  await registerSignedIn(page, '/', account, language);
  return apiOf(product, account);
}

async function fits(page: Page): Promise<void> {
  await assertFits(page);
  await assertAccessible(page);
}

/** A morning that has begun, wherever the account's clock stands. */
async function aMorning(api: Api): Promise<void> {
  const { timeZone } = (await api(getProfile, {})).preferences;
  const now = new Date().toLocaleTimeString('sv', { timeZone });
  const hour = Math.max(0, Number(now.slice(0, 2)) - 1);
  const body = { is_on: true, time: `${String(hour).padStart(2, '0')}:00` };
  await api(setBrief, { params: { kind: 'morning' }, body });
}

const atBoth = (
  journey: Journey,
  title: string,
  walk: (at: Traveller, lang: Language) => Promise<void>,
) => {
  journey(title, (at) => walk(at, 'en'));
  journey(`${title}, on a phone, in Chinese`, (at) => walk(at, 'zh-CN'), phone);
};

journeys('plans ahead', (journey) => {
  atBoth(
    journey,
    'revision for an exam is laid into what is free, and taken back',
    async (at, lang) => {
      const { page } = at;
      const say = words[lang];
      const api = await begin(at, lang);
      await api(loadSampleTerm, {});
      await page.goto(lang === 'en' ? '/' : '/#courses');
      await page.getByRole('button', { name: say.plan, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: say.how });
      await dialog.getByLabel(say.hours).fill('2');
      await dialog.getByLabel(say.topics).fill('Chapter 1\nChapter 2');
      const block = dialog.getByRole('checkbox', { name: say.block });
      await block.waitFor();
      const before = await dialog.getByRole('listitem').first().textContent();
      await fits(page);
      await dialog.getByRole('button', { name: say.another }).click();
      assert.notEqual(await dialog.getByRole('listitem').first().textContent(), before);
      await dialog.getByRole('button', { name: say.add }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(say.revised).waitFor();
      await page.getByRole('button', { name: say.undo }).click();
      await page.getByText(say.revised).waitFor({ state: 'detached' });
    },
  );

  atBoth(journey, 'a morning says three things, each with its press', async (at, lang) => {
    const { page } = at;
    const say = words[lang];
    const api = await begin(at, lang);
    const [today] = await daysOf(api);
    await api(createTask, { body: { title: 'Lab report', date: today, duration_minutes: 15 } });
    await api(setBudget, { params: { category: 'all' }, body: { amount: 1_500 } });
    await aMorning(api);
    await page.goto('/');
    const card = page.getByRole('region', { name: say.morning });
    await card.getByText('Lab report').waitFor();
    await fits(page);
    await card.getByRole('button', { name: say.brief.settings }).click();
    const row = page.getByRole('group', { name: say.brief.name });
    await row.getByRole('radio', { name: say.mail }).click({ force: true });
    await row.getByRole('radio', { name: say.mail, checked: true }).waitFor();
    await fits(page);
    await page.keyboard.press('Escape');
    const written = page.waitForResponse((response) => response.request().method() !== 'GET');
    await card.getByRole('button', { name: say.putAway }).click();
    await card.waitFor({ state: 'detached' });
    await written;
    await page.reload();
    await page.getByText('Lab report').first().waitFor();
    // What this device kept may be shown until the answer is there.
    await card.waitFor({ state: 'detached' });
  });

  const leftOver = async (api: Api) => {
    const [, , date] = await daysOf(api);
    for (const title of ['Lab report', 'Sheet 6'])
      await api(createTask, { body: { title, date, duration_minutes: 60 } });
  };

  journey(
    'a week is looked back on, what is left over goes into the next by press and by drag',
    async (at) => {
      const { page } = at;
      const say = words.en;
      const api = await begin(at, 'en');
      await leftOver(api);
      await page.goto('/review');
      const left = page.getByRole('region', { name: say.left });
      await left.getByRole('button', { name: /^Sheet 6/ }).click();
      const sunday = left.getByRole('region').last();
      await sunday.getByRole('button', { name: /^Free 08:00–22:00: place Sheet 6/ }).waitFor();
      for (const part of [say.spent, say.ahead])
        await page.getByRole('region', { name: part }).waitFor();
      await fits(page);
      const sheet = sunday.getByText('Sheet 6', { exact: true });
      await sunday.getByRole('button', { name: /place Sheet 6/ }).click();
      await sheet.waitFor();
      await page.getByRole('button', { name: say.undo }).click();
      await sheet.waitFor({ state: 'detached' });
      await left.getByRole('button', { name: /^Sheet 6/ }).click();
      await sunday.getByRole('button', { name: /place Sheet 6/ }).click();
      await sheet.waitFor();
      await left
        .getByRole('button', { name: /^Lab report/ })
        .dragTo(sunday.getByRole('button', { name: /place Lab report/ }));
      await page.getByText(say.nothing).waitFor();
      await sunday.getByText('Lab report', { exact: true }).waitFor();
      await page.getByRole('button', { name: say.finish }).click();
      await page.waitForURL((url) => url.pathname === '/');
    },
  );

  journey(
    'a week is looked back on, on a phone, in Chinese, one question after the other',
    async (at) => {
      const { page } = at;
      const say = words['zh-CN'];
      const api = await begin(at, 'zh-CN');
      await leftOver(api);
      await page.goto('/review');
      await page.getByText('第 1 步，共 3 步').waitFor();
      await page.getByRole('button', { name: say.next }).tap();
      await page.getByText('第 1 项，共 2 项').waitFor();
      await fits(page);
      const place = page.getByRole('button', { name: /\d\d:\d\d–\d\d:\d\d$/ }).first();
      await place.tap();
      await page.getByText('第 1 项，共 1 项').waitFor();
      await page.getByRole('button', { name: '不做了' }).tap();
      await page.getByText(say.nothing).waitFor();
      await page.getByRole('button', { name: say.next }).tap();
      for (const part of [say.spent, say.ahead])
        await page.getByRole('region', { name: part }).waitFor();
      await fits(page);
      await page.getByRole('button', { name: say.finish }).tap();
      await page.waitForURL((url) => url.pathname === '/');
    },
    phone,
  );
});
