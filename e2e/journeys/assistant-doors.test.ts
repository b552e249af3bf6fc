import assert from 'node:assert/strict';
import { after } from 'node:test';
import { createAssistantConfig } from '@board/contracts/calls/assistant-configs';
import { listTasks } from '@board/contracts/calls/tasks';
import { locales } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import chatEn from '../../remotes/ai-chat/src/messages/en.json' with { type: 'json' };
import chatZh from '../../remotes/ai-chat/src/messages/zh-CN.json' with { type: 'json' };
import { startProvider } from '../../server/src/modules/assistant/testing/start-provider.ts';
import profileEn from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import profileZh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { apiOf } from '../harness/api.ts';
import { go } from '../harness/go.ts';
import { journeys, type Traveller } from '../harness/journey.ts';
import { withWorker } from '../harness/kept-files.ts';
import { hasWords, shareWith } from '../harness/share-target.ts';
import { en, zh } from '../harness/shell-words.ts';

const provider = await startProvider();
after(() => provider.stop());
const model = 'sees-and-proposes';

const texts = {
  en: { ...chatEn, shell: en, profile: profileEn.profile, noodles: 'Noodles for 18' },
  'zh-CN': { ...chatZh, shell: zh, profile: profileZh.profile, noodles: '面条 18 元' },
};
const desk = {};
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

journeys(
  'what comes to the assistant, and who may read it',
  (journey) => {
    for (const locale of locales)
      journey(
        `a share, a photo and a file become records and tasks, which a program reads until its token is revoked (${locale})`,
        async (traveller) => {
          await configured(traveller);
          await walk(traveller, locale);
        },
        { ...(locale === 'en' ? desk : phone), locale },
      );
  },
  { OUTBOUND_ALLOW: provider.host },
);

/** Each walk brings one; whichever is asked says the same. */
async function configured({ product }: Traveller): Promise<void> {
  const admin = await apiOf(product, product.admin);
  const fields = { model, sees_pictures: true, api_key: 'sk-test-0123456789-secret' };
  await admin(createAssistantConfig, { body: { ...fields, base_url: provider.baseUrl } });
}

async function walk(traveller: Traveller, locale: keyof typeof texts): Promise<void> {
  const { page, product, watch } = traveller;
  watch.expect(/was preloaded using link preload/);
  const say = texts[locale];
  const press = (name: string | RegExp, within: Pick<Page, 'getByRole'> = page) => {
    const button = within.getByRole('button', { name, exact: true });
    return locale === 'en' ? button.click() : button.tap();
  };
  const account = await withWorker(page, locale);
  await shareWith(page, { text: say.noodles }, say.shell.share.title);
  await hasWords(page, say.noodles);
  await press(say.shell.first.ask);
  const chat = page.getByRole('region', { name: say.title });
  const card = chat.getByRole('region', { name: say.proposal.transaction.add });
  await press(say.proposal.confirm, card);
  await card.getByText(say.proposal.state.confirmed).waitFor();

  const receipt = { name: 'receipt.png', type: 'image/png', base64: photo.toString('base64') };
  await shareWith(page, { file: receipt }, say.shell.share.title);
  await page.getByAltText(say.shell.share.picture).waitFor();
  await press(say.shell.first.ask);
  await chat.getByText(provider.host).waitFor();
  await press(say.picture.send.replace('{{host}}', provider.host), chat);
  const frame = chat.getByRole('region', { name: say.proposal.several.replace('{{count}}', '2') });
  const metro = say.proposal.named
    .replace('{{kind}}', say.proposal.transaction.add)
    .replace('{{subject}}', 'Metro');
  await frame.getByRole('checkbox', { name: metro }).uncheck();
  await assertAccessible(page, 'section:has([role=log])');
  await press(/ 1 /, frame);
  await frame.getByText(say.proposal.state.confirmed).waitFor();

  await chat.locator('input[type=file]').setInputFiles({
    name: 'plan.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Essay on kinship\nSlides for the seminar'),
  });
  await chat.getByText(/plan\.txt/).waitFor();
  await press(say.picture.send.replace('{{host}}', provider.host), chat);
  const plan = chat.getByRole('article', { name: say.log.assistant }).last();
  await plan.getByText('A plan.').waitFor();
  await plan.getByRole('checkbox', { name: /Slides for the seminar/ }).uncheck();
  await press(/ 1 /, plan);
  await plan.getByText(say.proposal.state.confirmed).waitFor();
  const own = await apiOf(product, account);
  const { items } = await own(listTasks, { query: {} });
  assert.deepEqual(
    items.map(({ title }) => title),
    ['Essay on kinship'],
  );

  await go(page, '/profile');
  const { tokens, security, once } = say.profile;
  const tokenCard = page.getByRole('region', { name: tokens.title });
  await press(tokens.make, tokenCard);
  const dialog = page.getByRole('dialog', { name: tokens.make });
  await dialog.getByLabel(say.profile.name).fill('Ledger');
  await dialog.getByLabel(tokens.area.transactions).selectOption({ label: tokens.right.read });
  await dialog.getByLabel(security.current).fill(account.password);
  await press(tokens.make, dialog);
  const token = await dialog.getByLabel(tokens.token).inputValue();
  await press(once.kept, dialog);

  const ask = async (path: string, body?: object) => {
    const response = await fetch(`${product.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };
  const message = (name: string, input: object) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: input },
  });
  const days = { start_date: '2026-11-01', end_date: '2036-12-31' };
  for (const [path, body] of [
    ['/api/transactions'],
    ['/mcp', message('list_transactions', days)],
  ] as const) {
    const { status, text } = await ask(path, body);
    assert.equal(status, 200);
    assert.match(text, /Noodles/);
    assert.match(text, /Lunch/);
    assert.doesNotMatch(text, /Metro/, 'what was not ticked is not written');
  }
  assert.equal((await ask('/api/tasks')).status, 403);

  await press(tokens.revokeThis.replace('{{name}}', 'Ledger'), tokenCard);
  await press(tokens.revoke, page.getByRole('alertdialog'));
  await page.getByText(tokens.revoked).waitFor();
  for (const path of ['/api/transactions', '/mcp'])
    assert.equal((await ask(path, path === '/mcp' ? message('x', {}) : undefined)).status, 401);
}
