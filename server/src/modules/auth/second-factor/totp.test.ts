import { base32, codeAt, stepAt, stepOf } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238 shows after %i seconds %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000), 8)).toBe(code);
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code.slice(2));
});

test('a code is known one step before and one after its own, not two', () => {
  const steps = [-2, -1, 0, 1, 2].map((away) =>
    stepOf(secret, codeAt(secret, 100 + away), 100 * 30_000 + 29_999),
  );
  expect(steps).toEqual([undefined, 99, 100, 101, undefined]);
  expect(stepOf(secret, '', 100 * 30_000)).toBeUndefined();
});

test.each([
  ['fooba', 'MZXW6YTB'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('RFC 4648 writes %s as %s', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
});
