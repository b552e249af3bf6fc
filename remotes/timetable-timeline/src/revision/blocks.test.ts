import fc from 'fast-check';
import { lengthsOf, topicsOf, usualWish } from './blocks.ts';

test.each([
  ['4', 60, [60, 60, 60, 60]],
  ['2.5', 60, [60, 60, 30]],
  ['1.6', 90, [90]],
  ['0', 60, undefined],
  ['', 60, undefined],
  ['many', 60, undefined],
  ['61', 90, undefined],
  ['60', 45, undefined],
])('%s hours, at most %s minutes each', (hours, longest, lengths) => {
  expect(lengthsOf({ ...usualWish, hours, longest })).toEqual(lengths);
});

test('each topic has a block, each block a topic, in their order', () => {
  const topics = fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(topics, fc.integer({ min: 1, max: 40 }), (lines, blocks) => {
      const laid = topicsOf(`\n${lines.join('\n \n')}\n`, blocks);
      expect(laid).toHaveLength(blocks);
      expect(laid.every((each) => each.length > 0)).toBe(true);
      if (lines.length >= blocks) expect(laid.flat()).toEqual(lines);
      else expect(new Set(laid.flat())).toEqual(new Set(lines));
    }),
  );
});

test('without topics a block has none', () => {
  expect(topicsOf(' \n', 2)).toEqual([[], []]);
});
