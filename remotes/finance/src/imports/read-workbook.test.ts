import { strToU8, zipSync } from 'fflate';
import { findTable } from './columns.ts';
import { linesOf } from './file-lines.ts';
import { readRows } from './read-rows.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

const workbook = (sheet: string, shared = '') =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(`<sst ${main}>${shared}</sst>`),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet ${main}><sheetData>${sheet}</sheetData></worksheet>`,
    ),
  }).slice().buffer;

const words = ['微信支付账单明细', '交易时间', '商品', '收/支', '金额(元)', '午餐', '支出'];
const shared = words.map((word) => `<si><t>${word}</t></si>`).join('');
const text = (place: string, word: string) =>
  `<c r="${place}" t="s"><v>${words.indexOf(word)}</v></c>`;

test('the first sheet of a bill is read, days that are numbers and cells that are left out too', async () => {
  const sheet = [
    `<row r="1">${text('A1', '微信支付账单明细')}</row>`,
    `<row r="3">${text('A3', '交易时间')}${text('B3', '商品')}${text('C3', '收/支')}${text('E3', '金额(元)')}</row>`,
    `<row r="4"><c r="A4"><v>46346.50694</v></c>${text('B4', '午餐')}${text('C4', '支出')}<c r="E4"><v>18</v></c></row>`,
    '<row r="5"><c r="A5" t="inlineStr"><is><r><t>2026-11-</t></r><r><t>19</t></r></is></c><c r="E5"><v>2.5</v></c></row>',
  ].join('');
  const table = findTable(await linesOf(workbook(sheet, shared)));
  expect(table.headings).toEqual(['交易时间', '商品', '收/支', '', '金额(元)']);
  expect(readRows(table, 'zh-CN')).toMatchObject([
    { row: { date: '2026-11-20', time: '12:10', amount: 18, description: '午餐' } },
    { row: { date: '2026-11-19', amount: 2.5, description: '其他' } },
  ]);
});

test('of several sheets the first that holds a table is read, and days count from where the workbook says', async () => {
  const sheetOf = (...cells: string[]) =>
    strToU8(`<worksheet ${main}><sheetData><row>${cells.join('')}</row></sheetData></worksheet>`);
  const cell = (word: string) => `<c t="inlineStr"><is><t>${word}</t></is></c>`;
  const file = zipSync({
    'xl/workbook.xml': strToU8(`<workbook ${main}><workbookPr date1904="1"/></workbook>`),
    'xl/worksheets/sheet1.xml': sheetOf(cell('Statement of November')),
    'xl/worksheets/sheet10.xml': sheetOf(cell('Date'), cell('Amount')),
    'xl/worksheets/sheet2.xml': sheetOf(
      `${cell('Date')}${cell('Amount')}</row><row><c><v>44884.5</v></c><c><v>44884</v></c>`,
    ),
  });
  expect(await linesOf(file.slice().buffer)).toEqual([
    ['Date', 'Amount'],
    ['46346.5', '44884'],
  ]);
});

test.each([
  ['no sheet', zipSync({ 'word/document.xml': strToU8('<w/>') })],
  ['half of it', new Uint8Array(workbook('<row/>')).slice(0, 60)],
  ['no XML', zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<row') })],
])('a file with %s has no lines', async (_, bytes) => {
  expect(await linesOf(bytes.slice().buffer)).toEqual([]);
});

test.each(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])(
  'a workbook with more in %s than a table can have is refused, and not unpacked',
  async (part) => {
    const sheets = { 'xl/worksheets/sheet1.xml': strToU8('<worksheet/>') };
    const bomb = zipSync({ ...sheets, [part]: new Uint8Array(41 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(linesOf(bomb.slice().buffer)).rejects.toMatchObject({ reason: 'large' });
  },
);
