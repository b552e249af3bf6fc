import { crc32, deflateSync } from 'node:zlib';
import { type Bomb, times } from './bomb.ts';

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

interface Png {
  width: number;
  height: number;
  depth?: number;
  /** 0 grey, 2 colour, 3 palette, 6 colour with transparency. */
  colour?: number;
  interlaced?: boolean;
  before?: Buffer[];
  /** In place of as many empty rows as the picture has. */
  data?: Buffer;
}

export function png({
  width,
  height,
  depth = 8,
  colour = 2,
  interlaced = false,
  before = [],
  data,
}: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  const channels = { 0: 1, 2: 3, 3: 1, 6: 4 }[colour] ?? 1;
  const rows = () => Buffer.alloc((Math.ceil((width * depth * channels) / 8) + 1) * height);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...(colour === 3 ? [chunk('PLTE', Buffer.alloc(768))] : []),
    ...before,
    chunk('IDAT', data ?? deflateSync(rows(), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const packed = (name: string, megabytes: number): Buffer =>
  chunk(
    name,
    Buffer.concat([
      Buffer.from('x\0\0'),
      deflateSync(Buffer.alloc(megabytes * 2 ** 20), { level: 9 }),
    ]),
  );
const small = { width: 64, height: 64 };

/** Markers of JPEG with a length of their own. */
const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const jpeg = (width: number, height: number, ...middle: Buffer[]): Buffer => {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  const table = Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(16)]);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    segment(0xdb, Buffer.alloc(65, 1).fill(0, 0, 1)),
    segment(0xc2, frame),
    segment(0xc4, table),
    ...middle,
    Buffer.from('ffd9', 'hex'),
  ]);
};
const scan = segment(0xda, Buffer.from([1, 1, 0, 0, 0, 0]));

