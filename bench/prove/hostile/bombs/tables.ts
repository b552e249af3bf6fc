import { type Bomb, fileBombs, jsonBombs, lines, times } from './bomb.ts';

const heading = '课程名称,星期,开始节数,结束节数,老师,地点,周数';
const row = (name: string, weeks = '1-16', more = '') =>
  `${name},1,1,2,王老师,A101${more},${weeks}`;
const csv = (...rows: string[]) => [heading, ...rows].join('\n');

const csvFiles: Bomb[] = fileBombs('CSV', 'table.csv', {
  'a hundred thousand courses': () => csv(lines(100_000, (index) => row(`Course ${index}`))),
  'a hundred thousand lessons of one course': () => csv(lines(100_000, () => row('Algebra'))),
  'one course in a hundred thousand rooms': () =>
    csv(lines(100_000, (index) => row('Algebra', '1-16', `${index}`))),
  'weeks one by one': () =>
    csv(lines(5_000, () => row('Algebra', `"${times(60, (week) => week + 1).join(',')}"`))),
  'weeks without end': () => csv(row('Algebra', `"1${'-2'.repeat(1_000_000)}"`)),
  'a huge range of weeks': () => csv(row('Algebra', '1-999999999999')),
  'weeks of a million pieces': () => csv(row('Algebra', `"${'1,'.repeat(1_000_000)}2"`)),
  'weeks of odd ones': () => csv(row('Algebra', `1-16${'单'.repeat(1_000_000)}`)),
  'weeks of brackets': () =>
    csv(row('Algebra', `1-16${'('.repeat(500_000)}${')'.repeat(500_000)}`)),
  'weeks of digits': () => csv(row('Algebra', '1'.repeat(2_000_000))),
  'weeks of blanks': () => csv(row('Algebra', `1-${' '.repeat(2_000_000)}16`)),
  'a quote that never ends': () => csv(`"${'x'.repeat(8_000_000)}`),
  'quotes alone': () => csv('"'.repeat(4_000_001)),
  'empty rows': () => `${heading}\n`.padEnd(8_000_000, '\n'),
  'a row of commas': () => csv(','.repeat(8_000_000)),
  'rows of commas': () => csv(lines(100_000, () => ','.repeat(60))),
  'a heading of a million columns': () => `${heading}${',x'.repeat(1_000_000)}\n${row('Algebra')}`,
  'a heading that is everything': () => heading.repeat(200_000),
  'a heading and no line break': () => `课程${'x'.repeat(8_000_000)}`,
  'a million faults': () => csv(lines(1_000_000, () => 'x')),
  'names of a hundred thousand signs': () => csv(lines(50, () => row('𝒳'.repeat(50_000)))),
  'bytes that are no text': () => Buffer.alloc(8_000_000, 0xff),
  'GBK without end': () =>
    Buffer.from(Buffer.from('c1d0', 'hex').toString('latin1').repeat(2_000_000), 'latin1'),
  'nothing but byte order marks': () => '\ufeff'.repeat(2_000_000),
  'an archive': () => Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(4_000_000)]),
  'a page': () => `<html>${'<table><tr><td>'.repeat(300_000)}`,
});

const course = (index: number) => ({ id: index, courseName: `Course ${index}` });
const lesson = (index: number, more: object = {}) => ({
  id: index,
  day: 1,
  startNode: 1,
  step: 2,
  startWeek: 1,
  endWeek: 16,
  room: 'A',
  teacher: 'W',
  ...more,
});
const wakeup = (
  courses: unknown,
  lessons: unknown,
  term: object = { startDate: '2026-9-7', tableName: 'T', maxWeek: 20 },
  periods: unknown = [],
) =>
  [{ courseLen: 40 }, periods, term, courses, lessons]
    .map((each) => JSON.stringify(each))
    .join('\n');

