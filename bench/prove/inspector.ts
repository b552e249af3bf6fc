import assert from 'node:assert/strict';
import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { newAccount } from '../../e2e/harness/accounts.ts';
import { type Api, apiOf } from '../../e2e/harness/api.ts';
import { type Product, startProduct } from '../../e2e/harness/product.ts';
import { listApiTokens, revokeApiToken } from '../../shared/contracts/calls/api-tokens.ts';
import { register } from '../../shared/contracts/calls/auth.ts';
import { giveConsent } from '../../shared/contracts/calls/oauth.ts';
import { freePort } from '../../shared/sdk/src/dev/free-port.ts';

const inspector = '@modelcontextprotocol/inspector@2.12.0';
const run = promisify(execFile);
const online = await run('npm', ['ping'], { cwd: tmpdir() }).catch(() => undefined);
const skip = online ? false : 'npm reaches no registry from here';

/** The protocol's own inspector, which registers, sends its person to the page and goes on with what he says. */
describe('the inspector of the protocol', { skip }, () => {
  let product: Product;
  let folder: string;
  let lin: Api;
  let port: number;
  const account = newAccount();

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'board-inspector-'));
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', inspector];
    await run('npm', install, { cwd: folder });
    port = await freePort();
    product = await startProduct();
    const body = { ...account, language: 'en' as const };
    await fetch(`${product.url}/api${register.path}`, {
      method: register.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    lin = await apiOf(product, account);
  });
  after(async () => {
    await product?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const ask = (...args: string[]): ChildProcessByStdio<null, Readable, Readable> =>
    spawn(
      join(folder, 'node_modules/.bin/mcp-inspector'),
      ['--cli', '--server-url', `${product.url}/mcp`, '--format', 'json', ...args],
      {
        cwd: folder,
        // What it keeps and which port it waits at is its own; it opens no browser here.
        env: {
          ...process.env,
          HOME: folder,
          BROWSER: 'true',
          MCP_AUTO_OPEN_ENABLED: 'true',
          MCP_INSPECTOR_SECRET_STORE: 'file',
          MCP_OAUTH_CALLBACK_URL: `http://127.0.0.1:${port}/oauth/callback`,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
  /** What it prints, once its person has said yes wherever he was asked. */
  async function result(...args: string[]): Promise<string> {
    const child = ask(...args);
    let said = '';
    child.stderr.on('data', (piece) => {
      const known = said;
      said += String(piece);
      const [address] = /http\S+\/oauth\/authorize\?\S+/.exec(said) ?? [];
      if (address && !known.includes(address)) void agree(new URL(address));
    });
    const ended = once(child, 'exit');
    const printed = await text(child.stdout);
    const [code] = await ended;
    assert.equal(code, 0, said);
    return printed;
  }
  async function agree({ searchParams }: URL): Promise<void> {
    const { leads_to } = await lin(giveConsent, {
      body: {
        asked: Object.fromEntries(searchParams) as never,
        scopes: ['write:tasks'],
        days: 7,
        password: account.password,
      },
    });
    await fetch(leads_to);
  }

  it('lists the tools of what it was let in to, uses one, and is refused once it is revoked', async () => {
    const tools = await result('--method', 'tools/list', '--strict');
    for (const name of ['list_tasks', 'add_task', 'undo_change'])
      assert.match(tools, new RegExp(name));
    assert.doesNotMatch(tools, /list_exams/);
    const report = JSON.stringify({ title: 'Lab report', date: '2026-11-20' });
    const use = ['--stored-auth-only', '--method', 'tools/call', '--tool-name'];
    assert.match(await result(...use, 'add_task', '--tool-args-json', report), /Lab report/);
    assert.match(await result(...use, 'list_tasks'), /Lab report/);
    const { items } = await lin(listApiTokens, {});
    assert.equal(items.length, 1);
    await lin(revokeApiToken, { params: { id: items[0]?.id ?? '' } });
    const refused = await text(ask(...use, 'list_tasks').stderr);
    assert.match(refused, /auth|401/i);
  });
});