const riff = (...chunks: Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  const head = Buffer.from('RIFF0000');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};
const piece = (name: string, data: Buffer): Buffer => {
  const head = Buffer.from(`${name}0000`);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const canvas = (animated: boolean) =>
  piece('VP8X', Buffer.from([animated ? 2 : 0, 0, 0, 0, 0xfe, 0x3f, 0, 0xfe, 0x3f, 0]));
const lossless = (side: number): Buffer => {
  const data = Buffer.alloc(12);
  data[0] = 0x2f;
  data.writeUInt32LE(((side - 1) | ((side - 1) << 14)) >>> 0, 1);
  return piece('VP8L', data);
};

const files: Record<string, () => Buffer> = {
  'forty megapixels': () => png({ width: 8_000, height: 4_990 }),
  'forty megapixels of sixteen bits': () =>
    png({ width: 8_000, height: 4_990, depth: 16, colour: 6 }),
  'twelve megapixels': () => png({ width: 4_000, height: 3_000 }),
  'twelve megapixels, interlaced': () =>
    png({ width: 4_000, height: 3_000, interlaced: true, colour: 6 }),
  'twelve megapixels of sixteen bits, interlaced': () =>
    png({ width: 4_000, height: 3_000, interlaced: true, depth: 16, colour: 6 }),
  'twelve megapixels of one bit': () => png({ width: 4_000, height: 3_000, depth: 1, colour: 0 }),
  'a hundred megapixels of one bit': () =>
    png({ width: 10_000, height: 10_000, depth: 1, colour: 0 }),
  'palette of forty megapixels': () => png({ width: 8_000, height: 4_990, colour: 3 }),
  'a line': () => png({ width: 10_000_000, height: 1, colour: 0 }),
  'a column': () => png({ width: 1, height: 10_000_000, colour: 0 }),
  'two thousand million wide': () => png({ width: 2 ** 31 - 1, height: 1, data: Buffer.alloc(10) }),
  'wide and high beyond all': () => png({ width: 65_535, height: 65_535, data: Buffer.alloc(10) }),
  'no size at all': () => png({ width: 0, height: 0, data: Buffer.alloc(10) }),
  'more data than picture': () =>
    png({ ...small, data: deflateSync(Buffer.alloc(300 * 2 ** 20), { level: 9 }) }),
  'a text of 300 MB': () => png({ ...small, before: [packed('zTXt', 300)] }),
  'a hundred texts of 5 MB': () => png({ ...small, before: times(100, () => packed('zTXt', 5)) }),
  'a colour profile of 300 MB': () => png({ ...small, before: [packed('iCCP', 300)] }),
  'fifty thousand chunks': () =>
    png({ ...small, before: times(50_000, () => chunk('tEXt', Buffer.from('a\0b'))) }),
  'fifty thousand pieces of data': () =>
    png({ ...small, before: times(50_000, () => chunk('IDAT', Buffer.alloc(0))) }),
  'a thousand frames': () =>
    png({
      ...small,
      before: [
        chunk('acTL', Buffer.from([0, 0, 3, 232, 0, 0, 0, 0])),
        ...times(1_000, () => chunk('fcTL', Buffer.alloc(26))),
      ],
    }),
  'cut off': () => png({ width: 4_000, height: 3_000 }).subarray(0, 5_000),
  noise: () => png({ width: 800, height: 800, data: Buffer.alloc(1_900_000, 0x5a) }),
  'a signature alone': () => signature,
  'JPEG beyond all': () => jpeg(65_500, 65_500, scan),
  'JPEG of forty megapixels': () => jpeg(8_000, 4_990, scan),
  'JPEG of ten thousand scans': () => jpeg(4_000, 3_000, ...times(10_000, () => scan)),
  'JPEG of a hundred thousand scans': () => jpeg(3_400, 3_400, ...times(100_000, () => scan)),
  'JPEG of ten thousand tables': () =>
    jpeg(
      64,
      64,
      ...times(10_000, () => segment(0xc4, Buffer.concat([Buffer.from([0]), Buffer.alloc(16)]))),
      scan,
    ),
  'JPEG with thirty profiles': () =>
    jpeg(64, 64, ...times(30, () => segment(0xe2, Buffer.alloc(60_000, 'ICC_PROFILE'))), scan),
  'JPEG whose notes point at themselves': () =>
    jpeg(
      64,
      64,
      ...times(25, () =>
        segment(
          0xe1,
          Buffer.concat([
            Buffer.from('Exif\0\0MM\0*\0\0\0\x08\xff\xff', 'latin1'),
            Buffer.alloc(60_000, Buffer.from('010000040000ffff00000008', 'hex')),
          ]),
        ),
      ),
      scan,
    ),
  'JPEG that does not end': () => jpeg(4_000, 3_000, scan, Buffer.alloc(1_900_000)),
  'WebP of 16383': () => riff(lossless(16_383)),
  'WebP of 3400': () => riff(lossless(3_400)),
  'WebP on a huge canvas': () => riff(canvas(false), lossless(16)),
  'WebP of ten thousand frames': () =>
    riff(
      canvas(true),
      piece('ANIM', Buffer.alloc(6)),
      ...times(10_000, () => piece('ANMF', Buffer.concat([Buffer.alloc(16), lossless(16)]))),
    ),
  'WebP with a profile of nothing': () =>
    riff(canvas(false), piece('ICCP', Buffer.alloc(1_900_000)), lossless(16)),
  'WebP that is longer than it says': () =>
    Buffer.concat([riff(lossless(16)), Buffer.alloc(1_900_000)]),
};

const disposition = (name: string) =>
  `--edge\r\ncontent-disposition: form-data; name="avatar"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`;
export const form = (file: Buffer): Buffer =>
  Buffer.concat([Buffer.from(disposition('me.png')), file, Buffer.from('\r\n--edge--\r\n')]);
const field = '--edge\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';

const forms: Record<string, () => Buffer> = {
  'ten thousand fields': () => Buffer.from(field.repeat(10_000)),
  'a field of two megabytes': () => Buffer.from(field.replace('x', 'x'.repeat(1_900_000))),
  'edges alone': () => Buffer.from('--edge\r\n'.repeat(200_000)),
  'nearly edges': () =>
    Buffer.concat([Buffer.from(disposition('me.png')), Buffer.from('\r\n--edg'.repeat(250_000))]),
  'line breaks alone': () => Buffer.from(disposition('me.png') + '\r\n'.repeat(900_000)),
  'a name of a megabyte': () => Buffer.from(disposition('x'.repeat(1_000_000))),
  'a name of semicolons': () => Buffer.from(disposition('";a="'.repeat(200_000))),
  'a name of percent signs': () =>
    Buffer.from(
      disposition('x').replace('filename=', `filename*=utf-8''${'%'.repeat(500_000)};x=`),
    ),
  'ten thousand headers': () => Buffer.from(`--edge\r\n${'a: b\r\n'.repeat(200_000)}\r\nx`),
  'a header without end': () => Buffer.from(`--edge\r\na: ${'b'.repeat(1_900_000)}`),
  'no end': () => Buffer.from(disposition('me.png')),
  'forms within forms': () =>
    Buffer.from('--edge\r\ncontent-type: multipart/mixed; boundary=edge\r\n\r\n'.repeat(30_000)),
};

const larger: Record<string, () => Buffer> = {
  'twenty-four megapixels of sixteen bits, interlaced': () =>
    png({ width: 5_712, height: 4_284, interlaced: true, depth: 16, colour: 6 }),
  'JPEG of twenty-four megapixels that does not end': () =>
    jpeg(5_712, 4_284, scan, Buffer.alloc(9_900_000)),
  'JPEG of twenty-four megapixels in a hundred thousand scans': () =>
    jpeg(5_712, 4_284, ...times(100_000, () => scan)),
  'WebP of 4900': () => riff(lossless(4_900)),
  'a document of ends': () => Buffer.from(`%PDF-1.7\n${'%%EOF\n'.repeat(1_600_000)}`),
};

export const pictures = { ...files, ...larger };

/** The same pictures hung on a task, as they are. */
const hung: Bomb[] = Object.entries(pictures).map(([name, body]) => ({
  parser: 'files of tasks',
  name,
  as: 'student',
  method: 'PUT',
  path: '/api/tasks/{thing:/api/tasks#0}/files/{new}?name=Sheet.png',
  headers: { 'content-type': 'application/octet-stream' },
  body,
}));

const upload = (
  parser: string,
  all: Record<string, () => Buffer>,
  wrap: (file: Buffer) => Buffer,
): Bomb[] =>
  Object.entries(all).map(([name, file]) => ({
    parser,
    name,
    as: 'student',
    method: 'POST',
    path: '/api/user/avatar',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    body: () => wrap(file()),
  }));

export const pictureBombs: Bomb[] = [
  ...upload('pictures', files, form),
  ...upload('multipart', forms, (file) => file),
  ...hung,
];
