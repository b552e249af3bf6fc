import { type Person, splitParts } from './split-parts.ts';

const person = (id: string, typed = '', joins = true): Person => ({ id, joins, typed });

test.each([
  ['equally', [person('a')], '1', 18_600, 9300, [9300]],
  ['equally', [person('a'), person('b')], '1', 10_000, 3334, [3333, 3333]],
  ['equally', [person('a'), person('b', '', false)], '1', 101, 51, [50]],
  ['amount', [person('a', '100+20.5')], '1', 18_600, 6550, [12_050]],
  ['share', [person('a'), person('b', '2')], '1', 10_000, 2500, [2500, 5000]],
  ['share', [person('a', '2'), person('b', '0.5')], '1', 10_000, 2858, [5714, 1428]],
] as const)('%s among %j, own share %s of %i', (mode, people, ownShare, total, own, parts) => {
  const found = splitParts(total, mode, people, ownShare);
  expect(found).toMatchObject({ own, parts: parts.map((minor) => ({ minor })) });
});

test.each([
  ['equally', [person('a', '', false)], '1', { problem: 'nobody' }],
  ['amount', [person('a', '186')], '1', { problem: 'nothingLeft' }],
  ['amount', [person('a', '1e3')], '1', { problem: 'unreadable', friend: 'a' }],
  ['amount', [person('a', '')], '1', { problem: 'missing', friend: 'a' }],
  ['share', [person('a', '1')], '', { problem: 'missing' }],
] as const)('%s among %j with %j is refused', (mode, people, ownShare, problem) => {
  expect(splitParts(18_600, mode, people, ownShare)).toEqual(problem);
});

test('nobody’s cent is lost, and equal parts are equal to the odd cents', () => {
  for (const whole of [100, 101, 9_999, 18_600, 999_999_999]) {
    for (let count = 1; count <= 20; count += 1) {
      const people = Array.from({ length: count }, (_, at) => person(`${at}`));
      const found = splitParts(whole, 'equally', people, '1');
      if ('problem' in found) throw new Error(found.problem);
      const { own, parts } = found;
      expect(own + parts.reduce((sum, { minor }) => sum + minor, 0)).toBe(whole);
      for (const { minor } of parts) {
        expect(own - minor).toBeGreaterThanOrEqual(0);
        expect(own - minor).toBeLessThanOrEqual(count);
      }
    }
  }
});
