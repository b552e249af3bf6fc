import assert from 'node:assert/strict';
import type { Locale } from '@board/contracts/constants/locales';
import type { CDPSession, Page } from 'playwright-core';
import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import en from '../../shell/src/messages/en.json' with { type: 'json' };
import moreEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import moreZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import zh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { type Account, forgetSession, newAccount } from '../harness/accounts.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const words = {
  en: { ...en, ...accountEn, ...moreEn },
  'zh-CN': { ...zh, ...accountZh, ...moreZh },
};
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

journeys('passkeys', (journey) => {
  journey('are added, log in alone and after the password, and go, at a desk in English', (each) =>
    walk(each, 'en'),
  );
  journey(
    'are added, log in alone and after the password, and go, on a phone in Chinese',
    (each) => walk(each, 'zh-CN'),
    { ...phone, locale: 'zh-CN' },
  );
});

async function walk({ page, product, watch }: Traveller, locale: Locale): Promise<void> {
  // The password alone is refused once there is a passkey.
  watch.expect(/status of 401/);
  const { code, passkey, profile } = words[locale];
  const { passkeys, secondFactor, security } = profile;
  // A bare number has no passkeys, and without a public address the board has them here.
  const home = product.url.replace('127.0.0.1', 'localhost');
  const account = newAccount();
  const registered = await page.request.post('/api/auth/register', {
    data: { ...account, language: locale },
  });
  assert.equal(registered.status(), 201);
  const key = await VirtualKey.in(page);

  await page.goto(`${home}/login?redirect=/profile`);
  await typeAccount(page, account, locale);
  const card = page.getByRole('region', { name: security.title, exact: true });
  await card.getByRole('button', { name: passkeys.add, exact: true }).click();
  const adding = page.getByRole('dialog', { name: passkeys.add });
  await adding.getByLabel(profile.name, { exact: true }).fill('Seal');
  await adding.getByLabel(security.current, { exact: true }).fill(account.password);
  await assertAccessible(page, '[role="dialog"]');
  await adding.getByRole('button', { name: secondFactor.submit.password, exact: true }).click();
  await adding.getByText(passkeys.isOn, { exact: true }).waitFor();
  await adding.getByRole('button', { name: secondFactor.submit.codes, exact: true }).click();
  await card.getByText('Seal').waitFor();
  assert.equal(await key.count(), 1);

  // Nobody is there: what is offered in the field waits, and the button takes its place.
  await key.isTouched(false);
  const offered = page.waitForResponse('**/api/auth/passkey/options');
  await forgetSession(page, home);
  await offered;
  const alone = page.getByRole('button', { name: passkey.signIn, exact: true });
  await alone.waitFor();
  await assertAccessible(page);
  await key.isTouched(true);
  await alone.click();
  await page.waitForURL((url) => url.pathname === '/');

  await key.isTouched(false);
  await forgetSession(page, home);
  await typeAccount(page, account, locale);
  await page.getByRole('heading', { name: code.title }).waitFor();
  await assertAccessible(page);
  await key.isTouched(true);
  await page.getByRole('button', { name: passkey.use, exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto(`${home}/profile`);
  const remove = passkeys.removeThis.replace('{{name}}', 'Seal');
  await card.getByRole('button', { name: remove, exact: true }).click();
  const removing = page.getByRole('dialog', {
    name: passkeys.removeTitle.replace('{{name}}', 'Seal'),
  });
  await removing.getByLabel(security.current, { exact: true }).fill(account.password);
  await removing.getByRole('button', { name: profile.remove, exact: true }).click();
  await page.getByText(passkeys.removed, { exact: true }).waitFor();
  await card.getByText('Seal').waitFor({ state: 'detached' });
}

/** Chromium's own authenticator in software, of which this page thinks as its device. */
class VirtualKey {
  readonly #cdp: CDPSession;
  readonly #authenticatorId: string;

  private constructor(cdp: CDPSession, authenticatorId: string) {
    this.#cdp = cdp;
    this.#authenticatorId = authenticatorId;
  }

  static async in(page: Page): Promise<VirtualKey> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualKey(cdp, authenticatorId);
  }

  /** Whether somebody is there who touches it when it asks. */
  async isTouched(enabled: boolean): Promise<void> {
    const authenticatorId = this.#authenticatorId;
    await this.#cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  }

  async count(): Promise<number> {
    const authenticatorId = this.#authenticatorId;
    return (await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
      .length;
  }
}

async function typeAccount(page: Page, account: Account, locale: Locale): Promise<void> {
  const { fields, login } = words[locale];
  await page.getByLabel(fields.username, { exact: true }).fill(account.username);
  await page.getByLabel(fields.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: login.title, exact: true }).click();
}
