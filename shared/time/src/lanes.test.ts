import { inLanes, laneShare } from './lanes.ts';

const span = (item: string, from: number, to: number) => ({ item, from, to });
const lanesOf = (...spans: ReturnType<typeof span>[]) =>
  inLanes(spans).map(({ item, lane, lanes }) => `${item} ${lane + 1}/${lanes}`);

test('what does not overlap has the whole width', () => {
  expect(lanesOf(span('a', 0, 2), span('b', 2, 4))).toEqual(['a 1/1', 'b 1/1']);
});

test('two that overlap stand side by side', () => {
  expect(lanesOf(span('a', 0, 2), span('b', 1, 3))).toEqual(['a 1/2', 'b 2/2']);
});

test('a lane is used again as soon as it is free', () => {
  expect(lanesOf(span('long', 0, 6), span('a', 0, 2), span('b', 2, 4))).toEqual([
    'a 1/2',
    'long 2/2',
    'b 1/2',
  ]);
});

test('a group ends where nothing overlaps any more', () => {
  expect(lanesOf(span('a', 0, 2), span('b', 1, 2), span('c', 3, 4))).toEqual([
    'a 1/2',
    'b 2/2',
    'c 1/1',
  ]);
});

test('whatever their order, and a group that touches the one before is another', () => {
  expect(lanesOf(span('c', 2, 4), span('b', 1, 2), span('a', 0, 2))).toEqual([
    'a 1/2',
    'b 2/2',
    'c 1/1',
  ]);
});

test('of two that begin together the shorter comes first', () => {
  expect(lanesOf(span('long', 0, 3), span('short', 0, 1), span('next', 1, 2))).toEqual([
    'short 1/2',
    'long 2/2',
    'next 1/2',
  ]);
});

test('lanes have equal shares, one beside the other', () => {
  expect(laneShare({ lane: 1, lanes: 4 })).toEqual({ start: 0.25, end: 0.5, size: 0.25 });
});
