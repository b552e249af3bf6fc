import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { createTask } from '@board/contracts/calls/tasks';
import type { Locale } from '@board/contracts/constants/locales';
import en from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import zh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { apiIn } from '../harness/api.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const words = { en: en.profile, 'zh-CN': zh.profile };

/** A program of a person's own, inside: the operator has named it. */
const program = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += String(piece);
  response.end('thanks');
  program.emit('told', request.headers, body);
}).listen(0, '127.0.0.1');
await once(program, 'listening');
after(() => program.close());
const host = `127.0.0.1:${(program.address() as AddressInfo).port}`;

/** What comes next, once it is known to be the board's. */
async function told(secret: string): Promise<{ type: string; data: object }> {
  const [headers, body] = (await once(program, 'told')) as [IncomingHttpHeaders, string];
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const { 'webhook-id': id, 'webhook-timestamp': time } = headers;
  const mark = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  assert.equal(headers['webhook-signature'], `v1,${mark}`);
  return JSON.parse(body) as { type: string; data: object };
}

async function walk({ page }: Traveller, language: Locale): Promise<void> {
  const { channel, remove, webhooks, once: kept, tokens } = words[language];
  await registerSignedIn(page, '/profile', newAccount(), language);
  const card = page.getByRole('region', { name: webhooks.title });
  await card.getByRole('button', { name: webhooks.make }).click();
  const dialog = page.getByRole('dialog', { name: webhooks.make });
  await dialog.getByLabel(channel.address).fill(`http://${host}/hooks/board`);
  await dialog.getByLabel(tokens.area.tasks, { exact: true }).check();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: webhooks.make }).click();
  const secret = await dialog.getByLabel(channel.secret).inputValue();
  await assertAccessible(page);
  await dialog.getByRole('button', { name: kept.kept }).click();

  const tried = told(secret);
  await card.getByRole('button', { name: webhooks.tryThis.replace('{{host}}', host) }).click();
  assert.equal((await tried).type, 'board.test');

  const changed = told(secret);
  const api = await apiIn(page);
  await api(createTask, { body: { title: 'Lab report', date: '2026-11-20' } });
  assert.deepEqual((await changed).data, { revisions: { tasks: 2 } });

  await page.reload();
  await card.getByText(/200$/).waitFor();
  await assertAccessible(page);
  await card.getByRole('button', { name: webhooks.removeThis.replace('{{host}}', host) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: remove }).click();
  await card.getByText(host).waitFor({ state: 'detached' });
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

journeys(
  'a webhook',
  (journey) => {
    journey('is made, tried, told and removed at the desk', (each) => walk(each, 'en'));
    journey(
      'is made, tried, told and removed on the phone, in Chinese and in the dark',
      (each) => walk(each, 'zh-CN'),
      { ...phone, locale: 'zh-CN', colorScheme: 'dark' },
    );
  },
  { OUTBOUND_ALLOW_PEOPLE: host },
);
