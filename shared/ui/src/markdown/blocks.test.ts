import fc from 'fast-check';
import { splitBlocks } from './blocks.ts';

const parts = (text: string): string[] => {
  const { finished, open } = splitBlocks(text);
  return [...finished, open].map((part) => part.trim());
};

test('paragraphs, headings and lists are blocks of their own', () => {
  expect(parts('# Plan\n\nFirst.\n\n- a\n- b\n\nLast.\n')).toEqual([
    '# Plan',
    'First.',
    '- a\n- b',
    'Last.',
  ]);
});

test('a list with empty lines between its items stays whole', () => {
  expect(parts('1. a\n\n2. b\n\n   more of b\n\nAfter\n')).toEqual([
    '1. a\n\n2. b\n\n   more of b',
    'After',
  ]);
});

test('a code fence is not cut at its empty lines, nor at a shorter fence inside', () => {
  const code = '````md\n```\n\ntext\n\n```\n````';
  expect(parts(`${code}\n\nAfter\n`)).toEqual([code, 'After']);
});

test('HTML is not cut before its element ends', () => {
  const html = '<div>\n\n<p>One</p>\n\n<br>\n\n</div>';
  expect(parts(`${html}\n\nAfter\n`)).toEqual([html, 'After']);
});

test('a style block is one block, whatever stands in it', () => {
  const style = '<style>\n.a > b { color: red }\n\n/* <div> */\n.b { color: blue }\n</style>';
  expect(parts(`${style}\n\n<p class="a">x</p>\n`)).toEqual([style, '<p class="a">x</p>']);
});

test('a tag inside a code span opens nothing', () => {
  expect(parts('Use `<div>` here.\n\nAfter\n')).toEqual(['Use `<div>` here.', 'After']);
});

test('all of the text is kept, and more text never moves an earlier cut', () => {
  const piece = fc.constantFrom(
    'word ',
    '\n',
    '\n\n',
    '```\n',
    '~~~',
    '<div>',
    '</div>',
    '<style>',
    '</style>',
    '- item\n',
    '1. x\n',
    '> quote\n',
    '    code\n',
    '`<b>`',
    '<!--',
    '-->',
    '| a | b |\n',
    '# h\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(), (pieces, at) => {
      const text = pieces.join('');
      const whole = splitBlocks(text);
      expect(whole.finished.join('') + whole.open).toBe(text);
      const earlier = splitBlocks(text.slice(0, at % (text.length + 1))).finished;
      expect(whole.finished.slice(0, earlier.length)).toEqual(earlier);
    }),
    { numRuns: 500 },
  );
});
