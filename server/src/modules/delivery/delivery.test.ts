import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { updateLayout } from '@board/contracts/calls/account';
import { login } from '@board/contracts/calls/auth';
import { getDashboard } from '@board/contracts/calls/system';
import { isRegistry } from '@board/federation/registry';
import { describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';
import {
  samplePage,
  sampleRemote,
  sampleShell,
  script,
  writeBuild,
} from './testing/sample-release.ts';
import { registryOf } from './testing/ship.ts';

describeOnEngines('what is built here', (engine) => {
  const finance = sampleRemote('finance', 'finance');
  const { entry, version } = finance.release;
  let board: TestApp;
  let root: string;
  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'board-builds-'));
    writeBuild(root, sampleShell('one'));
    writeBuild(root, finance);
    board = await startTestApp({ engine, root });
  });
  afterEach(async () => {
    await board.close();
    rmSync(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, from = board) =>
    from.app.http.inject({ method: 'GET', url, headers });

  /** The best compression is made behind the first requests. */
  async function compressedBest(url: string, from = board) {
    for (;;) {
      const reply = await get(url, { 'accept-encoding': 'gzip, br' }, from);
      if (reply.headers['content-encoding'] === 'br') return reply;
      await new Promise(setImmediate);
    }
  }

  it('is named in a registry that browsers accept', async () => {
    const response = await get('/registry.json');
    expect(isRegistry(response.json())).toBe(true);
    expect(response.json().remotes[0]).toMatchObject({
      name: 'finance',
      version,
      channel: 'stable',
      entry: `/remotes/finance/${version}/${entry}`,
    });
    expect(response.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/registry.json', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('has its modules in everybody’s first dashboard, with what was saved before them', async () => {
    const lin = await board.asUser();
    const modules = (await lin.call(getDashboard, {})).body.modules;
    const { descriptor } = (await registryOf(board)).remotes[0] ?? {};
    const ids = descriptor?.modules.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(0);
    expect(modules.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(modules.every(({ visible }) => visible)).toBe(true);
    const [last = modules[0]] = modules.slice(-1);
    if (!last) throw new Error('There is no module.');
    await lin.call(updateLayout, { body: { modules: [{ ...last, visible: false }] } });
    const later = (await lin.call(getDashboard, {})).body.modules;
    expect(later[0]).toEqual({ ...last, visible: false });
    expect(later.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('is sent for ever, compressed as the browser likes it', async () => {
    const url = `/remotes/finance/${version}/${entry}`;
    const text = script('finance');
    const plain = await get(url);
    expect(plain.body).toBe(text);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      text,
    ]);
    const brotli = await compressedBest(url);
    expect([
      brotli.headers['content-encoding'],
      brotliDecompressSync(brotli.rawPayload).toString(),
    ]).toEqual(['br', text]);
  });

  it('is asked for again where its name stays: the page and the service worker', async () => {
    expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/main.0123456789abcdef.js')).headers['cache-control']).toContain(
      'immutable',
    );
  });

  it('is kept apart for each visitor', async () => {
    expect((await get('/')).headers.vary).toBe('accept-encoding, cookie');
    expect((await get('/registry.json')).headers.vary).toBe('accept-encoding, cookie');
  });

  it('is preloaded only for a visitor who was signed in here', async () => {
    await board.asUser('lin_student');
    const { headers } = await board.anybody.call(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await get('/')).body).toBe(samplePage);
    const known = await get('/', { cookie });
    expect(known.body).toContain(`href="/remotes/finance/${version}/${entry}"`);
    const linkOf = (page: string) => new RegExp(`<link [^>]*${entry}[^>]*>`).exec(page)?.[0];
    expect(known.body.indexOf('<script')).toBeLessThan(known.body.indexOf('<link'));
    // A phone shows money and assistant behind tabs of their own, whatever it calls itself.
    expect(linkOf(known.body)).toContain('media="(min-width: 768px)"');
    expect((await get('/login', { cookie })).body).toBe(samplePage);
    expect((await get('/', { cookie: `${cookie}x` })).body).toBe(samplePage);
  });

  it('says how long a remote is waited for, where the operator says otherwise', async () => {
    const environment = { REMOTE_PATIENCE: '20' };
    const patient = await startTestApp({ engine, root, beside: board, environment });
    const page = await patient.app.http.inject('/');
    await patient.close();
    expect(page.body).toContain('<meta name="remote-patience" content="20"></head>');
    expect((await get('/')).body).not.toContain('remote-patience');
  });

  it('runs alone in its page', async () => {
    const { headers } = await get('/profile');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('has no file outside of a release', async () => {
    const urls = [
      `/remotes/finance/${version}/release.json`,
      `/remotes/finance/${version}/../../../shell/dist/index.html`,
      `/remotes/finance/${version}/..%2f..%2fpackage.json`,
      `/remotes/finance/9.9.9-000000000000/${entry}`,
      '/assets/unknown.0123456789abcdef.js',
      '/package.json',
      '/api/nothing',
    ];
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });

  it('takes over from the build before it, whose files stay for open pages', async () => {
    const next = sampleRemote('finance', 'finance, once more');
    writeBuild(root, next);
    writeBuild(root, sampleShell('two'));
    const later = await startTestApp({ engine, root, beside: board });
    try {
      expect((await registryOf(later)).remotes[0]).toMatchObject({
        version: next.release.version,
        previous: { version },
      });
      const old = [`/remotes/finance/${version}/lazy.0123456789abcdef.js`, lazyOf('one')];
      for (const url of [...old, lazyOf('two')]) {
        const { statusCode } = await later.app.http.inject({ method: 'GET', url });
        expect([url, statusCode]).toEqual([url, 200]);
      }
    } finally {
      await later.close();
    }
  });

  it('is gone from the board when its folder is gone', async () => {
    rmSync(join(root, 'remotes/finance'), { recursive: true });
    const later = await startTestApp({ engine, root, beside: board });
    expect((await registryOf(later)).remotes).toEqual([]);
    await later.close();
  });

  it('is left out, and said so, when a file of it is not what the build wrote', async () => {
    const damaged = sampleRemote('finance', 'damaged');
    writeBuild(root, damaged);
    writeFileSync(join(root, 'remotes/finance/dist', damaged.release.entry), 'alert(1)');
    const later = await startTestApp({ engine, root, beside: board });
    expect((await registryOf(later)).remotes[0]?.version).toBe(version);
    expect(later.logged).toContainEqual(
      expect.objectContaining({ msg: 'a build is damaged and not served: build it again' }),
    );
    await later.close();
  });

  it('is never sent from a disk on which it was altered', async () => {
    const url = `/remotes/finance/${version}/${entry}`;
    await compressedBest(url);
    const folder = join(board.services.config.DATA_DIR, 'cache/files');
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), 'alert(1)');
    const later = await startTestApp({ engine, root, beside: board });
    expect((await get(url, { 'accept-encoding': 'identity' }, later)).body).toBe(script('finance'));
    const { rawPayload } = await compressedBest(url, later);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script('finance'));
    await later.close();
  });

  const lazyOf = (text: string) =>
    `/${sampleShell(text).release.files.find(({ path }) => path.includes('lazy'))?.path}`;
});
