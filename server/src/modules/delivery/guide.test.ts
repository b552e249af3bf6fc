import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { endOtherSessions } from '@board/contracts/calls/account';
import { login, logout } from '@board/contracts/calls/auth';
import { boardForEach, describeOnEngines } from '../../testing/engines.ts';
import { startTestApp, testPassword } from '../../testing/test-app.ts';
import { delivered } from './files/delivered.ts';
import { readGuide } from './sdk/guide.ts';
import { guidePage } from './sdk/guide-page.ts';
import { textsOf } from './sdk/unpack.ts';

const octal = (text: string) => Buffer.byteLength(text).toString(8).padStart(11, '0');

/** As `tar` writes it: a head of 512 bytes, then the content in blocks of as many. */
function entry(path: string, text: string, size = octal(text)): Buffer {
  const head = Buffer.alloc(512);
  head.write(path, 0);
  head.write(size, 124);
  const content = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  content.write(text);
  return Buffer.concat([head, content]);
}

test('of a tarball what is asked for is read, and no more than it may hold', async () => {
  const bytes = Buffer.concat([
    entry('package/package.json', '{}'),
    entry('package/api/names.json', 'x'.repeat(700)),
    Buffer.alloc(1024),
  ]);
  const texts = await textsOf(gzipSync(bytes), (path) => path.startsWith('api/'));
  expect([...texts]).toEqual([['api/names.json', 'x'.repeat(700)]]);
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024));
  await expect(textsOf(bomb, () => true)).rejects.toThrow();
});

test('an entry of a tarball that leads back is no entry', async () => {
  const bytes = Buffer.concat([
    entry('package/api/names.json', '', '-0000001000'),
    entry('b', 'b'),
  ]);
  await expect(textsOf(gzipSync(bytes), () => true)).rejects.toThrow('no tarball');
});

test('the gallery is read from the package that came with the shell, and led to', async () => {
  const packed = gzipSync(
    Buffer.concat([
      entry('package/index.html', '<title>Pieces</title>'),
      entry('package/main.js', 'draw()'),
      entry('package/package.json', '{}'),
      Buffer.alloc(1024),
    ]),
  );
  const manifest = { name: '@board/gallery', version: '1.0.5', license: 'MIT', type: 'module' };
  const released = {
    ...{ manifest: { ...manifest, engines: {} }, path: 'packages/board-gallery-1.0.5.tgz' },
    ...{ bytes: packed.length, integrity: 'sha384-', sha512: '', shasum: '' },
    ...{ since: '2026-11-22T08:00:00.000Z', withdrawn: false },
  };
  const known = { versions: new Map([['1.0.5', released]]), tags: { latest: '1.0.5' } };
  const files = { get: async () => delivered('gallery.tgz', packed, 'digest', undefined) };
  const guide = await readGuide(new Map([['@board/gallery', known]]), files);
  expect([...guide.gallery.keys()]).toEqual(['index.html', 'main.js']);
  expect(guide.gallery.get('main.js')).toMatchObject({
    bytes: Buffer.from('draw()'),
    type: expect.stringContaining('javascript'),
  });
  const place = { locale: 'en', address: 'https://board.test', isClosed: false } as const;
  const link = 'href="/sdk/gallery/index.html"';
  expect(guidePage(guide, place)).toContain(link);
  expect(guidePage({ ...guide, gallery: new Map() }, place)).not.toContain(link);
});

test('a colour of two themes is told as two, from the sheet as it is', async () => {
  const sheet = await readFile(
    new URL('../../../../shared/ui/src/tokens.css', import.meta.url),
    'utf8',
  );
  const packed = gzipSync(
    Buffer.concat([entry('package/src/tokens.css', sheet), Buffer.alloc(1024)]),
  );
  const released = {
    ...{ manifest: { name: '@board/ui', version: '1.0.0', license: 'MIT', type: 'module' } },
    ...{ bytes: packed.length, integrity: 'sha384-', sha512: '', shasum: '' },
    ...{ path: 'packages/board-ui-1.0.0.tgz', since: '2026-11-22T08:00:00.000Z', withdrawn: false },
  };
  const known = { versions: new Map([['1.0.0', released]]), tags: { latest: '1.0.0' } };
  const files = { get: async () => delivered('ui.tgz', packed, 'digest', undefined) };
  const { tokens } = await readGuide(new Map([['@board/ui', known as never]]), files);
  expect(tokens.find(({ name }) => name === '--accent')).toMatchObject({
    light: expect.stringMatching(/^#\w{6}$/),
    dark: expect.stringMatching(/^#\w{6}$/),
  });
});

describeOnEngines('the page for those who build for the board', (engine) => {
  const board = boardForEach();
  const open = (headers: Record<string, string> = {}, from = board) =>
    from.app.http.inject({
      method: 'GET',
      url: '/sdk',
      headers: { host: 'board.test', ...headers },
    });

  it('speaks the language of whoever asks, and says where nothing is packed yet', async () => {
    const chinese = await open({ 'accept-language': 'zh-CN' });
    expect(chinese.headers['content-type']).toContain('text/html');
    expect(chinese.body).toContain('<html lang="zh-CN">');
    expect(chinese.body).toContain('还没有开发包');
    expect((await open({ 'accept-language': 'en' })).body).toContain('has no packages yet');
  });

  it('is told apart by the language and by who asks, wherever it is kept', async () => {
    expect((await open()).headers.vary).toBe('accept-encoding, accept-language, cookie');
    const environment = { SDK_TOKEN: 'a-token-of-twenty-letters' };
    const closed = await startTestApp({ engine, beside: board, environment });
    expect((await open({}, closed)).headers.vary).toContain('cookie');
    await closed.close();
  });

  it('of a closed board is for those who are signed in', async () => {
    const environment = { SDK_TOKEN: 'a-token-of-twenty-letters' };
    const closed = await startTestApp({ engine, beside: board, environment });
    expect((await open({}, closed)).statusCode).toBe(401);
    const url = '/sdk/gallery/index.html';
    const gallery = await closed.app.http.inject({ method: 'GET', url });
    expect([gallery.statusCode, gallery.headers.location]).toEqual([302, '/sdk']);
    expect((await board.app.http.inject({ method: 'GET', url })).statusCode).toBe(404);
    const lin = await board.asUser('lin_student');
    const { headers } = await board.anybody.call(login, {
      body: { username: 'lin_student', password: testPassword },
    });
    const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
    expect((await open({ cookie }, closed)).statusCode).toBe(200);
    await lin.call(endOtherSessions, {});
    await lin.call(logout, {});
    expect((await open({ cookie }, closed)).statusCode).toBe(401);
    await closed.close();
  });
});
