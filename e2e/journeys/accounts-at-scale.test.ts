import assert from 'node:assert/strict';
import { updatePreferences } from '@board/contracts/calls/user';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import en from '../../remotes/admin/src/messages/en.json' with { type: 'json' };
import zh from '../../remotes/admin/src/messages/zh-CN.json' with { type: 'json' };
import accountEn from '../../shell/src/messages/account/en.json' with { type: 'json' };
import accountZh from '../../shell/src/messages/account/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { signIn } from '../harness/accounts.ts';
import { apiOf } from '../harness/api.ts';
import { journeysAlone } from '../harness/journey.ts';
import type { Product } from '../harness/product.ts';

const words = { en: { ...en, ...accountEn }, 'zh-CN': { ...zh, ...accountZh } };
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const filled = (text: string, count: number) => text.replace('{{count}}', String(count));

journeysAlone('accounts at scale', (journey) => {
  journey('a class is invited and disabled again, at a desk in English', (each) =>
    walk(each, 'en', 'desk'),
  );
  journey(
    'a class is invited and disabled again, on a phone in Chinese',
    (each) => walk(each, 'zh-CN', 'phone'),
    { ...phone, locale: 'zh-CN' },
  );
});

async function walk(
  { page, product }: { page: Page; product: Product },
  language: Locale,
  where: string,
): Promise<void> {
  const t = words[language];
  const admin = await apiOf(product, product.admin);
  await admin(updatePreferences, { body: { language } });
  await signIn(page, product.admin, '/admin');

  await page.getByRole('button', { name: t.users.import }).click();
  const dialog = page.getByRole('dialog');
  const csv = [1, 2].map((n) => `${where}_${n},${where}_${n}@example.org`).join('\n');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${csv}\nno name,nobody@example.org\n`),
  });
  await dialog.getByLabel(t.import.handover).selectOption('links');
  await assertAccessible(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: filled(t.import.action_other, 2) }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t.import.download }).click(),
  ]);
  const links = await file.createReadStream();
  const lines = String(Buffer.concat(await links.toArray())).split('\r\n');
  assert.match(lines[1] ?? '', new RegExp(`^${where}_1,.*${product.url}/reset-password#token=`));
  await dialog.getByRole('button', { name: t.action.done }).click();

  await page.getByRole('searchbox', { name: t.users.search }).fill(`${where}_`);
  const self = t.users.editNamed.replace('{{name}}', product.admin.username);
  await page.getByRole('button', { name: self }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: t.users.many }).click();
  await dialog.getByRole('button', { name: t.many.preview }).click();
  await dialog.getByRole('checkbox', { name: `${where}_2` }).uncheck();
  await assertAccessible(page, '[role="dialog"]');
  const one = 'disable_one' in t.many ? t.many.disable_one : t.many.disable_other;
  await dialog.getByRole('button', { name: filled(one, 1) }).click();
  await page
    .getByRole('button', { name: t.users.enableNamed.replace('{{name}}', `${where}_1`) })
    .waitFor();
  await page
    .getByRole('button', { name: t.users.disableNamed.replace('{{name}}', `${where}_2`) })
    .waitFor();

  const day = filled(t.kept.days_other, language === 'en' ? 90 : 180);
  await page.getByLabel(t.kept.trash, { exact: true }).selectOption({ label: day });
  await page.getByText(t.kept.saved, { exact: true }).waitFor();
  await page.goto('/privacy');
  await page.getByText(day).first().waitFor();
}
