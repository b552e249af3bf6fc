import { asGuesses, type Patch, patched, unsure } from './patch.ts';

const key = ['list', '/api/list'] as const;
const doubled = (wrap: (reply: number) => number): Patch => ({
  name: 'list',
  update: (reply) => wrap(Number(reply) * 2),
});

test('patches of a call follow one another, and others are passed over', () => {
  const patches = [
    doubled((reply) => reply),
    { ...doubled(() => 0), name: 'other' },
    doubled((reply) => reply),
  ];
  expect(patched(patches, key, 3)).toEqual({ reply: 12, sure: true });
});

test('one guess makes the reply a guess, and a guess of a guess is the same guess', () => {
  expect(patched([doubled(unsure), doubled((reply) => reply)], key, 3)).toEqual({
    reply: 12,
    sure: false,
  });
  expect(patched(asGuesses([doubled(unsure)]), key, 3)).toEqual({ reply: 6, sure: false });
});
