import { pieces } from './pieces.ts';

test('a list of any length is cut into pieces of three lengths, in its order', () => {
  const items = Array.from({ length: 321 }, (_, index) => index);
  const cut = [...pieces(items)];
  expect(cut.map((piece) => piece.length)).toEqual([100, 100, 100, 10, 10, 1]);
  expect(cut.flat()).toEqual(items);
  expect([...pieces([])]).toEqual([]);
});
