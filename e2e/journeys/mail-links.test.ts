import { after } from 'node:test';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import en from '../../shell/src/messages/en.json' with { type: 'json' };
import moreEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import moreZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import zh from '../../shell/src/messages/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys, type Traveller } from '../harness/journey.ts';
import { portAhead } from '../harness/port-ahead.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const words = {
  en: { ...en, ...accountEn, ...moreEn },
  'zh-CN': { ...zh, ...accountZh, ...moreZh },
};

// Links in mails name the board's own address, which has to be known before it is there.
const port = await portAhead();
const site = `http://127.0.0.1:${port}`;
const post = await startMailServer();
after(() => post.close());

journeys(
  'links in mails',
  (journey) => {
    const title = 'confirm an address, lead back to the one before, and give a new password';
    journey(`${title}, at a desk in English`, (each) => walk(each, 'en'));
    journey(`${title}, on a phone in Chinese`, (each) => walk(each, 'zh-CN'), {
      ...phone,
      locale: 'zh-CN',
    });
  },
  { PORT: String(port), PUBLIC_URL: site, SMTP_URL: post.url },
);

/** The link that a mail to this address brings. */
async function linkTo(address: string, kind: RegExp): Promise<string> {
  const link = new RegExp(`${site}/${kind.source}=[\\w-]+`);
  const mail = await post.mail((each) => each.includes(`To: ${address}`) && link.test(read(each)));
  return link.exec(read(mail))?.[0] ?? '';
}

/** What a program for mail would show: Chinese travels in base64, English quoted. */
function read(mail: string): string {
  const [headers = '', ...text] = mail.split('\n\n');
  const body = text.join('\n\n');
  return /transfer-encoding: base64/i.test(headers)
    ? Buffer.from(body, 'base64').toString()
    : body.replaceAll('=\n', '').replaceAll('=3D', '=');
}

async function walk({ page, watch, elsewhere }: Traveller, locale: Locale): Promise<void> {
  // The page of whoever asked for the other address is signed out.
  watch.expect(/status of 401/);
  const { actions, email, fields, login, profile, reset } = words[locale];
  const account = newAccount();
  const moved = `moved.${account.email}`;
  await registerSignedIn(page, '/profile', account, locale);
  const info = page.getByRole('region', { name: profile.info.title, exact: true });
  await info.getByText(profile.email.unconfirmed).waitFor();

  const reader = await elsewhere();
  await reader.goto(await linkTo(account.email, /confirm-email#token/));
  await assertAccessible(reader);
  await press(reader, email.confirm);
  await reader.getByText(email.confirmed.replace('{{email}}', account.email)).waitFor();
  await info.getByText(profile.email.unconfirmed).waitFor({ state: 'detached' });

  await info.getByRole('button', { name: profile.info.edit, exact: true }).click();
  await info.getByLabel(fields.email, { exact: true }).fill(moved);
  await info.getByRole('button', { name: actions.save, exact: true }).click();
  const waits = profile.email.waits
    .replace('{{email}}', moved)
    .replace('{{present}}', account.email);
  await info.getByText(waits).waitFor();

  const stranger = await elsewhere();
  await stranger.goto(await linkTo(moved, /confirm-email#token/));
  await press(stranger, email.confirm);
  await stranger.getByText(email.confirmed.replace('{{email}}', moved)).waitFor();
  await info.getByText(moved, { exact: true }).waitFor();

  const owner = await elsewhere();
  await owner.goto(await linkTo(account.email, /confirm-email#back/));
  await assertAccessible(owner);
  await press(owner, email.takeBack);
  await owner.getByText(email.isBack.replace('{{email}}', account.email)).waitFor();
  await page.waitForURL((url) => url.pathname === '/login');

  await owner.getByRole('link', { name: reset.newTitle, exact: true }).click();
  await owner.getByLabel(fields.email, { exact: true }).fill(account.email);
  await assertAccessible(owner);
  await press(owner, reset.send);
  await owner.getByText(reset.sent).waitFor();

  const mailbox = await elsewhere();
  const password = 'left-leaning-tree';
  await mailbox.goto(await linkTo(account.email, /reset-password#token/));
  await mailbox.getByLabel(reset.new, { exact: true }).fill(password);
  await mailbox.getByLabel(fields.confirmation, { exact: true }).fill(password);
  await assertAccessible(mailbox);
  await press(mailbox, reset.save);
  await mailbox.getByLabel(fields.username, { exact: true }).fill(account.username);
  await mailbox.getByLabel(fields.password, { exact: true }).fill(password);
  await press(mailbox, login.title);
  await mailbox.waitForURL((url) => url.pathname === '/');
  await mailbox.goto('/profile');
  await mailbox.getByText(account.email, { exact: true }).first().waitFor();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
