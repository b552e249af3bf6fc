import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTable } from './columns.ts';
import { linesOf } from './file-lines.ts';
import { type ReadRow, readRows } from './read-rows.ts';

const folder = join(__dirname, 'samples');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  string[]
>;
const samples = readdirSync(folder).filter((name) => name !== 'expected.json');

test.each(samples)('%s is read as it is written down', async (name) => {
  const file = new Uint8Array(readFileSync(join(folder, name)));
  const table = findTable(await linesOf(file.buffer));
  expect(readRows(table, 'en').map(inWords)).toEqual(expected[name]);
});

function inWords(read: ReadRow): string {
  if ('problem' in read) return `left out: ${read.problem}`;
  const { date, time, type, amount, category, description } = read.row;
  const sign = type === 'income' ? '+' : '-';
  return [date, time, `${sign}${amount.toFixed(2)}`, category, description, read.kind]
    .filter(Boolean)
    .join(' | ');
}
