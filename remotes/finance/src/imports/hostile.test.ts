import { strToU8, zipSync } from 'fflate';
import { findTable } from './columns.ts';
import { linesOf } from './file-lines.ts';
import { readRows } from './read-rows.ts';

const said = async (file: Uint8Array) =>
  readRows(findTable(await linesOf(Uint8Array.from(file).buffer)), 'en').map((read) =>
    'row' in read ? read.row.description : read.problem,
  );
const heading = 'Date,Description,Amount\n';
const sheet = (rows: string) =>
  `<worksheet><sheetData><row><c t="inlineStr"><is><t>Date</t></is></c><c t="inlineStr"><is><t>Amount</t></is></c></row>${rows}</sheetData></worksheet>`;
const workbook = (text: string) =>
  zipSync({ 'xl/worksheets/sheet1.xml': strToU8(text) }, { level: 9 });

test('a quote that is not closed names its line, and swallows no rows', async () => {
  const rows = '2026-11-20,Coffee,-3.00\n2026-11-22,"The Shop,-6.00\n2026-11-23,Rent,-700.00\n';
  await expect(said(strToU8(heading + rows))).rejects.toMatchObject({ line: 3 });
});

test.each([
  ['xls', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['page', strToU8('\n<!DOCTYPE html><html><table><tr><td>日期</td></tr></table></html>')],
  ['page', strToU8('<meta charset="utf-8"><table><tr><td>Date</td></tr></table>')],
])('an old workbook or a page is told as such: %s', async (reason, file) => {
  await expect(said(file)).rejects.toMatchObject({ reason });
});

test('a day with much in it costs no more than its length', async () => {
  const start = performance.now();
  await said(strToU8(`!Type:Bank\nD1${' '.repeat(80_000)}x\nT-1\n^`));
  expect(performance.now() - start).toBeLessThan(1_000);
});

test.each([
  ['entries that are none', ':61:\n'],
  ['entries in entries', ':61:261120D1,\n:86:105?00?20SVWZ+?20/NAME/'],
  ['one that never ends', '/NAME//REMI/?20'],
])('a hundred thousand letters of MT940 cost no more than their length: %s', async (_, piece) => {
  const start = performance.now();
  const text = `:20:X\n:60F:C261120EUR1,\n:61:261120D1,\n:86:${piece.repeat(100_000 / piece.length)}`;
  expect((await said(strToU8(text))).length).toBeGreaterThan(0);
  expect(performance.now() - start).toBeLessThan(5_000);
});

test('of a workbook the first sheet with a statement is read, and its empty cells are no cells', async () => {
  const name = (number: number) => `xl/worksheets/sheet${number}.xml`;
  const file = zipSync({
    [name(10)]: strToU8(sheet('<row><c t="inlineStr"><is><t>late</t></is></c></row>')),
    [name(2)]: strToU8(sheet('<row><c r="ZZ1"/></row>')),
    [name(1)]: strToU8('<worksheet><row><c><v>7</v></c></row></worksheet>'),
  });
  expect(await linesOf(file.slice().buffer)).toEqual([['Date', 'Amount'], []]);
});

test('a formula is words, whatever begins it', async () => {
  const rows = ['=1+1', '+cmd', '@SUM(A1)', "-2+3|'x'!A0"].map(
    (what) => `2026-11-20,${what},-1.00`,
  );
  expect(await said(strToU8(heading + rows.join('\n')))).toEqual([
    '=1+1',
    '+cmd',
    '@SUM(A1)',
    "-2+3|'x'!A0",
  ]);
});

test('a workbook that says it is small is unpacked as far as it says', async () => {
  const file = workbook(sheet(' '.repeat(100_000)));
  const view = new DataView(file.buffer);
  // In the directory at its end each entry says its size 24 bytes after its mark.
  for (let at = 0; at + 4 < file.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  expect(await said(file)).toEqual([]);
});

test('a sheet with entities in entities is no sheet', async () => {
  const lol = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
  expect(await said(workbook(`${lol}${sheet('<row><c><v>&b;</v></c></row>')}`))).toEqual([]);
});

test('a million lines, and bytes that are no text, are read to their end', async () => {
  const lines = findTable(await linesOf(strToU8(`${heading}${'x,y\n'.repeat(1_000_000)}`).buffer));
  expect(lines.rows).toHaveLength(1_000_000);
  const noise = Uint8Array.from({ length: 50_000 }, (_, at) => (at * 197) % 256);
  expect(Array.isArray(await said(noise))).toBe(true);
});
