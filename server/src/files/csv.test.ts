import { csvLine } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1＋1'])(
  'the formula %j is only text',
  (cell) => {
    expect(csvLine([cell])).toContain(`'${cell}`);
  },
);

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "hi"', 'two\nlines', '午饭'])).toBe(
    '"a,b","say ""hi""","two\nlines",午饭\r\n',
  );
});

test('a formula in quotes is neutralised as well', () => {
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});
