import { gutter } from './gutter.ts';

const within = { from: 0, to: 100 };

test('a line is drawn in the middle of the widest gap that cuts nothing', () => {
  const spans = [
    { from: -10, to: 30 },
    { from: 34, to: 40 },
    { from: 60, to: 120 },
  ];
  expect(gutter(spans, within)).toBe(50);
});

test('where everything is covered it cuts as few as it can', () => {
  const spans = [
    { from: 0, to: 100 },
    { from: 0, to: 40 },
    { from: 50, to: 100 },
  ];
  expect(gutter(spans, within)).toBe(45);
});

test('the nearest gap counts where a place is known', () => {
  const spans = [{ from: 10, to: 90 }];
  expect(gutter(spans, within, 70)).toBe(95);
  expect(gutter(spans, within, 4)).toBe(4);
  expect(gutter([], { from: 5, to: 5 })).toBe(5);
});