const wakeupFiles: Bomb[] = fileBombs('WakeUp', 'table.wakeup_schedule', {
  'fifty thousand courses': () =>
    wakeup(
      times(50_000, course),
      times(50_000, (index) => lesson(index)),
    ),
  'fifty thousand lessons of one': () =>
    wakeup(
      [course(0)],
      times(50_000, () => lesson(0)),
    ),
  'weeks to the end of time': () => wakeup([course(0)], [lesson(0, { endWeek: 1e15 })]),
  'weeks from minus infinity': () =>
    wakeup([course(0)], [lesson(0, { startWeek: -1e15, endWeek: 1e15 })]),
  'weeks on end for all': () =>
    wakeup(
      [course(0)],
      times(10_000, () => lesson(0, { endWeek: 1e9, type: 1 })),
    ),
  'a step without end': () => wakeup([course(0)], [lesson(0, { step: 1e15 })]),
  'a term without end': () =>
    wakeup([course(0)], [lesson(0)], { startDate: '2026-9-7', maxWeek: 1e15 }),
  'a term of long ago': () =>
    wakeup([course(0)], [lesson(0)], { startDate: '0001-1-1', maxWeek: 20 }),
  'a term far ahead': () =>
    wakeup([course(0)], [lesson(0)], { startDate: '275760-9-13', maxWeek: 20 }),
  'a date of digits': () => wakeup([course(0)], [lesson(0)], { startDate: '9'.repeat(1_000_000) }),
  'a hundred thousand periods': () =>
    wakeup(
      [course(0)],
      [lesson(0)],
      { startDate: '2026-9-7', nodes: 1e9 },
      times(100_000, (index) => ({
        node: index,
        startTime: '08:00',
        endTime: '08:40',
        timeTable: 1,
      })),
    ),
  'times without end': () =>
    wakeup(
      [course(0)],
      [lesson(0, { ownTime: true, startTime: '0'.repeat(1_000_000), endTime: '9' })],
    ),
  'lists in lists': () => `${'['.repeat(2_000_000)}`,
  'closed lists in lists': () => '['.repeat(500_000) + ']'.repeat(500_000),
  'objects in objects': () => `${'{"courseName":'.repeat(300_000)}1${'}'.repeat(300_000)}`,
  'a million lines': () => '{}\n'.repeat(1_000_000),
  'a million broken lines': () => '{\n'.repeat(1_000_000),
  'a million keys': () => `{${times(400_000, (index) => `"k${index}":1`).join(',')}}`,
  'the same key a million times': () => `{${'"a":1,'.repeat(1_000_000)}"a":1}`,
  'a number of digits': () => `[${'1'.repeat(4_000_000)}]`,
  'a name of five megabytes': () =>
    wakeup([{ id: 0, courseName: 'x'.repeat(5_000_000) }], [lesson(0)]),
  'keys of the prototype': () =>
    wakeup([{ id: '__proto__', courseName: 'a' }], [{ ...lesson(0), id: '__proto__' }]),
});

const days = ['一', '二', '三'].map((day) => `<td>星期${day}</td>`).join('');
const grid = (cell: string) =>
  `<table><tr><td>节次</td>${days}</tr><tr><td>1-2</td><td>${cell}</td></tr></table>`;
const script = (text: string) => `<script>unitCount; ${text}</script>`;
const activity = 'new TaskActivity("1","b","c","d","e","0111111111");';

const pageFiles: Bomb[] = fileBombs('page', 'table.html', {
  'a cell of separators': () => grid(`${';'.repeat(3_000_000)}周`),
  'a cell of labels': () => grid('地点 ;'.repeat(600_000)),
  'a cell of open brackets': () => grid(`(${'1 '.repeat(1_500_000)}x`),
  'a cell of weeks': () => grid('周'.repeat(3_000_000)),
  'a cell of periods': () => grid(`周${'节'.repeat(3_000_000)}`),
  'a cell of words': () => grid('甲 1周 '.repeat(500_000)),
  'activities without end': () => script('new TaskActivity('.repeat(200_000)),
  'teachers without end': () => script(`${'teachers = ['.repeat(300_000)}${activity}`),
  'places of one activity': () => script(activity + 'index =1*unitCount+1;'.repeat(150_000)),
  'lists that scripts are given': () => script('var a = [{"'.repeat(300_000)),
  'times of one course': () =>
    JSON.stringify([{ KCM: 'a', SKJS: 'b', YPSJDD: ',a周一'.repeat(700_000) }]),
});

