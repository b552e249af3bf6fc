import assert from 'node:assert/strict';
import { updateAdminSettings } from '@board/contracts/calls/admin';
import { createAdminUser } from '@board/contracts/calls/admin-users';
import { beginSecondFactor, confirmSecondFactor } from '@board/contracts/calls/second-factor';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { codeAt, stepAt } from '../../server/src/modules/auth/second-factor/totp.ts';
import { readBase32 } from '../../server/src/testing/read-base32.ts';
import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import en from '../../shell/src/messages/en.json' with { type: 'json' };
import moreEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import moreZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import boardEn from '../../shell/src/messages/signed-in/en.json' with { type: 'json' };
import boardZh from '../../shell/src/messages/signed-in/zh-CN.json' with { type: 'json' };
import zh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { type Account, forgetSession, newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone, type Traveller } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const words = {
  en: { ...en, ...accountEn, ...moreEn, ...boardEn },
  'zh-CN': { ...zh, ...accountZh, ...moreZh, ...boardZh },
};
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

journeysAlone('two-step sign-in', (journey) => {
  journey('is set up, asked for, got around and taken away, at a desk in English', async (each) => {
    await walk(each, 'en');
  });
  journey(
    'is set up, asked for, got around and taken away, on a phone in Chinese',
    async (each) => {
      await walk(each, 'zh-CN');
    },
    { ...phone, locale: 'zh-CN' },
  );
  journey('is asked for again before what matters', async ({ page, product, watch }) => {
    watch.expect(/status of 403/);
    const { code, profile } = words.en;
    const account = await registerSignedIn(page, '/profile');
    const [recovery = ''] = await setUpElsewhere(product, account);
    const download = page.getByRole('button', { name: profile.account.export });
    const question = page.getByRole('dialog', { name: code.againTitle });

    await download.click();
    await question.getByRole('button', { name: en.actions.cancel }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText(/show your second factor once more/).waitFor();
    await download.click();
    await assertAccessible(page, '[role="dialog"]');
    await question.getByRole('button', { name: code.toRecovery }).click();
    await question.getByLabel(code.recovery, { exact: true }).fill(recovery);
    await Promise.all([
      page.waitForEvent('download'),
      question.getByRole('button', { name: code.again }).click(),
    ]);
    // Once for a while.
    await Promise.all([page.waitForEvent('download'), download.click()]);
  });
  const needed = 'is set up first where the role needs it';
  journey(`${needed}, on a phone in Chinese`, (each) => isNeeded(each, 'zh-CN'), {
    ...phone,
    locale: 'zh-CN',
  });
  journey(`${needed}, at a desk in English`, (each) => isNeeded(each, 'en'));
});

async function isNeeded({ page, product, watch }: Traveller, locale: Locale): Promise<void> {
  watch.expect(/status of 403/);
  const { factorFirst, first: welcome, profile } = words[locale];
  const account = newAccount('wen_teacher');
  const admin = await apiOf(product, product.admin);
  await admin(createAdminUser, { body: { ...account, role: 'teacher' } });
  await admin(updateAdminSettings, { body: { secondFactorRoles: ['teacher'] } });
  await page.goto('/login');
  await typeAccount(page, account, locale);
  const first = page.getByRole('heading', { name: factorFirst.title });
  await first.waitFor();
  await assertAccessible(page);
  await page.getByRole('button', { name: profile.secondFactor.setUp, exact: true }).click();
  await setUp(page, account, locale);
  await first.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: welcome.title }).waitFor();
}

/** In another session, so that the one of the page has shown nothing yet. */
async function setUpElsewhere(product: Product, account: Account): Promise<string[]> {
  const call = await apiOf(product, account);
  const { secret } = await call(beginSecondFactor, { body: { password: account.password } });
  const code = codeAt(readBase32(secret), stepAt(Date.now()));
  return (await call(confirmSecondFactor, { body: { code } })).recovery_codes;
}

async function walk(
  { page, watch }: Pick<Traveller, 'page' | 'watch'>,
  locale: Locale,
): Promise<void> {
  // Each sign-in without a code is refused first.
  watch.expect(/status of 401/);
  const { code, login, profile } = words[locale];
  const { secondFactor, security } = profile;
  const account = await registerSignedIn(page, '/profile', newAccount(), locale);
  const card = page.getByRole('region', { name: security.title, exact: true });

  await card.getByRole('button', { name: secondFactor.setUp, exact: true }).click();
  const { secret, recovery } = await setUp(page, account, locale);
  await card.getByText(/10 (recovery codes|个恢复码)/).waitFor();

  await forgetSession(page);
  await typeAccount(page, account, locale);
  await page.getByRole('heading', { name: code.title }).waitFor();
  await assertAccessible(page);
  // The one before counts no longer.
  await page.getByLabel(code.label, { exact: true }).fill(codeAt(secret, stepAt(Date.now()) + 1));
  await page.getByRole('button', { name: login.title, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await forgetSession(page);
  await typeAccount(page, account, locale);
  await page.getByRole('button', { name: code.toRecovery }).click();
  await page.getByLabel(code.recovery, { exact: true }).fill(recovery[0] ?? '');
  await page.getByRole('button', { name: login.title, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/profile');
  await card.getByText(/9 (recovery codes|个恢复码)/).waitFor();
  await card.getByRole('button', { name: secondFactor.remove, exact: true }).click();
  const question = page.getByRole('dialog', { name: secondFactor.removeTitle });
  await question.getByLabel(security.current, { exact: true }).fill(account.password);
  await question.getByRole('button', { name: code.toRecovery }).click();
  await question.getByLabel(code.recovery, { exact: true }).fill(recovery[1] ?? '');
  await question.getByRole('button', { name: secondFactor.remove, exact: true }).click();
  await page.getByText(secondFactor.removed, { exact: true }).waitFor();
  await card.getByRole('button', { name: secondFactor.setUp, exact: true }).waitFor();
}

/** In the dialog that has just been opened. */
async function setUp(page: Page, account: Account, locale: Locale) {
  const { code, profile } = words[locale];
  const { secondFactor, security } = profile;
  const dialog = page.getByRole('dialog', { name: secondFactor.setUpTitle });
  await dialog.getByLabel(security.current, { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: secondFactor.submit.password }).click();
  await dialog.getByRole('img', { name: secondFactor.picture }).waitFor();
  await assertAccessible(page, '[role="dialog"]');
  const secret = readBase32((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel(code.label, { exact: true }).fill(codeAt(secret, stepAt(Date.now())));
  await dialog.getByRole('button', { name: secondFactor.submit.secret }).click();
  await dialog.getByText(secondFactor.isOn, { exact: true }).waitFor();
  const recovery = await dialog.getByRole('listitem').allTextContents();
  assert.equal(recovery.length, 10);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: secondFactor.download }).click(),
  ]);
  assert.equal(saved.suggestedFilename(), 'board-recovery-codes.txt');
  await dialog.getByRole('button', { name: secondFactor.submit.codes, exact: true }).click();
  return { secret, recovery };
}

async function typeAccount(page: Page, account: Account, locale: Locale): Promise<void> {
  const { fields, login } = words[locale];
  await page.getByLabel(fields.username, { exact: true }).fill(account.username);
  await page.getByLabel(fields.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.title, exact: true }).click();
}
