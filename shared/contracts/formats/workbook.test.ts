import { strToU8, zipSync } from 'fflate';
import { LargeWorkbook, sheetsOf } from './workbook.ts';

const book = (sheet: string, shared = '<sst/></sst>') =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(shared),
    'xl/worksheets/sheet1.xml': strToU8(sheet),
  });
const rowsOf = (bytes: Uint8Array) => [...sheetsOf(bytes)].map(({ rows }) => rows);

test('places, gaps, shared words and words of a cell are read, with a prefix or without', () => {
  const shared =
    '<x:sst><x:si><x:t>课程 &amp; &#x661F;</x:t><x:rPh><x:t>kè</x:t></x:rPh></x:si></x:sst>';
  const sheet = `<x:worksheet><x:sheetData><x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c>
    <x:c r="D2"/><x:c r="E2" t="inlineStr"><x:is><x:r><x:t>a</x:t></x:r><x:r><x:t>b</x:t></x:r></x:is></x:c>
    <x:c><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  expect(rowsOf(book(sheet, shared))).toEqual([[[], ['', '课程 & 星', '', '', 'ab', '2']]]);
});

test('it says which places are one', () => {
  const sheet =
    '<worksheet><sheetData/><mergeCells><mergeCell ref="B2:C4"/></mergeCells></worksheet>';
  expect([...sheetsOf(book(sheet))]).toEqual([
    { rows: [], merged: [{ row: 1, column: 1, rows: 3, columns: 2 }], since1904: false },
  ]);
});

test.each([
  ['breaks off', '<worksheet><row><c><v>1</v></c></row>'],
  ['brings words of its own', '<!DOCTYPE x [<!ENTITY a "b">]><worksheet></worksheet>'],
  ['has no end of a tag', `<worksheet>${'<c '.repeat(300_000)} worksheet>`],
  ['is all signs that begin one', `${'<'.repeat(1_000_000)}/worksheet>`],
])('a sheet that %s has no rows, and takes no time', (_, sheet) => {
  const start = performance.now();
  expect(rowsOf(book(sheet))).toEqual([[]]);
  expect(performance.now() - start).toBeLessThan(2_000);
});

test('more than a table can have is refused, and a file that is none has no sheets', () => {
  const big = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) });
  expect(() => rowsOf(big)).toThrow(LargeWorkbook);
  expect(rowsOf(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toEqual([]);
  expect(rowsOf(book('<worksheet/>').slice(0, 50))).toEqual([]);
});
