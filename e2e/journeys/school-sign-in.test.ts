import { after } from 'node:test';
import type { BodyOf } from '@board/contracts/calls/call';
import {
  createSignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { startCasServer } from '../../server/src/modules/auth/school/testing/cas-server.ts';
import { startRealProvider } from '../../server/src/modules/auth/school/testing/real-provider.ts';

import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import moreEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import moreZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys, type Traveller } from '../harness/journey.ts';
import { portAhead } from '../harness/port-ahead.ts';
import type { Product } from '../harness/product.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// A school has to know where to lead back to before the product is there.
const port = await portAhead();
const site = `http://127.0.0.1:${port}`;
const known = (name: string) => ({
  preferred_username: `${name}_campus`,
  email: `${name}@campus.example`,
  email_verified: true,
});
const people = { lin: known('lin'), wu: known('wu') };
const oidc = await startRealProvider(people, `${site}/login/school`);
const cas = await startCasServer();
after(async () => {
  await oidc.close();
  await cas.close();
});

const words = {
  en: { profile: moreEn.profile, code: accountEn.code, ...accountEn.school },
  'zh-CN': { profile: moreZh.profile, code: accountZh.code, ...accountZh.school },
};

interface Person {
  locale: Locale;
  name: string;
  account: string;
}

type Way = BodyOf<typeof createSignInProvider>;

async function switchOn(product: Product, way: Omit<Way, 'new_accounts'>): Promise<void> {
  const chief = await apiOf(product, product.admin);
  const body = { ...way, new_accounts: 'first_sign_in' as const };
  const { id } = await chief(createSignInProvider, { body });
  await chief(testSignInProvider, { params: { id } });
  await chief(updateSignInProvider, { params: { id }, body: { enabled: true } });
}

async function signInAtSchool(page: Page, account: string): Promise<void> {
  await page.getByLabel('Account', { exact: true }).fill(account);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

async function makesAccount(
  { page, product, watch }: Traveller,
  { locale, name, account }: Person,
) {
  // What needs him to be there is refused until he has shown it.
  watch.expect(/403/);
  await switchOn(product, {
    ...{ kind: 'oidc', name_zh: name, name_en: name, mark: '校', address: oidc.address },
    ...{ client_id: oidc.client.id, client_secret: oidc.client.secret },
  });
  await page.goto('/login?redirect=%2Ftasks');
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  await assertAccessible(page);
  await button.click();
  await signInAtSchool(page, account);
  await page.waitForURL((url) => url.pathname === '/tasks');
  await page.goto('/profile');
  await page.getByText(`${account}_campus`).first().waitFor();
  await confirmsAtSchool(page, { locale, name, account });
}

/** Who has no password here leaves the field empty, signs in at his school again, and goes on. */
async function confirmsAtSchool(page: Page, { locale, name, account }: Person): Promise<void> {
  const { profile, code, proven } = words[locale];
  const { tokens, security } = profile;
  const dialog = page.getByRole('dialog', { name: tokens.make });
  async function makeToken() {
    await page.getByRole('button', { name: tokens.make }).click();
    await dialog.getByLabel(profile.name, { exact: true }).fill('Mine');
    await dialog.getByLabel(tokens.area.tasks).selectOption({ label: tokens.right.read });
    await dialog.getByText(security.currentHint).waitFor();
    await dialog.getByRole('button', { name: tokens.make }).click();
  }
  await makeToken();
  const question = page.getByRole('dialog', { name: code.againTitle });
  await question.waitFor();
  await assertAccessible(page);
  await question.getByRole('button', { name: code.toSchool.replace('{{name}}', name) }).click();
  await signInAtSchool(page, account);
  await page.getByText(proven, { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === '/profile');
  await makeToken();
  await dialog.getByLabel(tokens.token, { exact: true }).waitFor();
}

async function isConnected(
  { page, product, elsewhere }: Traveller,
  { locale, name, account }: Person,
) {
  const { profile, connected } = words[locale];
  const { school, security } = profile;
  const { address } = cas;
  await switchOn(product, { kind: 'cas', name_zh: name, name_en: name, mark: 'L', address });
  const { username, password } = await registerSignedIn(page, '/profile', newAccount(), locale);
  const card = page.getByRole('region', { name: security.title, exact: true });
  const named = (text: string) => text.replace('{{name}}', name);
  await card.getByRole('button', { name: named(school.connectNamed), exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel(security.current, { exact: true }).fill(password);
  await assertAccessible(page);
  await question.getByRole('button', { name: school.connect, exact: true }).click();
  await signInAtSchool(page, account);
  await page.getByText(connected, { exact: true }).waitFor();
  await card.getByRole('button', { name: named(school.removeNamed), exact: true }).waitFor();
  await assertAccessible(page);

  const other = await elsewhere();
  await other.goto('/login');
  await other.getByRole('button', { name, exact: true }).click();
  await signInAtSchool(other, account);
  await other.waitForURL((url) => url.pathname === '/');
  await other.goto('/profile');
  await other.getByText(username).first().waitFor();
}

journeys(
  'the school’s sign-in',
  (journey) => {
    const made = 'makes an account by OpenID Connect and leads to the wanted page';
    journey(
      `${made}, on a phone in Chinese`,
      (each) => makesAccount(each, { locale: 'zh-CN', name: '统一身份认证', account: 'lin' }),
      { ...phone, locale: 'zh-CN' },
    );
    journey(`${made}, at a desk in English`, (each) =>
      makesAccount(each, { locale: 'en', name: 'Campus account', account: 'wu' }),
    );

    const connected = 'is connected from inside, then opens that account by CAS';
    journey(`${connected}, at a desk in English`, (each) =>
      isConnected(each, { locale: 'en', name: 'Library account', account: 'mei' }),
    );
    journey(
      `${connected}, on a phone in Chinese`,
      (each) => isConnected(each, { locale: 'zh-CN', name: '图书馆', account: 'zhao' }),
      { ...phone, locale: 'zh-CN' },
    );
  },
  { PORT: String(port), PUBLIC_URL: site, OUTBOUND_ALLOW: `${oidc.host},${cas.host}` },
);
