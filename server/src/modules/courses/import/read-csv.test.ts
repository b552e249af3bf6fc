import { readFile } from './read-file.ts';
import { algebra, damage, read, zone } from './testing/read-text.ts';

const heading = '课程名称,星期,开始节数,结束节数,老师,地点,周数';

// The same table, as Excel writes it on a Chinese system.
const gbk =
  'v86zzMP7s8Ys0MfG2iy/qsq8vdrK/Sy94cr4vdrK/SzAz8qmLLXYteMs1tzK/Qq437XIyv3RpywxLDEsMizN9cDPyqYsvczSuyAzMDEsMS0xNrWlCg==';

describe('CSV', () => {
  const row = '高等数学,1,1,2,王老师,教一 301,1-16单';

  test('is read in UTF-8, with or without a byte order mark', () => {
    expect(read(`${heading}\n${row}\n`)?.courses).toEqual([algebra]);
    expect(read(`\ufeff${heading}\r\n${row}\r\n`)?.courses).toEqual([algebra]);
  });

  test('is read in GBK', () => {
    expect(readFile(Buffer.from(gbk, 'base64'), zone)?.courses).toEqual([algebra]);
  });

  test('takes the English headings that its error names', () => {
    const english = 'course,weekday,start period,end period,teacher,room,weeks';
    expect(read(`${english}\n${row}\n`)?.courses).toEqual([algebra]);
  });

  test('rows of one course are one course, and the last week is the term’s', () => {
    const file = read(`${heading}\n${row}\n高等数学,三,3,4,王老师,教一 301,"1-8,10-18"\n`);
    expect(file?.courses).toHaveLength(1);
    expect(file?.courses[0]?.meetings).toMatchObject([
      { weekday: 1 },
      { weekday: 3, weeks: '1-8,10-18周' },
    ]);
    expect(file?.term.weeks).toBe(18);
  });

  test('every line that cannot be read is named with its reason, and the others stand', () => {
    const file = read(
      [
        heading,
        row,
        '英语,8,1,2,,,1-16',
        '物理,2,early,2,,,1-16',
        '化学,2,1,2,,,sometimes',
        ',2,1,2,,,1',
        '体育,2,1',
      ].join('\n'),
    );
    expect(file?.problems).toEqual([
      { line: 3, reason: 'weekday' },
      { line: 4, reason: 'periods' },
      { line: 5, reason: 'weeks' },
      { line: 6, reason: 'name' },
      { line: 7, reason: 'columns' },
    ]);
    expect(file?.courses).toEqual([algebra]);
  });

  test('columns may stand in another order and under English names, separated otherwise', () => {
    const file = read('weeks;course;weekday;start;end\n1-4;Linear Algebra;Wed;1;2\n');
    expect(file?.courses[0]).toMatchObject({
      course_name: 'Linear Algebra',
      meetings: [{ weekday: 3, weeks: '1-4周', periods: '1-2节' }],
    });
  });

  test('what no text may hold is not handed on', () => {
    const emoji = `${'l'.repeat(99)}😀`;
    const file = read(`${heading}\n高等\0数学,1,1,2,李\0,${emoji},1-8\n\0,1,1,2,,,1-8`);
    expect(file?.courses).toMatchObject([
      {
        course_name: '高等数学',
        teacher: '李',
        meetings: [{ classroom: `${'l'.repeat(99)}\ufffd` }],
      },
    ]);
    expect(file?.problems).toEqual([{ line: 3, reason: 'name' }]);
  });

  test.each([
    ['课程名称,星期\n高等数学,1', [1, 'header']],
    [`${heading}\n"高等数学,1,1,2,王老师,教一,1-16`, [2, 'quote']],
    [`${heading}\n${row}\n英语,1,3,4,"李,B,1-8\n物理,1,5,6,"王,B,1-8`, [3, 'quote']],
  ])('%j is damaged', (text, where) => {
    expect(damage(text)).toEqual(where);
  });

  test('what is no table is no known file', () => {
    expect(read('hello\nworld')).toBeNull();
    expect(readFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]), zone)).toBeNull();
  });
});
