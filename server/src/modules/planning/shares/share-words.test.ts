import { shareWords } from './share-words.ts';

test('a week names a month that holds for both of its ends once', () => {
  const { en, 'zh-CN': zh } = shareWords;
  expect(en.week('2026-11-23', '2026-11-29')).toBe('23–29 Nov');
  expect(en.week('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec');
  expect(zh.week('2026-11-23', '2026-11-29')).toBe('11月23日–29日');
  expect(zh.week('2026-11-30', '2026-12-06')).toBe('11月30日–12月6日');
});