const classFiles: Bomb[] = jsonBombs(
  { parser: 'class CSV', path: '/api/admin/users/import', as: 'admin' },
  Object.fromEntries(
    Object.entries({
      'five hundred people': () =>
        `username,email\n${lines(500, (index) => `u${index},u${index}@example.org`)}`,
      'a thousand people': () => `username,email\n${lines(5_000, (index) => `u${index},u@e.org`)}`,
      'one name a thousand times': () =>
        `username,email\n${lines(499, () => 'same,same@example.org')}`,
      'an open quote': () => `username,email\n"${'x'.repeat(190_000)}`,
      quotes: () => `username,email\n${'"'.repeat(190_001)}`,
      commas: () => `username,email\n${','.repeat(190_000)}`,
      'line breaks': () => `username,email${'\n'.repeat(190_000)}`,
      'an address of dots': () => `username,email\nann,${'a.'.repeat(90_000)}@b`,
      'an address of at signs': () => `username,email\nann,${'@'.repeat(190_000)}`,
      'an address of hyphens': () => `username,email\nann,a@${'-'.repeat(190_000)}`,
      blanks: () => `username,email\nann${' '.repeat(190_000)},a@b.org`,
    }).map(([name, text]) => [name, () => ({ csv: text(), preview: true })]),
  ),
);

const bill = (index: number) => ({
  type: 'expense',
  amount: (index % 1_000) + 0.01,
  category: 'dining',
  description: `Lunch ${index}`,
  date: '2026-11-18',
  time: null,
});
const ledgers: Bomb[] = [
  { path: '/api/finance/imports', named: { name: 'bill.csv' } },
  // Against a ledger that holds them by then.
  { path: '/api/finance/imports/check', named: {} },
].flatMap(({ path, named }) =>
  jsonBombs(
    { parser: 'ledger', path },
    {
      'five thousand records': () => ({ ...named, rows: times(5_000, bill) }),
      'five thousand of one day and sum': () => ({
        ...named,
        rows: times(5_000, () => bill(1)),
      }),
      'five thousand days': () => ({
        ...named,
        rows: times(5_000, (index) => ({
          ...bill(index),
          date: new Date(index * 864e5).toISOString().slice(0, 10),
        })),
      }),
      'five thousand categories': () => ({
        ...named,
        rows: times(5_000, (index) => ({ ...bill(index), category: `c${index}` })),
      }),
      'long words': () => ({
        ...named,
        rows: times(4_000, (index) => ({ ...bill(index), description: '字'.repeat(60) })),
      }),
      'fifty thousand records': () => ({
        ...named,
        rows: times(50_000, () => ({ ...bill(1), description: '' })),
      }),
      'edges of time': () => ({
        ...named,
        rows: times(2_000, (index) => ({
          ...bill(index),
          date: index % 2 ? '0001-01-01' : '9999-12-31',
        })),
      }),
      'cents of cents': () => ({
        ...named,
        rows: times(2_000, () => ({ ...bill(1), amount: 0.1 + 0.2 })),
      }),
      'wrong everywhere': () => ({ ...named, rows: times(5_000, () => ({ a: 1 })) }),
    },
  ),
);

export const tableBombs: Bomb[] = [
  ...csvFiles,
  ...wakeupFiles,
  ...pageFiles,
  ...classFiles,
  ...ledgers,
];
