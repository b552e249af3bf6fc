import { targetName } from './target-name.ts';

test('of a long id its end is enough, a name is whole', () => {
  expect(targetName('0198a1b2-0000-7000-8000-0000057d7be2')).toBe('057d7be2');
  expect(targetName('board-2026-11-25T190003Z-auto.jsonl.gz')).toBe(
    'board-2026-11-25T190003Z-auto.jsonl.gz',
  );
  expect(targetName('finance')).toBe('finance');
});
