import type { Place } from '@board/time/words';
import { today } from '../../testing/corpus/lines.ts';
import { understand } from './understand.ts';

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
