import { after } from 'node:test';
import type { BodyOf } from '@board/contracts/calls/call';
import {
  createSignInProvider,
  testSignInProvider,
  updateSignInProvider,
} from '@board/contracts/calls/sign-in';
import type { Page } from 'playwright-core';
import { startCasServer } from '../../server/src/modules/auth/school/testing/cas-server.ts';
import { startRealProvider } from '../../server/src/modules/auth/school/testing/real-provider.ts';

import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import moreEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { registerSignedIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeys } from '../harness/journey.ts';
import { portAhead } from '../harness/port-ahead.ts';
import type { Product } from '../harness/product.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

// A school has to know where to lead back to before the product is there.
const port = await portAhead();
const site = `http://127.0.0.1:${port}`;
const lin = { preferred_username: 'lin_campus', email: 'lin@campus.example', email_verified: true };
const oidc = await startRealProvider({ lin }, `${site}/login/school`);
const cas = await startCasServer();
after(async () => {
  await oidc.close();
  await cas.close();
});

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

journeys(
  'the school’s sign-in',
  (journey) => {
    journey(
      'makes an account by OpenID Connect and leads to the wanted page, on a phone in Chinese',
      async ({ page, product }) => {
        await switchOn(product, {
          ...{ kind: 'oidc', name_zh: '统一身份认证', name_en: 'Campus account', mark: '校' },
          ...{ address: oidc.address, client_id: oidc.client.id },
          client_secret: oidc.client.secret,
        });
        await page.goto('/login?redirect=%2Ftasks');
        const button = page.getByRole('button', { name: '统一身份认证', exact: true });
        await button.waitFor();
        await assertAccessible(page);
        await button.click();
        await signInAtSchool(page, 'lin');
        await page.waitForURL((url) => url.pathname === '/tasks');
        await page.goto('/profile');
        await page.getByText('lin_campus').first().waitFor();
      },
      { ...phone, locale: 'zh-CN' },
    );

    journey('is connected from inside, then opens that account by CAS, at a desk', async (each) => {
      const { page, product, elsewhere } = each;
      const { school, security } = moreEn.profile;
      const name = 'Library account';
      const { address } = cas;
      await switchOn(product, {
        kind: 'cas',
        name_zh: '图书馆',
        name_en: name,
        mark: 'L',
        address,
      });
      const { username, password } = await registerSignedIn(page, '/profile');
      const card = page.getByRole('region', { name: security.title, exact: true });
      const named = (text: string) => text.replace('{{name}}', name);
      await card.getByRole('button', { name: named(school.connectNamed), exact: true }).click();
      const question = page.getByRole('dialog');
      await question.getByLabel(security.current, { exact: true }).fill(password);
      await assertAccessible(page);
      await question.getByRole('button', { name: school.connect, exact: true }).click();
      await signInAtSchool(page, 'mei');
      await page.getByText(accountEn.school.connected, { exact: true }).waitFor();
      await card.getByRole('button', { name: named(school.removeNamed), exact: true }).waitFor();
      await assertAccessible(page);

      const other = await elsewhere();
      await other.goto('/login');
      await other.getByRole('button', { name, exact: true }).click();
      await signInAtSchool(other, 'mei');
      await other.waitForURL((url) => url.pathname === '/');
      await other.goto('/profile');
      await other.getByText(username).first().waitFor();
    });
  },
  { PORT: String(port), PUBLIC_URL: site, OUTBOUND_ALLOW: `${oidc.host},${cas.host}` },
);
