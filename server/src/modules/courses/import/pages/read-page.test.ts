import { readFile } from '../read-file.ts';
import { damage, read, zone } from '../testing/read-text.ts';

const days = ['一', '二', '三'].map((day) => `<td>星期${day}</td>`).join('');
const table = (cell: string) =>
  `<table><tr><td>节次</td>${days}</tr><tr><td>1-2</td><td>${cell}</td></tr></table>`;
const talk = '线性代数<br>1-16周<br>A-302';

test('what a page says of itself is nothing to it', () => {
  const page = `<script>globalThis.ran = true</script><img onerror="globalThis.ran = true" src=x>`;
  expect(read(`${page}${table(talk)}`)?.courses).toHaveLength(1);
  expect(globalThis).not.toHaveProperty('ran');
});

test('a table around the table, and one without days, are none', () => {
  const page = `<table><tr><td>${table(talk)}</td></tr><tr><td>foot</td></tr></table>`;
  expect(read(page)?.courses).toMatchObject([{ course_name: '线性代数' }]);
  expect(read('<table><tr><td>a</td></tr><tr><td>b</td></tr></table>')).toBeNull();
  expect(read('<p>nothing</p>')).toBeNull();
  expect(damage('{"kbList":[]}')).toEqual([1, 'ics_end']);
});

test('what is not understood is told with its own words', () => {
  const page = table(`${talk}<br><br>形势与政策<br>4,6-8,双周<br>二号报告厅`);
  expect(read(page)?.problems).toEqual([
    {
      line: 0,
      reason: 'weeks',
      lesson: {
        course_name: '形势与政策',
        teacher: '',
        classroom: '二号报告厅',
        weekday: 1,
        periods: '1-2',
        weeks: '4,6-8,双周',
        text: '形势与政策 4,6-8,双周 二号报告厅',
      },
    },
  ]);
});

test.each([
  ['ten thousand divisions deep', '<div>'.repeat(10_000) + talk],
  ['a cell that wants to be everywhere', `<td colspan="99999" rowspan="99999">${talk}</td>`],
  ['halves of tags', '<td <td <b <<< &#x;&nbsp'.repeat(1_000)],
  ['a million weeks in a line', `${talk}<br>${'周'.repeat(1_000_000)}`],
  ['twenty thousand times', `线性代数<br>${'1-8周<br>林一<br>A-302<br>'.repeat(20_000)}`],
  ['a million words', `${talk}<br>${'甲 1周 '.repeat(300_000)}`],
])('%s does no harm', (_, cell) => {
  expect(read(table(cell))?.format).toBe('page');
});

test('an activity in every place of a script is read once', () => {
  const script = `unitCount; new TaskActivity("1","b","c","d","e","0111111111");`;
  const places = 'index =1*unitCount+1;'.repeat(150_000);
  expect(read(`<script>${script}${places}</script>`)?.courses).toMatchObject([
    { meetings: [{ weekday: 2, periods: '2节' }] },
  ]);
});

test('words of a table whose cells reach over rows are refused, since they have no weekday', () => {
  const days = '时间段\t节次\t星期一\t星期二\t星期三';
  const cell = '高等数学\n(1-2节)1-16周\n主校区 教一-301';
  expect(damage(`${days}\n上午\t1\t${cell}\t\t\n2\t\t\n3\t\t${cell}\t\n`)).toEqual([6, 'spanned']);
  expect(damage(`${days}\n上午\t1\t${cell}\t\t\n2\t\t`)).toEqual([5, 'spanned']);
  expect(read(`${days}\n上午\t1\t${cell}\t\t\n2\t\t\t\n`)?.courses).toMatchObject([
    { meetings: [{ weekday: 1, classroom: '主校区 教一-301' }] },
  ]);
});

test('拾光 says when its term begins and when its periods are', () => {
  const course = { name: '编译原理', position: '', day: 2, startSection: 1, weeks: [1, 2] };
  const timeSlots = [{ number: 1, startTime: '08:00', endTime: '08:45' }];
  const config = { semesterStartDate: '2026-09-09', semesterTotalWeeks: 17 };
  const share = { courses: [course], timeSlots, config };
  expect(read(JSON.stringify(share))?.term).toEqual({
    name: '',
    first_monday: '2026-09-07',
    weeks: 17,
    period_tables: [{ from: '2026-09-07', periods: [{ start: '08:00', end: '08:45' }] }],
  });
  expect(read(JSON.stringify({ ...share, config: {}, timeSlots: [{}] }))?.term).toMatchObject({
    first_monday: null,
    weeks: 2,
    period_tables: [],
  });
});

test('an old workbook is named as one', () => {
  const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
  expect(() => readFile(bytes, zone)).toThrow('old_workbook');
});

test('more than a page can be is refused', () => {
  expect(damage(table('<b>x</b>'.repeat(100_000)))).toEqual([1, 'too_many']);
  expect(damage(`<p>${'x'.repeat(4_000_000)}</p>`)).toEqual([1, 'too_many']);
});
