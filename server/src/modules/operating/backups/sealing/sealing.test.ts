import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ServiceError } from '../../../../errors/errors.ts';
import { keyId } from '../../../../secrets/secrets.ts';
import { seal } from './seal.ts';
import { chunkLength, headLength, tagLength } from './sealed-format.ts';
import { openBackup } from './unseal.ts';

const key = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);
const whole = chunkLength + tagLength;

describe('a sealed backup', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'board-sealed-'));
    path = join(folder, 'backup');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** In pieces of an odd size, as they come off a disk or a line. */
  async function* inBites(bytes: Buffer, size = 10_007) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const sealed = (plain: Buffer) => buffer(seal(key, inBites(plain)));
  async function opened(bytes: Buffer, by: Buffer | undefined = key): Promise<Buffer> {
    writeFileSync(path, bytes);
    const file = await openBackup(path, by);
    return typeof file === 'string' ? readFileSync(file) : buffer(file());
  }
  const refusal = (bytes: Buffer, by?: Buffer) =>
    opened(bytes, by).then(
      () => 'opened',
      (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
    );

  it.each([0, 1, chunkLength - 1, chunkLength, chunkLength + 1, 3 * chunkLength, 400_000])(
    'of %d bytes comes back as it was',
    async (length) => {
      const plain = randomBytes(length);
      expect((await opened(await sealed(plain))).equals(plain)).toBe(true);
    },
  );

  it('says nothing of what is in it, and looks different each time', async () => {
    const plain = Buffer.from('a line of somebody\n'.repeat(100));
    const one = await sealed(plain);
    expect(one.includes('somebody')).toBe(false);
    expect((await sealed(plain)).subarray(headLength).equals(one.subarray(headLength))).toBe(false);
  });

  it('is refused when a byte of it is another, wherever that is', async () => {
    const bytes = await sealed(randomBytes(2 * chunkLength + 100));
    const places = [headLength - 1, headLength, headLength + whole, bytes.length - 1];
    for (const at of places) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect([at, await refusal(altered)]).toEqual([at, 'admin.backup_altered']);
    }
  });

  it('is refused when it is cut off, also where a chunk ends', async () => {
    const bytes = await sealed(randomBytes(2 * chunkLength + 100));
    const cut = async (length: number) => refusal(bytes.subarray(0, length));
    expect(await cut(headLength + 2 * whole)).toBe('admin.backup_cut_off');
    expect(await cut(headLength + whole)).toBe('admin.backup_cut_off');
    expect(await cut(headLength)).toBe('admin.backup_cut_off');
    expect(await cut(headLength - 1)).toBe('admin.backup_cut_off');
    expect(await cut(bytes.length - 1)).toBe('admin.backup_altered');
  });

  it('is refused when chunks changed places, one is missing or something follows', async () => {
    const bytes = await sealed(randomBytes(3 * chunkLength));
    const head = bytes.subarray(0, headLength);
    const [one, two, three] = [0, 1, 2].map((at) =>
      bytes.subarray(headLength + at * whole, headLength + (at + 1) * whole),
    ) as [Buffer, Buffer, Buffer];
    for (const chunks of [
      [two, one, three],
      [one, three],
      [one, two, three, three],
      [one, two, three, Buffer.of(0)],
    ])
      expect(await refusal(Buffer.concat([head, ...chunks]))).toBe('admin.backup_altered');
  });

  it('names the keys when it is opened with another, and asks for one', async () => {
    const bytes = await sealed(Buffer.from('hello'));
    await expect(opened(bytes, other)).rejects.toMatchObject({
      code: 'admin.backup_wrong_key',
      fill: { sealedWith: keyId(key), present: keyId(other) },
    });
    writeFileSync(path, bytes);
    await expect(openBackup(path, undefined)).rejects.toMatchObject({
      code: 'admin.backup_key_missing',
    });
  });

  it('of a newer form is left to the newer version', async () => {
    const bytes = await sealed(Buffer.from('hello'));
    bytes['board sealed'.length] = 2;
    expect(await refusal(bytes)).toBe('admin.backup_form_newer');
  });

  it('is told from a plain one by its content', async () => {
    expect((await opened(Buffer.from('plain'))).toString()).toBe('plain');
  });
});
