import { zipSync } from 'fflate';
import { ServiceError } from '../../../errors/errors.ts';
import { DamagedFile } from './imported-file.ts';
import { readFile } from './read-file.ts';
import { zone } from './testing/read-text.ts';

const heading = 'course,day,start,end,teacher,room,weeks';
const bytes = (text: string) => new TextEncoder().encode(text);

/** What comes of a file: its courses, nothing, or a refusal that has words. */
function outcome(file: Uint8Array): readonly string[] | 'nothing' | 'refused' {
  try {
    return readFile(file, zone)?.courses.map(({ course_name: name }) => name) ?? 'nothing';
  } catch (error) {
    if (error instanceof DamagedFile || error instanceof ServiceError) return 'refused';
    throw error;
  }
}

test.each<[string, () => Uint8Array, ReturnType<typeof outcome>]>([
  [
    'formulas in cells are words',
    () => bytes(`${heading}\n"=HYPERLINK(""http://x"")",1,1,2,@lin,+1,1-8`),
    ['=HYPERLINK("http://x")'],
  ],
  ['a million lines of nothing', () => bytes('x\n'.repeat(1_000_000)), 'nothing'],
  [
    'lines of figures that nearly say when',
    () => bytes('周一第1-1,1-1-1、\n'.repeat(20_000)),
    'nothing',
  ],
  [
    'a letter about two lessons',
    () => bytes('Dear all,\nMath is on Mon 9:00-10:00.\nArt is on Tue 9:00-10:00.\nSee you,\nKim'),
    'nothing',
  ],
  ['a million lines behind a heading', () => bytes(`${heading}\n${'a,9\n'.repeat(1_000_000)}`), []],
  [
    'signs that are neither UTF-8 nor GBK',
    () => Buffer.concat([bytes(`${heading}\n`), Buffer.from([0xff, 0x80, 0xfe, 0x2c, 0xff])]),
    [],
  ],
  [
    'a page with scripts, which are never run',
    () => bytes(`<table><tr><th onclick="a()">课程</th></tr></table><script>throw 1</script>`),
    'nothing',
  ],
  [
    'a page of a hundred thousand tables in each other',
    () => bytes('<table><tr><td>'.repeat(100_000)),
    'refused',
  ],
  ['lists in a hundred thousand lists', () => bytes('['.repeat(100_000)), 'refused'],
  [
    'objects in fifty thousand objects',
    () => bytes(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
    'refused',
  ],
  ['a calendar of calendars', () => bytes('BEGIN:VCALENDAR\n'.repeat(100_000)), 'refused'],
  [
    'a workbook that unpacks to more than forty megabytes',
    () => zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) }),
    'refused',
  ],
  [
    'a workbook whose places are one with all others',
    () => {
      const merged = '<mergeCell ref="A1:ZZ9999999"/>'.repeat(10_000);
      const sheet = `<worksheet><row r="9999999"><c><v>1</v></c></row>${merged}</worksheet>`;
      return zipSync({ 'xl/worksheets/sheet1.xml': bytes(sheet) });
    },
    'nothing',
  ],
  ['a quote that never ends', () => bytes(`${heading}\n"${'a,'.repeat(500_000)}`), 'refused'],
])('%s', (_, file, expected) => {
  expect(outcome(file())).toEqual(expected);
});
