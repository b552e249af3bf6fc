import { centred, moved, side, zoomed } from './crop.ts';

const wide = { width: 800, height: 400 };

test('a picture begins in the middle and fills the window', () => {
  expect(centred(wide)).toEqual({ x: -side / 2, y: 0, zoom: 1 });
});

test('the window stays full however far the picture is moved', () => {
  expect(moved(wide, centred(wide), 1000, 1000)).toEqual({ x: 0, y: 0, zoom: 1 });
  expect(moved(wide, centred(wide), -1000, -1000)).toEqual({ x: -side, y: 0, zoom: 1 });
});

test('what is in the middle stays there while it grows', () => {
  const { x, y } = zoomed(wide, centred(wide), 2);
  expect([x, y]).toEqual([side / 2 - side * 2, side / 2 - side]);
});

test('shrinking back keeps the window full', () => {
  const corner = moved(wide, zoomed(wide, centred(wide), 2), 1000, 1000);
  expect(zoomed(wide, corner, 1)).toEqual({ x: 0, y: 0, zoom: 1 });
});
