import type { Place } from '@board/time/words';
import { today } from '../../testing/corpus/lines.ts';
import type { Meaning } from './meaning.ts';
import { understand } from './understand.ts';

const inEnglish: Place = { locale: 'en', today, openDay: today, now: '10:00' };

test.each([
  ['whch classes do i have tommorow', 'lessons', 'which classes do i have tommorow'],
  ['how much did i spned on food', 'spending', 'how much did i spend on food'],
])('%s has a slip, and is read without it', (said, intent, readAs) => {
  const place: Place = { locale: 'en', today, openDay: today, now: '10:00' };
  expect(understand(said, place, ['Linear Algebra'])).toMatchObject({ intent, readAs });
  expect(understand('how much did i spend on plants', place)).toMatchObject({ name: 'plants' });
});

test('a long text is none of its questions, and is not looked into', () => {
  const place: Place = { locale: 'en', today, openDay: today, now: '10:00' };
  expect(understand(`What is overdue? ${'a '.repeat(10_000)}`, place).kind).toBe('cannot');
  expect(understand('把'.repeat(500), place).kind).toBe('cannot');
});

test.each([
  ['What did I spend in December?', '2026-11-25', '2025-12-01', '2025-12-31'],
  ['What did I spend in December?', '2026-12-03', '2026-12-01', '2026-12-31'],
  ['What did I spend in February?', '2028-01-15', '2027-02-01', '2027-02-28'],
  ['How much did I spend on Friday?', '2026-11-25', '2026-11-20', '2026-11-20'],
])('%s, asked on %s, is of what is over', (said, day, start, end) => {
  const place: Place = { locale: 'en', today: day, openDay: day, now: '10:00' };
  expect(understand(said, place)).toMatchObject({ span: { start, end } });
});

test('words of thanks without an end cost no more than a few', () => {
  const place: Place = { locale: 'zh-CN', today, openDay: today, now: '10:00' };
  const began = performance.now();
  expect(understand(`${'吧 '.repeat(30)}x`, place)).toEqual({ kind: 'cannot' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a row of blanks and colons costs no more than a few', () => {
  const place: Place = { locale: 'zh-CN', today, openDay: today, now: '10:00' };
  const began = performance.now();
  for (const gap of [' ', '\t', '：', ', '])
    expect(understand(`把${gap.repeat(490 / gap.length)}x`, place)).toEqual({ kind: 'cannot' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

test.each([
  ['show my most recent income', 'income'],
  ['my latest expense', 'spend'],
  ['last expense', 'spend'],
  ['What was my last purchase?', 'spend'],
  ['what was the last thing I bought', 'spend'],
  ['最近一笔收入', 'income'],
  ['最近的一笔是什么', undefined],
])('%s is the latest record, and no lesson', (said, type) => {
  const { has, ...meaning } = understand(said, inEnglish) as Extract<Meaning, { kind: 'question' }>;
  expect(meaning).toMatchObject({ kind: 'question', intent: 'latest' });
  expect(['income', 'spend'].find((each) => has.has(each as never))).toBe(type);
});

test.each([
  ['how much did i spend on food', undefined],
  ['what time do lessons start', undefined],
  ['when is PE', 'PE'],
  ['PE什么时候上', 'PE'],
  ['when is art?', 'art'],
  ['where is C++', 'C++'],
  ['高数A在哪上课', '高数A'],
])('%s is of a course only where its name is a word', (said, name) => {
  const meaning = understand(said, inEnglish, ['PE', 'Art', 'C++', '高数A']);
  expect(meaning.kind === 'question' && meaning.name).toBe(name);
});

test.each([
  '周五要交啥',
  '周五前要交啥',
  '周五前交几门作业',
  '明天下午三点咋办',
  '明天下午3点有课不',
  '周五前作业交没',
  '周五前为何要交报告',
  '明天三点去何处上课',
  'on friday at 3pm what do i have',
  'by friday which reports do i hand in',
])('%s asks, and is no new task', (said) => {
  expect(understand(said, inEnglish).kind).not.toBe('add');
});
