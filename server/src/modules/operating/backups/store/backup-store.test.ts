import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { dayMs, minuteMs } from '@board/time';
import { type Config, readConfig } from '../../../../config/config.ts';
import { openLocally } from '../../../../testing/local-server.ts';
import { startS3 } from '../../../../testing/s3-server.ts';
import type { BackupStore } from './backup-store.ts';
import { openStore } from './open-store.ts';
import { partLength } from './s3-store.ts';

const first = 'board-2026-11-17T190000Z-auto.jsonl.gz';
const second = 'board-2026-11-18T190000Z-auto.jsonl.gz';

async function* once(bytes: Buffer) {
  yield bytes;
}
// biome-ignore lint/correctness/useYield: it breaks before there is anything.
async function* broken(): AsyncGenerator<Buffer> {
  throw new Error('The disk is gone');
}

function opened(config: Config, ended?: AbortSignal): BackupStore {
  const store = openStore(config, ended);
  if (!store) throw new Error('There is no store');
  return store;
}

describe('a store of backups', () => {
  let folder: string;
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-store-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const configOf = (change: Record<string, string> = {}) =>
    readConfig({ DATA_DIR: folder, ...s3.environment, ...change });
  const mounted = () =>
    readConfig({
      DATA_DIR: folder,
      BACKUP_STORE: pathToFileURL(folder).href,
      BACKUP_KEY: Buffer.alloc(32, 9).toString('hex'),
    });

  it.each([
    ['a bucket', configOf],
    ['a folder', mounted],
  ])('in %s gives back what it was given, lists the latest first and forgets', async (_, made) => {
    const store = opened(made());
    const bytes = randomBytes(100_000);
    expect(await store.list()).toEqual([]);
    await store.put(first, once(Buffer.from('older')));
    await store.put(second, once(bytes));
    expect(await store.list()).toEqual([
      { name: second, kind: 'auto', created_at: '2026-11-18T19:00:00.000Z', bytes: 100_000 },
      { name: first, kind: 'auto', created_at: '2026-11-17T19:00:00.000Z', bytes: 5 },
    ]);
    expect((await buffer(store.get(second))).equals(bytes)).toBe(true);
    await store.remove(first);
    await store.remove(second);
    expect(await store.list()).toEqual([]);
  });

  it.each([partLength, 2 * partLength + 7])(
    'in a bucket takes %d bytes in parts and gives them back in parts',
    async (length) => {
      const store = opened(configOf());
      const bytes = randomBytes(length);
      await store.put(second, once(bytes));
      const pieces: Buffer[] = [];
      for await (const piece of store.get(second)) pieces.push(Buffer.from(piece));
      expect(Math.max(...pieces.map((piece) => piece.length))).toBe(partLength);
      expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
      await store.remove(second);
    },
  );

  it.each([
    ['a bucket', configOf],
    ['a folder', mounted],
  ])('in %s has nothing under a name before it is whole', async (_, made) => {
    const store = opened(made());
    async function* interrupted() {
      yield randomBytes(partLength + 1);
      yield* broken();
    }
    await expect(store.put(first, interrupted())).rejects.toThrow('The disk is gone');
    expect(await store.list()).toEqual([]);
    expect(readdirSync(folder).filter((name) => name.startsWith('board-'))).toEqual([]);
  });

  it('in a folder clears away what a crash left a day ago, and nothing younger', async () => {
    const [old, fresh] = ['old.part', 'fresh.part'].map((name) => join(folder, name));
    for (const path of [old, fresh]) writeFileSync(path ?? '', '');
    const before = new Date(Date.now() - 2 * dayMs);
    utimesSync(old ?? '', before, before);
    await opened(mounted()).put(first, once(Buffer.from('x')));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['fresh.part']);
  });

  it('in a folder that is not mounted makes none', async () => {
    const gone = { ...mounted(), BACKUP_STORE: pathToFileURL(join(folder, 'none')).href };
    await expect(opened(gone).list()).rejects.toMatchObject({
      code: 'admin.backup_store_away',
      fill: { why: 'ENOENT' },
    });
  });

  it('that refuses or is away says so in its own words', async () => {
    const wrong = opened(configOf({ BACKUP_S3_SECRET_KEY: 'another' }));
    await expect(wrong.list()).rejects.toMatchObject({
      code: 'admin.backup_store_refused',
      fill: { status: 403, why: 'SignatureDoesNotMatch' },
    });
    const elsewhere = opened(configOf({ BACKUP_STORE: `${s3.environment.BACKUP_STORE}-2` }));
    await expect(elsewhere.put(first, once(Buffer.from('x')))).rejects.toMatchObject({
      fill: { status: 404, why: 'NoSuchBucket' },
    });
    const nowhere = opened(configOf({ BACKUP_STORE: 'http://127.0.0.1:1/board' }));
    await expect(nowhere.list()).rejects.toMatchObject({ code: 'admin.backup_store_away' });
    const ended = opened(configOf(), AbortSignal.abort());
    await expect(ended.list()).rejects.toMatchObject({ code: 'admin.backup_store_away' });
  });

  it('is waited for two minutes, and no longer', async () => {
    const late = new DOMException('It took too long', 'TimeoutError');
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
    await expect(opened(configOf()).list()).rejects.toMatchObject({ fill: { why: 'timeout' } });
    expect(timeout).toHaveBeenCalledWith(2 * minuteMs);
    timeout.mockRestore();
  });

  it('is listed page after page, and asked again when it is too busy', async () => {
    const asked: string[] = [];
    const page = (name: string, next = '') =>
      `<ListBucketResult><Contents><Key>${name}.sealed</Key><Size>5</Size></Contents>${next}</ListBucketResult>`;
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (asked.length === 1) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else if (asked.length === 2)
        response.end(page(first, '<NextContinuationToken>a/b=&amp;c</NextContinuationToken>'));
      else response.end(page(second));
    });
    const { host, close } = await openLocally(server);
    const store = opened(configOf({ BACKUP_STORE: `http://${host}/board` }));
    expect((await store.list()).map(({ name }) => name)).toEqual([second, first]);
    expect(asked).toHaveLength(3);
    expect(new URL(`http://x${asked[2]}`).searchParams.get('continuation-token')).toBe('a/b=&c');
    await close();
  });

  it('that ends an upload with an error in a good answer has not taken it', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.method ?? '');
      request.resume().on('end', () => {
        const isBegun = request.url?.includes('?uploads');
        response.end(
          isBegun ? '<UploadId>1</UploadId>' : '<Error><Code>InternalError</Code></Error>',
        );
      });
    });
    const { host, close } = await openLocally(server);
    const store = opened(configOf({ BACKUP_STORE: `http://${host}/board` }));
    await expect(store.put(first, once(randomBytes(partLength + 1)))).rejects.toMatchObject({
      fill: { status: 200, why: 'InternalError' },
    });
    expect(asked).toEqual(['POST', 'PUT', 'PUT', 'POST', 'DELETE']);
    await close();
  });
});
