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
  ];
  return [
    days && `${days.start}..${days.end}`.replace(/^2026-/, ''),
    day?.replace(/^2026-/, ''),
    span,
    rhythm?.join(' ').trim(),
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
