import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { login } from '@board/contracts/calls/auth';
import { isRegistry } from '@board/federation/registry';
import { describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, type TestApp, testPassword } from '../../testing/test-app.ts';

const script = `console.log(${JSON.stringify('finance '.repeat(100))});`;
const page =
  '<!doctype html><html><head><script defer src="/assets/main.0123456789abcdef.js"></script></head></html>';
const entry = 'finance.0123456789abcdef.js';
const version = '1.0.0-0123456789ab';

describeOnEngines('delivery', (engine) => {
  let board: TestApp;
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'board-builds-'));
    writeBuild(
      join(root, 'shell/dist'),
      { 'index.html': page, 'assets/main.0123456789abcdef.js': script, 'sw.js': script },
      shellRelease,
    );
    writeBuild(join(root, 'remotes/finance/dist'), { [entry]: script }, remoteRelease);
    board = await startTestApp({ engine, root });
  });
  afterAll(async () => {
    await board.close();
    rmSync(root, { recursive: true, force: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    board.app.http.inject({ method: 'GET', url, headers });

  it('names what is released in a registry that browsers accept', async () => {
    const response = await get('/registry.json');
    expect(isRegistry(response.json())).toBe(true);
    expect(response.json().remotes[0]).toMatchObject({
      name: 'finance',
      version,
      entry: `/remotes/finance/${version}/${entry}`,
    });
    expect(response.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/registry.json', { 'if-none-match': String(response.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('sends hashed files for ever, compressed as the browser likes it', async () => {
    const url = `/remotes/finance/${version}/${entry}`;
    const plain = await get(url);
    expect(plain.body).toBe(script);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const brotli = await get(url, { 'accept-encoding': 'gzip, br' });
    expect([
      brotli.headers['content-encoding'],
      brotliDecompressSync(brotli.rawPayload).toString(),
    ]).toEqual(['br', script]);
    const gzip = await get(url, { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual([
      'gzip',
      script,
    ]);
  });

  it('asks again for the page and for the service worker', async () => {
    expect((await get('/')).headers['cache-control']).toBe('private, no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    expect((await get('/assets/main.0123456789abcdef.js')).headers['cache-control']).toContain(
      'immutable',
    );
  });

  it('preloads remotes only for a visitor who was signed in here', async () => {
    await board.asUser('lin_student');
    const { headers } = await board.anybody.call(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await get('/')).body).toBe(page);
    const known = await get('/', { cookie });
    expect(known.body).toContain(`href="/remotes/finance/${version}/${entry}"`);
    expect(known.body.indexOf('<script')).toBeLessThan(known.body.indexOf('<link'));
    expect((await get('/login', { cookie })).body).toBe(page);
    expect((await get('/', { cookie: `${cookie}x` })).body).toBe(page);
  });

  it('lets a page run nothing but its own files', async () => {
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
      '/package.json',
      '/api/nothing',
    ];
    for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});

type Files = { path: string; bytes: number; integrity: string; kind: string; initial: boolean }[];

function writeBuild(
  folder: string,
  files: Record<string, string>,
  release: (files: Files) => object,
): void {
  const listed = Object.entries(files).map(([path, text]) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
    return {
      path,
      bytes: text.length,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      kind: path === entry ? 'entry' : path.endsWith('.js') ? 'script' : 'asset',
      initial: path === entry,
    };
  });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release(listed)));
}

const shellRelease = (files: Files) => ({
  format: 1,
  name: 'shell',
  version,
  platform: '1.0.0',
  runtime: '2.9.2',
  shared: {},
  files,
});

const remoteRelease = (files: Files) => ({
  format: 1,
  name: 'finance',
  version,
  entry,
  platform: '^1.0.0',
  runtime: '^2.9.2',
  shared: {},
  files,
  descriptor: {
    name: 'finance',
    title: { 'zh-CN': '财务', en: 'Finance' },
    owner: 'Finance',
    platform: '^1.0.0',
    modules: [
      {
        id: 'finance',
        title: { 'zh-CN': '收支', en: 'Money' },
        column: 'left',
        order: 3,
        height: 360,
      },
    ],
    pages: [],
    slots: [],
    permissions: [],
    capabilities: [],
    events: { in: [], out: [] },
  },
});
