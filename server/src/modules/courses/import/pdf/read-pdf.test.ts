import { ServiceError } from '../../../../errors/errors.ts';
import { type Written, writePdf } from '../../../../files/pdf/testing/write-pdf.ts';
import { isPdf } from '../../../../files/pdf/words-of-pdf.ts';
import { toldBy } from '../testing/told-by.ts';
import { readPdf } from './read-pdf.ts';
import { hostilePdfs } from './testing/hostile-pdfs.ts';

const grid: Written[] = [
  [100, 20, '星期一'],
  [200, 20, '星期二'],
  [300, 20, '星期三'],
  [20, 40, '1-2'],
  [100, 40, '线性代数'],
  [100, 52, '1-16周'],
];
const algebra = ['A timetable in PDF', '线性代数 |  | 1 | 1-2节 | 1-16周 | '];

test.each(Object.entries(hostilePdfs))('%s: is refused in words', async (_, [bytes, code]) => {
  const said = await readPdf(bytes()).then(
    (file) => (file ? 'read' : 'import.unknown_format'),
    (error: unknown) => (error instanceof ServiceError ? error.code : error),
  );
  expect(said).toBe(code);
});

/** The sample's font with another name for its codes. */
function encoded(name: string, hexOf: (hex: string) => string): Uint8Array {
  const text = Buffer.from(writePdf({ pages: [grid] })).toString('latin1');
  return Buffer.from(
    text
      .replace('UniGB-UCS2-H', name.padEnd(12))
      .replaceAll(/<((?:[0-9a-f]{4}){3,})> Tj/g, (_, hex: string) => `<${hexOf(hex)}> Tj`),
    'latin1',
  );
}

test('a font that is only named is read in the codes of GBK as well', async () => {
  const gbk: Record<string, string> = {
    星: 'd0c7',
    期: 'c6da',
    一: 'd2bb',
    二: 'b6fe',
    三: 'c8fd',
    线: 'cfdf',
    性: 'd0d4',
    代: 'b4fa',
    数: 'cafd',
    周: 'd6dc',
  };
  const pdf = encoded('GBK-EUC-H', (hex) =>
    [...Buffer.from(hex, 'hex').swap16().toString('utf16le')]
      .map((letter) => gbk[letter] ?? Buffer.from(letter).toString('hex'))
      .join(''),
  );
  // The numbers of the Latin font are in it as well, which stays as it was.
  expect(toldBy(await readPdf(pdf))).toEqual(algebra);
});

test('where codes are the numbers of glyphs nothing is guessed', async () => {
  expect(await readPdf(encoded('Identity-H', (hex) => hex))).toBeNull();
});

test('what was written before a PDF does not hide it', async () => {
  const pdf = Buffer.concat([Buffer.from('\n\n'), writePdf({ pages: [grid] })]);
  expect(isPdf(pdf)).toBe(true);
  expect(toldBy(await readPdf(pdf))).toEqual(algebra);
});

test('a page that says nothing of days is no timetable', async () => {
  expect(await readPdf(writePdf({ pages: [[[10, 10, 'Dear students']]] }))).toBeNull();
});
