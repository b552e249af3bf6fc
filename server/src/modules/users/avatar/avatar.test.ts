import { crc32 } from 'node:zlib';
import { getProfile } from '@board/contracts/calls/user';
import sharp from 'sharp';
import { boardForEach, describeOnEngines } from '../../../testing/engines.ts';
import type { SignedIn } from '../../../testing/test-app.ts';

describeOnEngines('a picture of oneself', () => {
  const board = boardForEach();
  let lin: SignedIn;
  beforeEach(async () => {
    lin = await board.asUser();
  });

  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 20, g: 90, b: 160 } } });

  function upload(file: Buffer, { field = 'avatar', name = 'me.png', type = 'image/png' } = {}) {
    const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--edge--\r\n')]);
    return lin.send('POST', '/api/user/avatar', body, {
      'content-type': 'multipart/form-data; boundary=edge',
    });
  }

  it.each(['png', 'jpeg', 'webp'] as const)('as %s becomes a square of 256', async (format) => {
    const file = await drawn(640, 400).toFormat(format).toBuffer();
    const response = await upload(file, { name: 'anything.txt', type: 'text/plain' });
    expect(response.statusCode).toBe(200);
    const { avatarUrl } = response.json();
    expect((await lin.call(getProfile, {})).body.avatar).toBe(avatarUrl);
    const picture = await board.anybody.send('GET', avatarUrl);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { format: kind, width, height } = await sharp(picture.rawPayload).metadata();
    expect([kind, width, height]).toEqual(['webp', 256, 256]);
  });

  it('has another address as soon as it shows something else', async () => {
    const first = (await upload(await drawn(300, 300).png().toBuffer())).json().avatarUrl;
    const again = (await upload(await drawn(300, 300).png().toBuffer())).json().avatarUrl;
    const other = (await upload(await drawn(300, 300).negate().png().toBuffer())).json().avatarUrl;
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect((await board.anybody.send('GET', first)).statusCode).toBe(404);
  });

  it('carries nothing of what was hidden in the file', async () => {
    const file = await drawn(300, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somewhere secret' } })
      .toBuffer();
    expect(file.includes('somewhere secret')).toBe(true);
    const { avatarUrl } = (await upload(file)).json();
    const { rawPayload } = await board.anybody.send('GET', avatarUrl);
    expect(rawPayload.includes('somewhere secret')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it.each([
    [
      'a drawing with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      415,
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415],
    ['an animation', 'GIF89a\u0001\u0000\u0001\u0000', 415],
    ['nothing', '', 415],
    ['the beginning of a PNG', '\u0089PNG\r\n\u001a\n and then something else', 400],
  ])('is not %s', async (_what, content, status) => {
    const response = await upload(Buffer.from(content, 'latin1'), { name: 'me.png' });
    expect(response.statusCode).toBe(status);
    expect((await lin.call(getProfile, {})).body.avatar).toBeNull();
  });

  it('has at most 12 megapixels, whatever its file weighs', async () => {
    const largest = await upload(await drawn(4032, 3024).png().toBuffer());
    expect(largest.statusCode).toBe(200);
    const larger = await upload(await drawn(4032, 3025).png().toBuffer());
    expect([larger.statusCode, larger.json()]).toEqual([
      413,
      expect.objectContaining({
        code: 'user.avatar_pixels',
        message: 'The picture must not exceed 12 megapixels',
      }),
    ]);
  });

  it('does not unpack into a picture without end', async () => {
    const file = await drawn(10, 10).png().toBuffer();
    // Width and height stand in the first chunk, between its name and its checksum.
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    const response = await upload(file);
    expect([response.statusCode, response.json().code]).toEqual([413, 'user.avatar_pixels']);
  });

  it('is changed twenty times in ten minutes at most', async () => {
    const file = await drawn(8, 8).png().toBuffer();
    for (let time = 0; time < 20; time += 1) expect((await upload(file)).statusCode).toBe(200);
    const refused = await upload(file);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '600']);
    board.clock.advance(10 * 60_000);
    expect((await upload(file)).statusCode).toBe(200);
  });

  it('has at most 2 MB', async () => {
    const response = await upload(
      Buffer.concat([await drawn(10, 10).png().toBuffer(), Buffer.alloc(2 * 1024 * 1024)]),
    );
    expect([response.statusCode, response.json().code]).toEqual([413, 'user.avatar_large']);
  });

  it('comes as a file in the field avatar', async () => {
    const file = await drawn(10, 10).png().toBuffer();
    expect((await upload(file, { field: 'picture' })).json().code).toBe('request.unknown_field');
    const json = await lin.send('POST', '/api/user/avatar', { avatar: 'me.png' });
    expect([json.statusCode, json.json().code]).toEqual([415, 'request.unsupported_media']);
    const empty = await lin.send('POST', '/api/user/avatar', '--edge--\r\n', {
      'content-type': 'multipart/form-data; boundary=edge',
    });
    expect(empty.json().code).toBe('user.avatar_missing');
    const stranger = await board.anybody.send('POST', '/api/user/avatar', file, {
      'content-type': 'multipart/form-data; boundary=edge',
    });
    expect(stranger.statusCode).toBe(401);
  });

  it('is found by its exact address only', async () => {
    for (const name of [
      'x.webp',
      '..%2Fsecret.key',
      `${'a'.repeat(43)}.webp`,
      `${'a'.repeat(43)}.svg`,
    ]) {
      expect((await board.anybody.send('GET', `/avatars/${name}`)).statusCode).toBe(404);
    }
  });
});
