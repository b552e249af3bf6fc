import { en } from '../testing/corpus/en.ts';
import { zh } from '../testing/corpus/zh.ts';
import { readWords } from './read-words.ts';
import type { Place, Said } from './said.ts';

const day = '2026-11-18';
const courses = ['数据结构', '数据结构实验', '线性代数', 'Data Structures', 'Linear Algebra'];

const sentences = (corpus: string) =>
  corpus
    .trim()
    .split('\n')
    .map((line) => {
      const [said = '', expected] = line.split(' => ');
      const [title = '', summary = ''] = (expected ?? `${said} |`).split('|');
      return { said, title: title.trim(), summary: summary.trim() };
    });

function summed(said: Said): string {
  const { day, days, time, repeat, remind, priority, duration, course, tags = [] } = said;
  const span = time && `${time.start}${time.end ? `-${time.end}` : ''}`;
  const rhythm = repeat && [
    'every',
    ...(repeat.interval > 1 ? [repeat.interval] : []),
    repeat.every,
    repeat.weekdays?.join() ?? repeat.date ?? '',
    ...(repeat.until ? [`until ${repeat.until.replace(/^2026-/, '')}`] : []),
  ];
  return [
    days && `${days.start}..${days.end}`.replace(/^2026-/, ''),
    day?.replace(/^2026-/, ''),
    span,
    rhythm?.filter((each) => each !== '').join(' '),
    remind !== undefined && `remind ${remind}`,
    priority,
    duration && `${duration} min`,
    course && `@${course}`,
    ...tags.map((tag) => `#${tag}`),
  ]
    .filter(Boolean)
    .join(' ');
}

describe.each([
  ['zh-CN', zh],
  ['en', en],
] as const)('the corpus in %s', (locale, corpus) => {
  const all = sentences(corpus);
  const place: Place = { locale, today: day, openDay: day, now: '10:00' };

  test.each(all)('$said', ({ said, title, summary }) => {
    const read = readWords(said, place, { courses });
    expect({ title: read.title, summary: summed(read) }).toEqual({ title, summary });
  });

  test('has two hundred sentences, each once, a third of them traps', () => {
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(new Set(all.map(({ said }) => said)).size).toBe(all.length);
    expect(all.filter(({ summary }) => summary === '').length).toBeGreaterThan(all.length / 3);
  });
});

test.each([
  ['凌晨两点看球', '00:50', '2026-11-18'],
  ['凌晨两点看球', '03:50', '2026-11-19'],
  ['0点抢票', '03:50', '2026-11-19'],
  ['半夜两点看球', '01:00', '2026-11-18'],
  ['半夜两点看球', '22:00', '2026-11-19'],
  ['2am call', '03:50', '2026-11-19'],
])('%s, typed at %s, is of the small hours that come next', (said, now, next) => {
  const place: Place = { locale: 'zh-CN', today: day, openDay: day, now };
  expect(readWords(said, place).day).toBe(next);
  expect(readWords(said, { ...place, openDay: '2026-11-20' }).day).not.toBe(next);
});

test('who gives back the rhythm keeps a day, and who gives back its end has none', () => {
  const place: Place = { locale: 'en', today: day, openDay: day, now: '10:00' };
  const read = (...without: string[]) =>
    readWords('run every day until dec 20', place, { without });
  expect(read().repeat?.until).toBe('2026-12-20');
  expect(read('every day')).toMatchObject({ title: 'run every day', day: '2026-12-20' });
  expect(read('until dec 20')).toMatchObject({
    title: 'run until dec 20',
    day,
    repeat: { every: 'day', interval: 1 },
  });
});

test('a long text is read where it begins, so that nobody waits for it', () => {
  const place: Place = { locale: 'zh-CN', today: day, openDay: day, now: '10:00' };
  const ask = (line: string) => readWords(line, place, { asked: true }).day;
  expect(ask(`明天有什么${'下'.repeat(4_000)}`)).toBe('2026-11-19');
  expect(ask(`${'下'.repeat(4_000)}，明天有什么`)).toBeUndefined();
});

