import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePdf } from '../../../files/pdf/testing/write-pdf.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readFile } from './read-file.ts';
import { zone } from './testing/read-text.ts';
import { toldBy } from './testing/told-by.ts';

/** What schools show and print, and what apps and calendars save; what each is read as stands beside it. */
const samples = ['pages/samples', 'pdf/samples', 'samples'].flatMap((name) => {
  const folder = join(import.meta.dirname, name);
  const expected: Record<string, string[]> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  );
  return readdirSync(folder)
    .filter((file) => file !== 'expected.json')
    .map((file) => [`${name}/${file}`, readFileSync(join(folder, file)), expected[file]] as const);
});

test.each(samples)('%s is read as it is written down', async (name, bytes, expected) => {
  const file = name.startsWith('pdf/')
    ? await readPdf(writePdf({ pages: JSON.parse(bytes.toString()) }))
    : readFile(bytes, zone);
  expect(toldBy(file)).toEqual(expected);
});
