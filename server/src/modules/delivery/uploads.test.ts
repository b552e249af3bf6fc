import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { releaseLimit } from '@board/contracts/constants/delivery';
import { boardForAll, describeOnEngines } from '../../testing/engines.ts';
import { sha384 } from './testing/sample-release.ts';
import { newToken } from './testing/ship.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

describeOnEngines('an upload', () => {
  const board = boardForAll();
  let token: string;
  let port: number;
  beforeAll(async () => {
    token = await newToken(board, 'finance');
    port = Number(new URL(await board.app.http.listen({ port: 0, host: '127.0.0.1' })).port);
  });

  const headOf = (token: string, bytes: number, hash = 'a'.repeat(64)) =>
    [
      `PUT /api/deploy/finance/files/${hash} HTTP/1.1`,
      'host: board',
      `authorization: Bearer ${token}`,
      'content-type: application/octet-stream',
      `content-length: ${bytes}`,
      '',
      '',
    ].join('\r\n');
  const open = () => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    return socket;
  };
  const put = (bytes: Buffer | ReadableStream, hash: string) =>
    fetch(`http://127.0.0.1:${port}/api/deploy/finance/files/${hash}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: bytes as Buffer<ArrayBuffer>,
      ...(Buffer.isBuffer(bytes) ? {} : { duplex: 'half' }),
    } as RequestInit);
  it('without a token is refused before anything of it is read, by however many at once', async () => {
    const sockets = Array.from({ length: 20 }, open);
    const answers = sockets.map(async (socket) => {
      socket.write(headOf('bdt_guess', releaseLimit.fileBytes));
      return String(((await once(socket, 'data')) as [string])[0]).slice(0, 12);
    });
    expect(await Promise.all(answers)).toEqual(Array(20).fill('HTTP/1.1 401'));
    for (const socket of sockets) socket.destroy();
  });

  it.each([
    ['GET', ''],
    ['POST', '/check'],
    ['POST', '/releases'],
    ['POST', '/channels/stable'],
    ['POST', '/channels/stable/rollback'],
  ] as const)('nor is anything read from a stranger at %s %s', async (method, path) => {
    const headers = { 'content-type': 'application/json' };
    const body = method === 'GET' ? undefined : '{"garbage';
    const url = `/api/deploy/finance${path}`;
    const { statusCode } = await board.anybody.send(method, url, body, headers);
    expect(statusCode).toBe(401);
  });

  it('waits on the disk, and is kept once it is what its hash says', async () => {
    const bytes = Buffer.alloc(releaseLimit.fileBytes, 'x');
    const hash = sha384(bytes.toString(), 'base64url');
    const replies = await Promise.all([put(bytes, hash), put(new Blob([bytes]).stream(), hash)]);
    for (const reply of replies) {
      expect([reply.status, await reply.json()]).toEqual([200, { hash, bytes: bytes.length }]);
    }
    const kept = await board.services.database.reader.query
      .selectFrom('release_files')
      .select('content')
      .where('hash', '=', hash)
      .executeTakeFirstOrThrow();
    expect(bytes.equals(kept.content)).toBe(true);
  });

  it.each([
    ['declared', (bytes: Buffer) => bytes],
    ['streamed', (bytes: Buffer) => new Blob([bytes as Buffer<ArrayBuffer>]).stream()],
  ])('of more than the limit is refused in words, %s', async (_how, as) => {
    const reply = await put(as(Buffer.alloc(releaseLimit.fileBytes + 1)), 'a'.repeat(64));
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([
      413,
      'request.too_large',
    ]);
  });

  /** Spool files that this process holds; they have no name in any folder, and only Linux tells of them. */
  const spooled = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).includes('/upload-');
      } catch {
        return false;
      }
    }).length;
  const until = async (holds: () => boolean) => {
    while (!holds()) await setImmediate();
  };

  onLinux(
    'that is cut in the middle leaves nothing behind, and the others of its token go on',
    async () => {
      const bytes = Buffer.from('a file that comes in two halves');
      const hash = sha384(bytes.toString(), 'base64url');
      const [cut, other] = [open(), open()];
      cut.write(headOf(token, bytes.length, hash));
      cut.write(bytes.subarray(0, 10));
      other.write(headOf(token, bytes.length, hash));
      other.write(bytes.subarray(0, 10));
      await until(() => spooled() === 2);
      cut.destroy();
      await until(() => spooled() === 1);
      const answer = once(other, 'data');
      other.write(bytes.subarray(10));
      expect(String(((await answer) as [string])[0])).toContain('HTTP/1.1 200');
      await until(() => spooled() === 0);
      expect(readdirSync(board.services.config.DATA_DIR)).not.toContainEqual(
        expect.stringContaining('upload-'),
      );
      expect(board.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
      other.destroy();
    },
  );
});