test('what may be parted in two ways is parted in one, however often it is said', () => {
  const place: Place = { locale: 'zh-CN', today: day, openDay: day, now: '10:00' };
  const began = performance.now();
  for (const row of ['不要忘记得'.repeat(25), '【重要】'.repeat(60)])
    expect(readWords(`${row}x 明天`, place).day).toBe('2026-11-19');
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ['America/New_York', 'dentist 12/3', '2026-12-03'],
  ['America/Indiana/Vevay', 'party 12/3/2026', '2026-12-03'],
  ['Asia/Manila', 'party 30/11/2026', '2026-11-30'],
  ['America/New_York', 'dentist 11/30', '2026-11-30'],
  ['Europe/London', 'dentist 12/3', '2027-03-12'],
  ['Europe/London', 'party 3/12/2026', '2026-12-03'],
  ['America/Toronto', 'dentist 3/12', '2026-12-03'],
])('in %s %j is a day of its own', (zone, line, day) => {
  const place: Place = { locale: 'en', today: '2026-11-26', openDay: '2026-11-26', now: '10:00' };
  expect(readWords(line, { ...place, zone })).toMatchObject({ day });
});

test.each([
  ['2036-09-01', '中秋节回家', '2036-10-04'],
  ['2036-10-05', '中秋节回家', undefined],
  ['2026-12-01', '除夕守岁', '2027-02-05'],
  ['2029-12-31', '春节回家', '2030-02-03'],
  ['2028-01-01', '清明扫墓', '2028-04-04'],
])('on %s %s is of the almanac, and beyond it of no day: %s', (today, line, day) => {
  const place: Place = { locale: 'zh-CN', today, openDay: today, now: '10:00' };
  expect(readWords(line, place).day).toBe(day);
});

test.each([
  ['America/Toronto', '2027-10-11'],
  ['America/New_York', '2027-11-25'],
])('thanksgiving is another day in %s', (zone, day) => {
  const place: Place = { locale: 'en', today: '2026-12-01', openDay: '2026-12-01', now: '10:00' };
  expect(readWords('call mum thanksgiving 4pm', { ...place, zone }).day).toBe(day);
});

test.each([
  ['Australia/Sydney', '2027-09-05'],
  ['Europe/London', '2027-06-20'],
])("father's day is another day in %s", (zone, day) => {
  const place: Place = { locale: 'en', today: '2026-12-01', openDay: '2026-12-01', now: '10:00' };
  expect(readWords("call dad father's day 4pm", { ...place, zone }).day).toBe(day);
});

test.each([
  ['zh-CN', '中秋', '2027-09-15'],
  ['en', 'christmas', '2026-12-25'],
] as const)(
  'in %s the name of %s alone is a day in a field, and a title in a line',
  (locale, line, on) => {
    const place: Place = { locale, today: day, openDay: day, now: '10:00' };
    expect(readWords(line, place, { asked: true }).day).toBe(on);
    expect(readWords(line, place)).toMatchObject({ title: line, taken: [] });
  },
);

test('an hour that has passed today is of the evening, and of no other day', () => {
  const read = (line: string, now: string) =>
    readWords(line, { locale: 'en', today: day, openDay: day, now }).time?.start;
  expect([read('call mum at 8', '10:00'), read('call mum at 8', '07:00')]).toEqual([
    '20:00',
    '08:00',
  ]);
  expect([read('call mum tomorrow at 8', '10:00'), read('call mum 8am', '10:00')]).toEqual([
    '08:00',
    '08:00',
  ]);
  expect(read('call mum at 8', '21:00')).toBe('08:00');
});

test('who gives back the days from one to another keeps none of both', () => {
  const place: Place = { locale: 'zh-CN', today: day, openDay: day, now: '10:00' };
  expect(readWords('周四到周六去上海', place, { without: ['周四到周六'] })).toMatchObject({
    title: '周四到周六去上海',
    taken: [],
  });
});

test('what is asked of a half of the day is of no other day', () => {
  const place: Place = { locale: 'zh-CN', today: day, openDay: day, now: '13:00' };
  expect(readWords('上午做了什么', place, { asked: true }).day).toBeUndefined();
  expect(readWords('上午去图书馆', place).day).toBe('2026-11-19');
});
