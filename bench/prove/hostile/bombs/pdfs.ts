import { deflateSync } from 'node:zlib';
import { type Bomb, fileBombs, times } from './bomb.ts';

const flate = '/Filter/FlateDecode';

/** One page with that content; without a table of its objects, which every reader looks for itself. */
function pdf(content: string | Buffer, dictionary = '', more: readonly string[] = []): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(
      [
        '%PDF-1.7',
        '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        '2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj',
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</L 5 0 R>>/XObject<</X 4 0 R>>>>>>endobj',
        '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
        ...more,
        `4 0 obj<</Type/XObject/Subtype/Form/BBox[0 0 9 9]${dictionary}/Length ${bytes.length}>>stream\n`,
      ].join('\n'),
    ),
    bytes,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>'),
  ]);
}

const packed = (content: string | Buffer) => deflateSync(content, { level: 9 });
const shown = (words: number) => `BT/L 1 Tf ${'1 0 0 1 1 1 Tm(x)Tj '.repeat(words)}ET`;
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const referred = times(50_000, (at) => `${at + 9} 0 obj ${at + 10} 0 R endobj`);

export const pdfs: Record<string, () => Buffer> = {
  'a gigabyte of nothing, packed twice': () =>
    pdf(packed(packed(Buffer.alloc(2 ** 30, ' '))), '/Filter[/FlateDecode/FlateDecode]'),
  'ten million words, packed': () => pdf(packed(shown(2_000_000)), flate),
  'ninety thousand words': () => pdf(shown(90_000)),
  'lists in a million lists': () => pdf(`BT ${nested(1_000_000)}TJ ET`),
  'a page that draws itself': () => pdf('/X Do '.repeat(1_000)),
  'what refers to what refers': () => pdf('', '/Length 9 0 R', referred),
  'a million states that are kept': () => pdf(packed('q '.repeat(1_000_000)), flate),
  'a million beginnings': () => Buffer.from(`%PDF-1.7\n${'1 0 obj '.repeat(1_000_000)}`),
  'a million trailers': () => Buffer.from(`%PDF-1.7\n${'trailer<<>>'.repeat(900_000)}`),
};

export const pdfBombs: Bomb[] = fileBombs('PDF', 'table.pdf', pdfs);
