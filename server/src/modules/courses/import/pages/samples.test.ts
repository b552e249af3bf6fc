import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '../read-file.ts';
import { zone } from '../testing/read-text.ts';

const folder = join(import.meta.dirname, 'samples');
const expected = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<
  string,
  string[]
>;
const samples = readdirSync(folder).filter((name) => name !== 'expected.json');

test.each(samples)('%s is read as it is written down', (name) => {
  const file = readFile(readFileSync(join(folder, name)), zone);
  const lessons = file?.courses.flatMap(({ course_name, teacher, meetings }) =>
    meetings.map(({ weekday, periods, weeks, classroom }) =>
      [course_name, teacher, weekday, periods, weeks, classroom].join(' | '),
    ),
  );
  const leftOut = file?.problems.map(
    ({ reason, lesson }) => `left out: ${reason} | ${lesson?.course_name} | ${lesson?.weeks}`,
  );
  expect([file?.source?.en, ...(lessons ?? []), ...(leftOut ?? [])]).toEqual(expected[name]);
});
