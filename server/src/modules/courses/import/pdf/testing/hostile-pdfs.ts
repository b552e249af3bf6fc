import { deflateSync } from 'node:zlib';
import { type Written, writePdf } from '../../../../../files/pdf/testing/write-pdf.ts';

const page: Written[] = [[10, 10, 'x']];
const plain = writePdf({ pages: [page] });
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const asked = `/ID[<${'00'.repeat(16)}><${'00'.repeat(16)}>]/Encrypt<</Filter/Standard/V 1/R 2/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>/P -4>>`;
const words = (count: number): Written[] =>
  Array.from({ length: count }, (_, at) => [(at % 80) * 10, 20 + at / 90, `${at % 9}`]);

/** PDFs that are none, or more than one should be, and what is said to each. */
export const hostilePdfs: Record<string, [() => Uint8Array, string]> = {
  'half of one': [() => plain.subarray(0, plain.byteLength / 2), 'import.pdf_damaged'],
  'the first line of one': [() => Buffer.from('%PDF-1.7\n'), 'import.pdf_damaged'],
  'a page without text': [() => writePdf({ pages: [[]] }), 'import.pdf_no_text'],
  'one that asks for a password': [
    () => writePdf({ pages: [page], trailer: asked }),
    'import.pdf_locked',
  ],
  '21 pages': [() => writePdf({ pages: Array(21).fill(page) }), 'import.pdf_too_long'],
  'more than fifty thousand words': [
    () => writePdf({ pages: [words(70_000)] }),
    'import.pdf_too_full',
  ],
  'lists in a hundred thousand lists': [
    () => writePdf({ pages: [page], trailer: `/Info<</A ${nested(100_000)}>>` }),
    'import.pdf_damaged',
  ],
  'lists in lists instead of words': [
    () =>
      writePdf({
        pages: [page],
        extra: { dictionary: '', bytes: Buffer.from(`BT ${nested(100_000)} TJ ET`) },
      }),
    'import.unknown_format',
  ],
};

/** A few kilobytes that unpack to half a gigabyte. */
export function packedPdf(): Uint8Array {
  const bytes = deflateSync(deflateSync(Buffer.alloc(500_000_000, ' ')));
  return writePdf({
    pages: [page],
    extra: { dictionary: '/Filter[/FlateDecode/FlateDecode]', bytes },
  });
}
