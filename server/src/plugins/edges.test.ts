import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { updateBio } from '@board/contracts/calls/account';
import { register } from '@board/contracts/calls/auth';
import { createNotification } from '@board/contracts/calls/notifications';
import { createTask, getTask } from '@board/contracts/calls/tasks';
import { boardForAll, describeOnEngines } from '../testing/engines.ts';
import { type SignedIn, startTestApp } from '../testing/test-app.ts';

const run = promisify(execFile);
/** From another process: within this one, sender and server would take turns. */
const sendTenTimes = `
  const [origin, token, mb] = process.argv.slice(1);
  const headers = { authorization: 'Bearer ' + token, 'content-type': 'application/json' };
  const body = Buffer.alloc(mb * 1024 * 1024, 0x20);
  const send = async () => {
    const response = await fetch(origin + '/api/tasks', { method: 'POST', headers, body });
    return response.status + ' ' + (await response.json()).code;
  };
  (async () => {
    const outcomes = [];
    for (let turn = 0; turn < 10; turn += 1)
      outcomes.push(await send().catch(({ cause }) => String(cause)));
    console.log(JSON.stringify(outcomes));
  })();
`;

describeOnEngines('at the edge of the server', (engine) => {
  const board = boardForAll();
  let lin: SignedIn;
  let origin: string;
  beforeAll(async () => {
    lin = await board.asUser();
    origin = await board.app.http.listen({ port: 0, host: '127.0.0.1' });
  });

  const post = (payload: string | Buffer, type = 'application/json', url = '/api/tasks') =>
    board.app.http.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Bearer ${lin.token}`,
        'content-type': type,
        'accept-language': 'en',
      },
      payload,
    });

  it.each([4, 6, 20])(
    'a body of %i MB is refused in words that the sender can read',
    async (mb) => {
      const { stdout } = await run(process.execPath, [
        '-e',
        sendTenTimes,
        origin,
        lin.token,
        `${mb}`,
      ]);
      expect(JSON.parse(stdout)).toEqual(Array(10).fill('413 request.too_large'));
    },
  );

  it('whoever is refused and goes on sending is cut off', async () => {
    const socket = connect(new URL(origin).port as unknown as number, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(
      'POST /api/tasks HTTP/1.1\r\nhost: board\r\ncontent-type: application/json\r\ncontent-length: 9000000000\r\n\r\n',
    );
    const chunk = Buffer.alloc(1024 * 1024);
    const send = (): void => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', send);
    send();
    await new Promise((closed) => socket.once('close', closed));
    expect(socket.bytesWritten).toBeLessThan(1_000 * 1024 * 1024);
  });

  it.each([
    ['half of a surrogate pair', '{"title":"a\\ud800b","date":"2026-11-18"}'],
    ['half of one in a name', '{"title":"a","date":"2026-11-18","\\udc00":1}'],
    ['a null', '{"title":"a\\u0000b","date":"2026-11-18"}'],
  ])('%s is refused with a sentence', async (_what, body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'request.unkeepable_text',
      message: expect.stringContaining('cannot be kept'),
    });
  });

  it('bytes that are no UTF-8 are refused, and so is another charset', async () => {
    const broken = Buffer.from('{"title":"caf\xe9","date":"2026-11-18"}', 'latin1');
    expect((await post(broken)).json().code).toBe('request.not_utf8');
    const task = '{"title":"cafe","date":"2026-11-18"}';
    const latin = await post(task, 'application/json; charset=iso-8859-1');
    expect([latin.statusCode, latin.json().code]).toEqual([415, 'request.unsupported_charset']);
    expect((await post(task, 'application/json; charset="UTF-8"')).statusCode).toBe(201);
  });

  it('a body that says it is compressed is not taken for a plain one', async () => {
    const { statusCode, json } = await lin.send(
      'POST',
      '/api/tasks',
      { title: 'cafe', date: '2026-11-18' },
      { 'content-encoding': 'gzip' },
    );
    expect([statusCode, json().code]).toEqual([415, 'request.unsupported_encoding']);
  });

  it('a head that is too long is told so', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let said = '';
    // What it has not read it may reset.
    socket
      .on('error', () => undefined)
      .on('data', (data) => {
        said += data;
      });
    socket.end(`GET /api/health HTTP/1.1\r\nhost: board\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`);
    await new Promise((closed) => socket.once('close', closed));
    expect(said).toMatch(/^HTTP\/1\.1 431 /);
  });

  it.each([
    ['brackets', '['.repeat(4_900_000) + ']'.repeat(4_900_000)],
    ['empty objects', `{"a\\"":[${'{},'.repeat(3_000_000)}{}]}`],
    ['escapes', `{"a":"${'\\\\'.repeat(4_900_000)}"}`],
    ['spaces', `{"a":${' '.repeat(9_800_000)}1}`],
    ['digits', `{"a":${'9'.repeat(9_800_000)}}`],
  ])('ten megabytes of %s are refused, and nobody waits for it', async (_what, body) => {
    const from = process.threadCpuUsage();
    const { statusCode } = await post(body, 'application/json', '/api/finance/imports');
    const { user, system } = process.threadCpuUsage(from);
    expect(statusCode).toBe(413);
    expect((user + system) / 1_000).toBeLessThan(200);
  });

  it('a text may be made of brackets', async () => {
    const content = `\\"${'[{,'.repeat(200_000)}`;
    const { statusCode, body } = await post(
      JSON.stringify({ file_name: 'x.ics', content }),
      'application/json',
      '/api/courses/imports/preview',
    );
    expect([statusCode, JSON.parse(body).code]).toEqual([400, 'import.empty']);
  });

  it('tells who reads its log how a database that got damaged while it served is had back', async () => {
    const damage = Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' });
    jest.spyOn(board.services.database.reader, 'run').mockRejectedValue(damage);
    const { statusCode, json } = await lin.send('GET', '/api/tasks');
    expect([statusCode, json().code]).toEqual([503, 'server.unavailable']);
    expect(board.logged).toContainEqual(
      expect.objectContaining({ msg: expect.stringContaining('npm run restore -- FILE') }),
    );
  });

  it('what a person is told is kept by no cache, and no other site embeds it', async () => {
    const { headers } = await lin.send('GET', '/api/tasks');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=(), ');
    const refused = await board.anybody.send('GET', '/api/tasks');
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store']);
  });

  it('text about escapes and whole characters is kept as it is', async () => {
    for (const title of ['the escape \\u0000 in C', '\\ud800 alone', 'a😀b', '']) {
      const escaped = JSON.stringify({ title: `x${title}`, date: '2026-11-18' }).replace(
        '😀',
        '\\ud83d\\ude00',
      );
      const made = await post(escaped);
      expect([made.statusCode, made.json().title]).toEqual([201, `x${title}`]);
      const read = await lin.call(getTask, { params: { id: made.json().id } });
      expect(read.body.title).toBe(`x${title}`);
    }
  });

  it('says what an address allows', async () => {
    const ask = async (method: string, url: string) => {
      const response = await board.app.http.inject({ method: method as 'GET', url });
      return [response.statusCode, response.headers.allow];
    };
    expect(await ask('PATCH', '/api/tasks')).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
    expect(await ask('OPTIONS', '/api/tasks')).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect(await ask('HEAD', '/api/auth/login')).toEqual([405, 'OPTIONS, POST']);
    expect(await ask('POST', '/registry.json')).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await ask('DELETE', '/api/openapi.json')).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(await ask('HEAD', '/api/health')).toEqual([200, undefined]);
    expect(await ask('OPTIONS', '/api/nothing')).toEqual([404, undefined]);
    const propfind = await fetch(`${origin}/api/tasks`, { method: 'PROPFIND' });
    expect([propfind.status, propfind.headers.get('allow')]).toEqual([
      405,
      'GET, HEAD, OPTIONS, POST',
    ]);
  });

  it('says by which scheme to come in, and takes its name in any case', async () => {
    const refused = await board.anybody.send('GET', '/api/tasks');
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    for (const scheme of ['bearer', 'BEARER']) {
      const authorization = `${scheme} ${lin.token}`;
      const { statusCode } = await board.anybody.send('GET', '/api/tasks', undefined, {
        authorization,
      });
      expect(statusCode).toBe(200);
    }
  });

  it.each([
    ['true', '198.51.100.2'],
    ['2', '198.51.100.1'],
    ['false', '127.0.0.1'],
  ])('with TRUST_PROXY=%s believes of X-Forwarded-For what proxies wrote', async (said, seen) => {
    const behind = await startTestApp({ engine, environment: { TRUST_PROXY: said } });
    const { username, email } = { username: 'wu_student', email: 'wu@example.org' };
    const { body } = await behind.anybody.call(
      register,
      { body: { username, email, password: 'left-leaning-tree' } },
      { 'x-forwarded-for': '203.0.113.9, 198.51.100.1, 198.51.100.2' },
    );
    const { items } = (
      await behind.anybody.send('GET', '/api/user/sessions', undefined, {
        authorization: `Bearer ${body.token}`,
      })
    ).json();
    expect(items[0].address).toBe(seen);
    await behind.close();
  });

  it('refuses a request that names two hosts', async () => {
    const socket = connect(new URL(origin).port as unknown as number, '127.0.0.1').setEncoding(
      'utf8',
    );
    socket.write('GET /api/health HTTP/1.1\r\nHost: board\r\nHost: other\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [string];
    socket.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('speaks one language in an error, that of the person where none was asked for', async () => {
    const { body } = await lin.call(createTask, { body: { title: 'x', date: '2026-11-18' } });
    const response = await board.app.http.inject({
      method: 'PUT',
      url: `/api/tasks/${body.id}`,
      headers: { authorization: `Bearer ${lin.token}` },
      payload: { priority: 'none' },
    });
    expect(response.json()).toMatchObject({
      message: 'The request is not valid',
      details: [{ field: 'priority', message: expect.stringMatching(/^must be one of/) }],
    });
  });

  it('knows a repeated request by what it says, not by the order of its fields', async () => {
    const key = { 'idempotency-key': 'order' };
    const first = await lin.call(createNotification, { body: { title: 'a', message: 'b' } }, key);
    const again = await lin.call(createNotification, { body: { message: 'b', title: 'a' } }, key);
    expect(again.body).toEqual(first.body);
    expect((await lin.refused(updateBio, { body: { bio: 1 as never } })).status).toBe(400);
  });

  it.each([
    ['GET', 'that cannot be decoded', '%ff%fe', 400],
    ['PUT', 'that is too long', 'a'.repeat(300), 400],
    ['GET', 'that is too long', 'a'.repeat(300), 404],
  ] as const)(
    '%s of an address %s is refused like everything else',
    async (method, _what, id, status) => {
      const { statusCode, headers } = await lin.send(method, `/api/tasks/${id}`);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'x-request-id': expect.any(String),
        'x-content-type-options': 'nosniff',
      });
    },
  );
});
