import { parseCsv } from './csv.ts';

const cells = (text: string) => parseCsv(text).rows.map((row) => row.cells);

test('quotes, doubled quotes, line breaks inside cells and any line end are read', () => {
  const text = 'date,what\r\n2026-11-18,"Lunch, with ""Chen Yu"""\n"2026-11-19","two\nlines"\r';
  expect(cells(text)).toEqual([
    ['date', 'what'],
    ['2026-11-18', 'Lunch, with "Chen Yu"'],
    ['2026-11-19', 'two\nlines'],
  ]);
});

test.each([
  ['a;b\n1,5;2', ['1,5', '2']],
  ['a\tb\n1\t2', ['1', '2']],
  ['课程，星期\n物理，2', ['物理', '2']],
  ['date;what;sum\n1;a, b, c, d;-1,50\n2;e, f, g, h, i;-2,50', ['1', 'a, b, c, d', '-1,50']],
  ['1;a;-1,50;2,50\n2;b;-3,50;4,50', ['2', 'b', '-3,50', '4,50']],
  ['date,what\n1,"a;b;c;d"', ['1', 'a;b;c;d']],
  ['日期,说明\n1,午餐，米饭，汤，茶\n2,晚餐', ['1', '午餐，米饭，汤，茶']],
])('the separator is found in %j', (text, row) => {
  expect(cells(text)[1]).toEqual(row);
});

test('a row knows its line in the file, after blank ones and after cells of several', () => {
  const { rows } = parseCsv('\uFEFF"a",b\n\n , \n1,"two\nlines"\n2,3');
  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 4, cells: ['1', 'two\nlines'] },
    { line: 6, cells: ['2', '3'] },
  ]);
});

test('a quote that is never closed is told, and what stands before it is read', () => {
  expect(parseCsv('a,b\n1,"2')).toEqual({
    rows: [
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1', '2'] },
    ],
    unclosed: 2,
  });
});

test('a quote that ends within another cell, lines below, is told as well', () => {
  expect(parseCsv('a,b\n1,"2\n3,"4\n5,6').unclosed).toBe(2);
  expect(parseCsv('a,b\n1,"2" inches\n3,"4\n5"').unclosed).toBeUndefined();
});

test('a quote inside a cell is one, and empty cells at an end count', () => {
  expect(cells('5" screen,a "b" c,\n,,x')).toEqual([
    ['5" screen', 'a "b" c', ''],
    ['', '', 'x'],
  ]);
});

test('no file costs more than its length', () => {
  const hostile = ['"', '",', ',"', '\n', 'a"', '"a" ', '"" ', ' ', '"a"   x,'];
  for (const part of hostile) {
    const spent = (length: number) => {
      const start = process.cpuUsage();
      parseCsv(part.repeat(length / part.length));
      return process.cpuUsage(start).user;
    };
    spent(50_000);
    // Four times the length is about four times the work; what looked back would take sixteen.
    expect(spent(800_000)).toBeLessThan(10 * spent(200_000) + 100_000);
  }
});
