import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from './read-file.ts';
import { zone } from './testing/read-text.ts';

/** What schools show, and what apps and calendars save; what each is read as stands beside it. */
const samples = ['pages/samples', 'samples'].flatMap((name) => {
  const folder = join(import.meta.dirname, name);
  const expected: Record<string, string[]> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  );
  return readdirSync(folder)
    .filter((file) => file !== 'expected.json')
    .map((file) => [file, folder, expected[file]] as const);
});

test.each(samples)('%s is read as it is written down', (name, folder, expected) => {
  const file = readFile(readFileSync(join(folder, name)), zone);
  const lessons = file?.courses.flatMap(({ course_name, teacher, meetings }) =>
    meetings.map(({ weekday, periods, time, weeks, classroom }) =>
      [course_name, teacher, weekday, periods || time, weeks, classroom].join(' | '),
    ),
  );
  const leftOut = file?.problems.map(
    ({ reason, lesson }) => `left out: ${reason} | ${lesson?.course_name} | ${lesson?.weeks}`,
  );
  const source = file?.source?.en ?? file?.format;
  expect([source, ...(lessons ?? []), ...(leftOut ?? [])]).toEqual(expected);
});
