import { parseCsv } from './parse-csv.ts';

test('quotes, doubled quotes, line breaks inside cells and any line end are read', () => {
  const text = 'date,what\r\n2026-11-18,"Lunch, with ""Chen Yu"""\n"2026-11-19","two\nlines"\r';
  expect(parseCsv(text)).toEqual([
    ['date', 'what'],
    ['2026-11-18', 'Lunch, with "Chen Yu"'],
    ['2026-11-19', 'two\nlines'],
  ]);
});

test.each([
  ['a;b\n1,5;2', ['1,5', '2']],
  ['a\tb\n1\t2', ['1', '2']],
])('the separator is found in %j', (text, row) => {
  expect(parseCsv(text)[1]).toEqual(row);
});

test('blank lines and an unclosed quote do not break it', () => {
  expect(parseCsv('a,b\n\n,,\n1,"2')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
