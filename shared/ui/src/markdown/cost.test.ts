import { isCostly } from './cost.ts';

const table = (rows: number) => `| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(rows)}`;

test.each([
  ['a long answer', 'Some words, and a few more of them. '.repeat(200)],
  ['a table of a term', table(120)],
  ['a list of two hundred', '- one\n'.repeat(200)],
  ['a line across', '-'.repeat(80)],
  ['a list in a list', Array.from({ length: 8 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
])('%s is parsed', (_, source) => {
  expect(isCostly(source)).toBe(false);
});

test.each([
  ['a table of 88 kB', table(8_800)],
  ['a list in a list in a list', `${'- '.repeat(1_000)}a`],
  ['quotes of quotes', '>'.repeat(1_000)],
  ['marks that open and never close', '**a_ '.repeat(1_000)],
  ['a column of a thousand', `|a\n|-\n${'|a\n'.repeat(1_000)}`],
])('%s is text', (_, source) => {
  expect(isCostly(source)).toBe(true);
});
