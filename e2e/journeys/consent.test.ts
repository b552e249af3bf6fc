import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locale } from '@board/contracts/constants/locales';
import type { Page } from 'playwright-core';
import en from '../../shell/src/messages/profile/en.json' with { type: 'json' };
import zh from '../../shell/src/messages/profile/zh-CN.json' with { type: 'json' };
import { assertAccessible } from '../harness/accessibility.ts';
import { newAccount, registerSignedIn } from '../harness/accounts.ts';
import { journeys, type Traveller } from '../harness/journey.ts';

const words = { en: en.profile, 'zh-CN': zh.profile };
const verifier = 'a-program-has-a-secret-for-each-of-its-requests';

/** A program on the same device, which waits for the browser to come back to it. */
async function startProgram(board: string) {
  const server = createServer((_request, response) => {
    response.end('You can close this page now.');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const redirect_uri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/back`;
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${board}${path}`, { method: 'POST', body, headers });
  const json = { 'content-type': 'application/json' };
  const said = { client_name: 'An editor', redirect_uris: ['http://127.0.0.1/back'] };
  const registered = await post('/oauth/register', JSON.stringify(said), json);
  const { client_id } = (await registered.json()) as { client_id: string };
  return {
    address: `/oauth/authorize?${new URLSearchParams({
      client_id,
      redirect_uri,
      response_type: 'code',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      scope: 'write:tasks read:courses',
      state: 'mine',
      resource: `${board}/mcp`,
    })}`,
    /** What it is told, once the browser has left the board for it. */
    async back(page: Page) {
      await page.waitForURL(`${redirect_uri}?*`);
      return new URL(page.url()).searchParams;
    },
    async token(code: string): Promise<string> {
      const form = { grant_type: 'authorization_code', client_id, code, redirect_uri };
      const reply = await post(
        '/oauth/token',
        new URLSearchParams({ ...form, code_verifier: verifier }),
      );
      return ((await reply.json()) as { access_token: string }).access_token;
    },
    async use(token: string, name: string, given: object) {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
      const body = JSON.stringify({ ...call, params: { name, arguments: given } });
      const reply = await post('/mcp', body, { ...json, authorization: `Bearer ${token}` });
      return { status: reply.status, text: await reply.text() };
    },
    stop: () => server.close(),
  };
}

async function walk({ page, product }: Traveller, language: Locale): Promise<void> {
  const { consent, tokens, security } = words[language];
  const program = await startProgram(product.url);
  const { password } = await registerSignedIn(page, '/', newAccount(), language);
  try {
    await page.goto(program.address);
    await page.getByText(consent.asks.replace('{{name}}', 'An editor')).waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: consent.refuse, exact: true }).click();
    assert.equal((await program.back(page)).get('error'), 'access_denied');

    await page.goto(program.address);
    await page.getByLabel(tokens.area.tasks).selectOption({ label: tokens.right.write });
    await page.getByLabel(security.current).fill(password);
    await page.getByRole('button', { name: consent.letIn, exact: true }).click();
    const back = await program.back(page);
    assert.equal(back.get('state'), 'mine');

    const token = await program.token(back.get('code') ?? '');
    const report = { title: 'Lab report', date: '2026-11-20' };
    assert.match((await program.use(token, 'add_task', report)).text, /Lab report/);

    await page.goto('/profile');
    const card = page.getByRole('region', { name: tokens.title });
    await card.getByText('An editor').waitFor();
    await assertAccessible(page);
    const name = tokens.revokeThis.replace('{{name}}', 'An editor');
    await card.getByRole('button', { name }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: tokens.revoke }).click();
    await card.getByText('An editor').waitFor({ state: 'detached' });
    assert.equal((await program.use(token, 'list_tasks', {})).status, 401);
  } finally {
    program.stop();
  }
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

journeys('a program that asks to be let in', (journey) => {
  journey('is refused, let in and revoked at the desk', (each) => walk(each, 'en'));
  journey(
    'is refused, let in and revoked on the phone, in Chinese and in the dark',
    (each) => walk(each, 'zh-CN'),
    { ...phone, locale: 'zh-CN', colorScheme: 'dark' },
  );
});
